import type { Snapshot, SnapshotRow } from '../../db/snapshot.ts';

/**
 * Which rows of a deleted account name someone else: what was written to its page from their
 * address, and the activity that tells of it under the same id.
 */
export function rowsNaming(
  snapshot: Snapshot,
  address: string,
): (table: string, row: SnapshotRow) => boolean {
  const names = (table: string, row: SnapshotRow) => table !== 'users' && row.email === address;
  const named = snapshot.flatMap(({ table, rows }) => rows.filter((row) => names(table, row)));
  const ids = new Set(named.map(({ id }) => id));
  return (table, row) => names(table, row) || (table === 'activities' && ids.has(row.id));
}
