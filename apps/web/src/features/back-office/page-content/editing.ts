/** What edits the records of a tab. A module of its own, loaded when someone begins to edit. */
export { Fields } from '#components/editing/fields.tsx';
export { ChangedRecords } from './changed-records.tsx';
export { RecordForm } from './record-form.tsx';
export { SaveFailures } from './save-failures.tsx';
export { saveTab } from './save-tab.ts';
