import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { useApi } from '#lib/api-context.ts';
import { useDraft } from '#lib/editing/use-draft.ts';
import { useLoadedCode } from '#lib/loaded-code.ts';
import { m } from '#messages';
import { useRefreshAfterSave } from '../components/use-refresh-after-save.ts';
import { useUndo } from '../components/use-undo.tsx';
import { listEndpoint } from '../website-content/slots.ts';
import {
  DRAFT_FORMAT,
  draftReader,
  type EditedRecord,
  isChanged,
  isNew,
  newEntry,
} from './edited-record.ts';
import { editingCode } from './editing-code.ts';
import type { PageTab } from './page-tabs.ts';
import { readTab } from './read-tab.ts';
import type { Failures, SavedTab } from './save-tab.ts';

/** The cache key of a tab; whatever changes its collection makes it stale. */
const tabKey = ({ value, collection }: PageTab) =>
  [collection ? listEndpoint(collection.type) : 'page to edit', value] as const;

/** What is stored of a tab: the page's own record first, then those of its collection. */
export function useStoredTab(tab: PageTab) {
  const api = useApi();
  return useQuery({ queryKey: tabKey(tab), queryFn: ({ signal }) => readTab(api, tab, signal) });
}

type Records = readonly EditedRecord[];

const kept = (records: Records) => ({ format: DRAFT_FORMAT, records }) as const;

const noFailures: Failures = new Map();

/** The editing of one tab: read-only until 'Edit Content', and again once all is saved. */
export function useTabEditor(tab: PageTab) {
  const api = useApi();
  const toast = useToast();
  const undo = useUndo();
  const drafts = useDraft(`page-content ${tab.value}`, draftReader);
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
  const { code, failed, retry } = useLoadedCode(editingCode, records !== undefined);
  const save = useMutation({
    mutationFn: async (typed: Records) => (await editingCode.load()).saveTab(api, typed),
    onSuccess: async (result) => {
      const { saved, trashed, failures, records } = result;
      if (saved > 0) await refresh(result);
      const action = trashed.length > 0 ? undo(trashed) : undefined;
      if (failures.size > 0) {
        setRecords(records);
        setFailures(failures);
        if (action)
          toast({ message: m.admin_page_removed_count({ count: trashed.length }), action });
        return;
      }
      end();
      if (saved > 0) toast({ message: m.admin_page_saved(), action });
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
    /** What edits them, once it is here. */
    code,
    /** It did not come; tries again. */
    retryCode: failed ? retry : undefined,
    savedDraft: drafts.savedDraft,
    unreadDraft: drafts.unread,
    readDraft: drafts.look,
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
function useTabSaved(tab: PageTab) {
  const queries = useQueryClient();
  const refresh = useRefreshAfterSave();
  return async ({ records, failures }: SavedTab) => {
    const [list] = tabKey(tab);
    // What is known already is not asked for first, so that nothing old shows for a moment.
    if (failures.size === 0) queries.setQueryData(tabKey(tab), records);
    await refresh([[list], ...(tab.page ? [[`pages.${tab.page}.get`]] : [])]);
  };
}
