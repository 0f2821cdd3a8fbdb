import { useMutation } from '@tanstack/react-query';
import type { ContentType } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { useApi } from '../../../lib/api-context.ts';
import { type EditedRecord, isNew, isTyped, nameOf } from '../records/edited-record.ts';
import { RecordConflict, saveRecord } from '../records/save-record.ts';
import { useRefreshAfterSave } from '../records/use-refresh-after-save.ts';
import { listEndpoint } from './reading.ts';

interface EditorWiring {
  type: ContentType;
  start: EditedRecord;
  /** Told what is not saved yet. */
  onKeep: (record: EditedRecord | undefined) => void;
  onSaved: () => void;
}

/** One entry while it is written; what fails leaves everything as it was typed. */
export function useEntryEditor({ type, start, onKeep, onSaved }: EditorWiring) {
  const api = useApi();
  const refresh = useRefreshAfterSave();
  const toast = useToast();
  const [record, setRecord] = useState(start);
  const [comparing, setComparing] = useState(false);
  const keep = useEffectEvent(() => onKeep(isTyped(record) ? record : undefined));
  useEffect(() => keep(), [record]);

  const save = useMutation({
    mutationFn: (now: EditedRecord) => saveRecord(api, now),
    onSuccess: async (_, now) => {
      const name = nameOf(now);
      toast({
        message: isNew(now) ? m.admin_content_created({ name }) : m.admin_content_updated({ name }),
      });
      onSaved();
      await refresh([[listEndpoint(type)]]);
    },
    onError: (error) => setComparing(error instanceof RecordConflict),
  });
  const send = (now: EditedRecord) => {
    setComparing(false);
    setRecord(now);
    save.mutate(now);
  };
  return {
    record,
    save,
    conflict: save.error instanceof RecordConflict ? save.error : undefined,
    comparing,
    setComparing,
    send,
    change: (path: string, text: string) =>
      setRecord((now) => ({ ...now, values: { ...now.values, [path]: text } })),
  };
}
