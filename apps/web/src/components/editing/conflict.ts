/** What is needed once somebody else has changed the same. A module of its own, loaded then. */
export { ChangedElsewhere } from './changed-elsewhere.tsx';
export { ConflictDialog } from './conflict-dialog.tsx';
