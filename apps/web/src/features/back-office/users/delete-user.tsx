import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '@vitrine/contracts';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { ConfirmAction } from '../../../components/ui/confirm-action.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { orGone } from '../../../lib/list-query.ts';
import { useSession } from '../../../lib/session.ts';
import { usersChanged } from './use-users.ts';

interface DeleteUserProps {
  user: AdminUser;
  onClose: () => void;
}

/** Asks before an account is erased, and says what goes with it (AUS-01). */
export function DeleteUser({ user: { id, name, email }, onClose }: DeleteUserProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const isSelf = useSession()?.email === email;
  const deletion = useMutation({
    mutationFn: () => orGone(api.call('admin.users.delete', { params: { id } })),
    onSuccess: () => {
      toast({ message: m.admin_users_deleted({ name }) });
      onClose();
      void usersChanged(queries);
    },
  });
  return (
    <ConfirmAction
      action={deletion}
      failed={m.admin_users_delete_failed()}
      title={m.admin_users_delete_title()}
      question={m.admin_users_delete_question({ name, email })}
      confirmLabel={m.admin_users_delete_confirm()}
      onClose={onClose}
    >
      {isSelf ? <Alert>{m.admin_users_delete_self()}</Alert> : null}
    </ConfirmAction>
  );
}
