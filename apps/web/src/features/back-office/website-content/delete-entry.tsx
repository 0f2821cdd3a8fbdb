import { useMutation } from '@tanstack/react-query';
import type { ContentType } from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { orGone } from '#lib/list-query.ts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';
import { useRefreshAfterSave } from '../components/use-refresh-after-save.ts';
import { type ContentItem, listEndpoint, nameOf } from './slots.ts';

interface DeleteEntryProps {
  type: ContentType;
  item: ContentItem;
  onClose: () => void;
}

/** Asks, and deletes; what the server has against it is told in its own words. */
export function DeleteEntry({ type, item, onClose }: DeleteEntryProps) {
  const api = useApi();
  const refresh = useRefreshAfterSave();
  const toast = useToast();
  const words = typeWords(type);
  const name = nameOf(type, item);
  const deletion = useMutation({
    mutationFn: () => orGone(api.call(`content.${type}.delete`, { params: { id: item.id } })),
    onSuccess: async () => {
      toast({ message: m.admin_deleted({ name }) });
      onClose();
      await refresh([[listEndpoint(type)]]);
    },
  });
  return (
    <ConfirmAction
      action={deletion}
      failed={words.failedDelete}
      title={words.deleteTitle}
      question={words.deleteQuestion}
      confirmLabel={m.area_delete()}
      onClose={onClose}
    >
      <p>{name}</p>
    </ConfirmAction>
  );
}
