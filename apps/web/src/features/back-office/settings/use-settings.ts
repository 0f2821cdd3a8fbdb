import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { useApi } from '../../../lib/api-context.ts';
import { type EditedRecord, isTyped } from '../records/edited-record.ts';
import { keptRecords, readRecords } from '../records/kept-records.ts';
import { RecordConflict, readDocument, saveRecord } from '../records/save-record.ts';
import { useKeptDraft } from '../records/use-kept-draft.ts';
import { useRefreshAfterSave } from '../records/use-refresh-after-save.ts';

const settingsKey = ['settings to edit'] as const;

/** The settings with their version. */
export function useStoredSettings() {
  const api = useApi();
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => readDocument(api, { kind: 'settings' }, signal),
  });
}

/** The settings while they are edited; what fails leaves everything as it was typed. */
export function useSettingsEditor(stored: EditedRecord) {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useRefreshAfterSave();
  const toast = useToast();
  const drafts = useKeptDraft('settings', readRecords);
  const [typed, setTyped] = useState<EditedRecord>();
  const [comparing, setComparing] = useState(false);
  const keep = useEffectEvent(() => drafts.keep(typed && keptRecords([typed])));
  useEffect(() => keep(), [typed]);

  const record = typed ?? stored;
  const save = useMutation({
    mutationFn: (now: EditedRecord) => saveRecord(api, now),
    onSuccess: async (saved) => {
      queries.setQueryData(settingsKey, saved);
      setTyped(undefined);
      toast({ message: m.admin_settings_saved() });
      // The header of this very page says the company's name; mails may come from somebody else.
      await refresh([['pages.company.get'], ['outbox.route']]);
    },
    onError: (error) => setComparing(error instanceof RecordConflict),
  });
  const send = (now: EditedRecord) => {
    setComparing(false);
    setTyped(now);
    save.mutate(now);
  };
  const [left] = drafts.left;
  return {
    record,
    save,
    send,
    typed: typed !== undefined,
    conflict: save.error instanceof RecordConflict ? save.error : undefined,
    comparing,
    setComparing,
    left: typed ? undefined : left,
    change(path: string, text: string) {
      const now = { ...record, values: { ...record.values, [path]: text } };
      setTyped(isTyped(now) ? now : undefined);
    },
    discard() {
      setTyped(undefined);
      save.reset();
    },
    restore() {
      if (!left) return;
      setTyped(left.content[0]);
      drafts.forget(left.key);
    },
    forget: () => left && drafts.forget(left.key),
  };
}
