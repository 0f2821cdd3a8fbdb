import { useQueryClient } from '@tanstack/react-query';

/** What counts or names records of every kind: the dashboard, and where pictures are used. */
const countsRecords = ['admin.overview', 'admin.audit.list', 'library', 'library.uses'];

/** Brings up to date whatever shows what was just stored, and waits for what is on the screen. */
export function useRefreshAfterSave() {
  const queries = useQueryClient();
  return (shown: readonly (readonly string[])[]) =>
    Promise.all(
      [...shown, ...countsRecords.map((name) => [name])].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}
