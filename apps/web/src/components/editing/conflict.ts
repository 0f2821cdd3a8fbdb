/** What is needed once someone else has changed the same. A module of its own, loaded then. */
export { ChangedElsewhere } from './changed-elsewhere.tsx';
export { ConflictDialog } from './conflict-dialog.tsx';
