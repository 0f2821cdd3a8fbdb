import { useQueryClient } from '@tanstack/react-query';
import { listKey } from '#lib/list-query.ts';

/** What counts or names records of every kind: the dashboard, the log, and where pictures are used. */
const COUNTS_RECORDS = [
  ['admin.overview'],
  listKey('admin.audit.list'),
  listKey('library.list'),
  ['library.uses'],
];

/** Brings up to date whatever shows what was just stored, and waits for what is on the screen. */
export function useRefreshAfterSave() {
  const queries = useQueryClient();
  return (shown: readonly (readonly string[])[]) =>
    Promise.all(
      [...shown, ...COUNTS_RECORDS].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
