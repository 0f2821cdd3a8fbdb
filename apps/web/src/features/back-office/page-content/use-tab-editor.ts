import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { useApi } from '#lib/api-context.ts';
import { useDraft } from '#lib/editing/use-draft.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { useRefreshAfterSave } from '../components/use-refresh-after-save.ts';
import { listEndpoint } from '../website-content/slots.ts';
import {
  DRAFT_FORMAT,
  draftSchema,
  type EditedRecord,
  entryRecord,
  isChanged,
  isNew,
  newEntry,
} from './edited-record.ts';
import type { PageTab } from './page-tabs.ts';
import { type Failures, readPage, saveTab } from './save-tab.ts';

/** The cache key of a page with its version. */
const pageKeyOf = (page: string) => ['page to edit', page] as const;

/** What is stored of a tab: the page's own record first, then those of its collection. */
export function useStoredTab({ page, collection }: PageTab) {
  const api = useApi();
  const own = useQuery({
    queryKey: pageKeyOf(page ?? ''),
    enabled: page !== undefined,
    queryFn: ({ signal }) => readPage(api, { kind: 'page', page: page ?? 'home' }, signal),
  });
  const entries = useQuery({
    ...endpointQuery(api, listEndpoint(collection?.type ?? 'projects')),
    enabled: collection !== undefined,
  });
  const asked: UseQueryResult<unknown>[] = [
    ...(page ? [own] : []),
    ...(collection ? [entries] : []),
  ];
  const missing = asked.filter(({ data }) => data === undefined);
  const list: readonly { id: string }[] = entries.data ?? [];
  const records = [
    ...(own.data && page ? [own.data] : []),
    ...(collection ? list.map((entry) => entryRecord(collection.type, entry)) : []),
  ];
  return {
    data: missing.length === 0 ? records : undefined,
    error: missing.find(({ error }) => error)?.error ?? null,
    isError: missing.some(({ isError }) => isError),
    refetch: () =>
      Promise.all(missing.filter(({ isError }) => isError).map((one) => one.refetch())),
  };
}

type Records = readonly EditedRecord[];

const kept = (records: Records) => ({ format: DRAFT_FORMAT, records }) as const;

const noFailures: Failures = new Map();

/** The editing of one tab: read-only until 'Edit Content', and again once all is saved. */
export function useTabEditor(tab: PageTab) {
  const api = useApi();
  const toast = useToast();
  const drafts = useDraft(`page-content ${tab.value}`, draftSchema);
  const refresh = useTabSaved(tab);
  const [records, setRecords] = useState<Records>();
  const [failures, setFailures] = useState(noFailures);

  const keep = useEffectEvent(() => {
    if (records) drafts.keep(records.some(isChanged) ? kept(records) : undefined);
  });
  useEffect(() => keep(), [records]);

  const end = () => {
    drafts.keep(undefined);
    setRecords(undefined);
    setFailures(noFailures);
  };
  const save = useMutation({
    mutationFn: (typed: Records) => saveTab(api, typed),
    onSuccess: async (result) => {
      if (result.saved > 0) await refresh(result.records);
      if (result.failures.size > 0) {
        setRecords(result.records);
        setFailures(result.failures);
        return;
      }
      end();
      if (result.saved > 0) toast({ message: m.admin_page_saved() });
    },
  });
  const update = (key: string, by: (record: EditedRecord) => EditedRecord) =>
    setRecords((all) => all?.map((one) => (one.key === key ? by(one) : one)));
  return {
    records,
    failures,
    /** Whether the last save stored anything at all. */
    savedSome: (save.data?.saved ?? 0) > 0,
    saving: save.isPending,
    savedDraft: drafts.savedDraft,
    discardSavedDraft: drafts.discard,
    restore() {
      if (!drafts.savedDraft) return;
      setRecords(drafts.savedDraft.content.records);
      drafts.restored(drafts.savedDraft.content);
    },
    start: setRecords,
    end,
    save: (typed: Records) => save.mutate(typed),
    change: (key: string, values: object) => update(key, (one) => ({ ...one, values })),
    replace: (record: EditedRecord) => update(record.key, () => record),
    add: () => setRecords((all) => all && [...all, ...fresh(tab)]),
    remove(record: EditedRecord) {
      if (isNew(record)) setRecords((all) => all?.filter(({ key }) => key !== record.key));
      else update(record.key, (one) => ({ ...one, removed: !one.removed }));
    },
  };
}

export type TabEditing = ReturnType<typeof useTabEditor>;

const fresh = ({ collection }: PageTab): Records =>
  collection ? [newEntry(collection.type, collection.fresh())] : [];

/** Brings up to date whatever shows what was just saved: this screen, and the page itself. */
function useTabSaved({ page, collection }: PageTab) {
  const queries = useQueryClient();
  const refresh = useRefreshAfterSave();
  return async (records: readonly EditedRecord[]) => {
    const own = records.find(({ source }) => source.kind === 'page');
    const stale: (readonly string[])[] = [];
    if (page) stale.push([`pages.${page}.get`], pageKeyOf(page));
    if (collection) stale.push([listEndpoint(collection.type)]);
    // What is known already is not asked for first, so that nothing old shows for a moment.
    if (own && page) queries.setQueryData(pageKeyOf(page), own);
    await refresh(stale);
  };
}
