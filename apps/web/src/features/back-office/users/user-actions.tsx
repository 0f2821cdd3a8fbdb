import { useMutation } from '@tanstack/react-query';
import type { AdminUser } from '@vitrine/contracts';
import { MailPlus, Pencil, Trash2 } from 'lucide-react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { failureReason } from '../components/failure-reason.ts';
import styles from './user-actions.module.css';

interface UserActionsProps {
  user: AdminUser;
  onEdit: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

export function UserActions({ user, onEdit, onDelete }: UserActionsProps) {
  const { name, status } = user;
  return (
    <div className={styles.actions}>
      {status === 'pending' ? <Invite user={user} /> : null}
      <IconButton label={m.admin_users_edit({ name })} onClick={() => onEdit(user)}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={m.admin_users_delete({ name })}
        tone="danger"
        onClick={() => onDelete(user)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Mails the link to choose a password once more (AUS-03). */
function Invite({ user: { id, name, email } }: { user: AdminUser }) {
  const api = useApi();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('admin.users.invite', { params: { id } }),
    onSuccess: () => toast({ message: m.admin_users_invited({ email }) }),
    onError: (error) =>
      toast({
        message: `${m.admin_users_invite_failed()}. ${failureReason(error)}`,
        tone: 'danger',
      }),
  });
  return (
    <IconButton label={m.admin_users_invite({ name })} busy={isPending} onClick={() => mutate()}>
      <MailPlus size={18} aria-hidden="true" />
    </IconButton>
  );
}
