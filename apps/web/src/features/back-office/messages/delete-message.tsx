import type { Message } from '@vitrine/contracts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { failureReason } from '../components/failure-reason.ts';
import styles from './message-actions.module.css';
import { useDeleteMessage } from './message-changes.ts';

interface DeleteMessageProps {
  message: Message;
  onDeleted: () => void;
}

export function DeleteMessage({ message, onDeleted }: DeleteMessageProps) {
  const { id, name } = message;
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const deletion = useDeleteMessage(id, () => {
    toast({ message: m.admin_messages_deleted({ name }) });
    onDeleted();
  });
  const ask = (open: boolean) => {
    deletion.reset();
    setAsking(open);
  };
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => ask(true)}>
        <Trash2 size={16} aria-hidden="true" />
        <span className={styles.deleteLabel}>{m.admin_messages_delete()}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={m.admin_messages_delete_title()}
        question={m.admin_messages_delete_question({ name })}
        confirmLabel={m.admin_messages_delete_confirm()}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
      >
        {deletion.error ? (
          <Alert tone="danger" title={m.admin_messages_delete_failed()}>
            {failureReason(deletion.error)}
          </Alert>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
