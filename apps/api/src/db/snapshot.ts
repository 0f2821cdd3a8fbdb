/** A row by the names that code has for its columns. */
export type SnapshotRow = Record<string, unknown>;

/** Rows as JSON can hold them, by their table; those that others point to come before them. */
export type Snapshot = { table: string; rows: SnapshotRow[] }[];
