import { useMutation } from '@tanstack/react-query';
import type { ContentType } from '@vitrine/contracts';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { typeWords } from '../components/content-words.ts';
import { type EditedRecord, nameOf } from '../records/edited-record.ts';
import { reasonOf } from '../records/field-errors.ts';
import { saveRecord } from '../records/save-record.ts';
import { useRefreshAfterSave } from '../records/use-refresh-after-save.ts';
import { listEndpoint } from './reading.ts';

interface DeleteEntryProps {
  type: ContentType;
  record: EditedRecord;
  onClose: () => void;
}

/** Asks, and deletes; what the server has against it is told in its own words. */
export function DeleteEntry({ type, record, onClose }: DeleteEntryProps) {
  const api = useApi();
  const refresh = useRefreshAfterSave();
  const toast = useToast();
  const words = typeWords(type);
  const remove = useMutation({
    mutationFn: () => saveRecord(api, { ...record, removed: true }),
    onSuccess: async () => {
      toast({ message: m.admin_content_deleted({ name: nameOf(record) }) });
      onClose();
      await refresh([[listEndpoint(type)]]);
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.deleteTitle}
      question={words.deleteQuestion}
      confirmLabel={m.admin_content_delete()}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {remove.error ? (
        <Alert tone="danger" title={words.failedDelete}>
          {reasonOf(remove.error)}
        </Alert>
      ) : (
        <p>{nameOf(record)}</p>
      )}
    </ConfirmDialog>
  );
}
