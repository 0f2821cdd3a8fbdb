import type { Connection } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.tsx';
import { useDeleteConnection } from '../../api/connections.ts';

interface DeleteConnectionProps {
  /** The one that is asked about; undefined when none is. */
  connection: Connection | undefined;
  onClose: () => void;
  /** After the question has closed over a connection that is no more. */
  onDeleted: () => void;
}

/** Asks before what somebody wrote is gone. */
export function DeleteConnection({ connection, onClose, onDeleted }: DeleteConnectionProps) {
  const toast = useToast();
  const { mutate, isPending, isError, reset } = useDeleteConnection();
  const deleted = useRef(false);
  useEffect(() => {
    if (connection || !deleted.current) return;
    deleted.current = false;
    onDeleted();
  }, [connection, onDeleted]);
  const close = () => {
    reset();
    onClose();
  };
  const onSuccess = () => {
    deleted.current = true;
    toast({ message: m.account_connection_deleted() });
    close();
  };
  return (
    <ConfirmDialog
      open={connection !== undefined}
      onOpenChange={(open) => open || close()}
      title={m.account_connection_delete_title()}
      question={m.account_connection_delete_question({ name: connection?.name ?? '' })}
      confirmLabel={m.account_connection_delete()}
      busy={isPending}
      onConfirm={() => connection && mutate(connection.id, { onSuccess })}
    >
      {isError ? <Alert tone="danger">{m.account_connection_delete_failed()}</Alert> : null}
    </ConfirmDialog>
  );
}
