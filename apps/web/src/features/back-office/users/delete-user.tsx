import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '@vitrine/contracts';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { failureReason } from '../components/failure-reason.ts';
import { usersChanged } from './use-users.ts';

interface DeleteUserProps {
  user: AdminUser;
  onClose: () => void;
}

/** Asks before an account is erased, and says what goes with it (AUS-01). */
export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const { name, email } = user;
  const isSelf = useSession()?.email === email;
  const deletion = useDeleteUser(user, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.admin_users_delete_title()}
      question={m.admin_users_delete_question({ name, email })}
      confirmLabel={m.admin_users_delete_confirm()}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    >
      {isSelf ? <Alert>{m.admin_users_delete_self()}</Alert> : null}
      {deletion.error ? (
        <Alert tone="danger" title={m.admin_users_delete_failed()}>
          {failureReason(deletion.error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}

/** One that is gone already was erased somewhere else: no failure. */
function useDeleteUser({ id, name }: AdminUser, onClose: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      api.call('admin.users.delete', { params: { id } }).catch((cause: unknown) => {
        if (!(cause instanceof ApiError && cause.status === 404)) throw cause;
      }),
    onSuccess: () => {
      toast({ message: m.admin_users_deleted({ name }) });
      onClose();
      void usersChanged(queries);
    },
  });
}
