import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useDeleteItem } from '../api/delete-item.ts';
import type { EditedList } from '../state/item-kinds.ts';
import { RetryAlert } from './retry-alert.tsx';

interface DeleteItemButtonProps {
  list: EditedList;
  id: string;
  name: string;
}

/** Deletes at once, and so asks first. */
export function DeleteItemButton({ list, id, name }: DeleteItemButtonProps) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const deletion = useDeleteItem(list);
  const ask = (open: boolean) => {
    deletion.reset();
    setAsking(open);
  };
  const confirm = () =>
    deletion
      .mutateAsync(id)
      .then(() => toast({ message: m.portfolio_deleted({ name }) }))
      .catch(() => undefined);
  return (
    <>
      <IconButton
        tone="danger"
        label={m.portfolio_delete_named({ name })}
        onClick={() => ask(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={m.portfolio_delete_title({ name })}
        question={m.portfolio_delete_question()}
        confirmLabel={m.portfolio_delete()}
        busy={deletion.isPending}
        onConfirm={() => void confirm()}
      >
        <RetryAlert error={deletion.error} onRetry={() => void confirm()} />
      </ConfirmDialog>
    </>
  );
}
