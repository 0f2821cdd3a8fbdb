import { useMutation } from '@tanstack/react-query';
import type { AccountStatus, AdminUser, Role } from '@vitrine/contracts';
import { MailPlus, Pencil, Trash2 } from 'lucide-react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Row } from '../../../components/layout/primitives.tsx';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import type { Column } from '../../../components/ui/data-table.tsx';
import { EmailText } from '../../../components/ui/email-text.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { useApi } from '../../../lib/api-context.ts';
import { failureReason } from '../../../lib/failure-reason.ts';
import { Moment } from '../components/moment.tsx';
import styles from './user-columns.module.css';
import { isAccountStatus, roleLabel, statusLabel } from './user-words.ts';

const ROLE_TONES: Record<Role, Tone> = { admin: 'accent', editor: 'info', user: 'neutral' };
const STATUS_TONES: Record<AccountStatus, Tone> = {
  active: 'success',
  inactive: 'danger',
  pending: 'warning',
};

interface UserActions {
  /** E-mail of who looks. */
  own: string | undefined;
  onEdit: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

export const userColumns = (actions: UserActions): Column<AdminUser>[] => [
  {
    id: 'name',
    header: m.admin_users_column_name(),
    rowHeader: true,
    cell: ({ name, email }) => (
      <span className={styles.name}>
        {name}
        {email === actions.own ? <Badge tone="accent">{m.admin_users_self()}</Badge> : null}
      </span>
    ),
  },
  {
    id: 'email',
    header: m.admin_users_column_email(),
    card: 'line',
    cell: ({ email }) => (
      <span className={textStyle({ wrap: 'anywhere' })}>
        <EmailText address={email} />
      </span>
    ),
  },
  {
    id: 'role',
    header: m.admin_users_column_role(),
    card: 'beside',
    cell: ({ role }) => <Badge tone={ROLE_TONES[role]}>{roleLabel(role)}</Badge>,
  },
  {
    id: 'status',
    header: m.admin_users_column_status(),
    card: 'beside',
    cell: ({ status }) => (
      <Badge tone={isAccountStatus(status) ? STATUS_TONES[status] : 'neutral'} dot>
        {statusLabel(status)}
      </Badge>
    ),
  },
  {
    id: 'last-login',
    header: m.admin_users_column_last_login(),
    cell: ({ lastLogin }) => (
      <span className={textStyle({ tone: 'muted' })}>
        {lastLogin ? <Moment at={lastLogin} /> : m.admin_users_never()}
      </span>
    ),
  },
  {
    id: 'actions',
    header: m.admin_users_column_actions(),
    align: 'end',
    cell: (user) => <Actions user={user} {...actions} />,
  },
];

function Actions({ user, onEdit, onDelete }: UserActions & { user: AdminUser }) {
  const { name, status } = user;
  return (
    <Row>
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
    </Row>
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
