import { useQueryClient } from '@tanstack/react-query';
import { useRefreshAfterSave } from '../components/use-refresh-after-save.ts';
import type { EditedRecord } from './edited-record.ts';
import type { PageTab } from './page-tabs.ts';
import { listOf, pageKeyOf } from './use-stored-tab.ts';

/** Brings up to date whatever shows what was just saved: this screen, and the page itself. */
export function useTabSaved({ page, collection }: PageTab) {
  const queries = useQueryClient();
  const refresh = useRefreshAfterSave();
  return async (records: readonly EditedRecord[]) => {
    const own = records.find(({ source }) => source.kind === 'page');
    const stale: (readonly string[])[] = [];
    if (page) stale.push([`pages.${page}.get`], pageKeyOf(page));
    if (collection) stale.push([listOf(collection.type)]);
    // What is known already is not asked for first, so that nothing old shows for a moment.
    if (own && page) queries.setQueryData(pageKeyOf(page), own);
    await refresh(stale);
  };
}
