import type { AdminUser, Role } from '@vitrine/contracts';
import { m } from '#messages';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { type Column, DataTable } from '../../../components/ui/data-table.tsx';
import { EmailText } from '../../../components/ui/email-text.tsx';
import { useSession } from '../../../lib/session.ts';
import { Moment } from '../components/moment.tsx';
import { UserActions } from './user-actions.tsx';
import { UserStatus } from './user-status.tsx';
import { roleLabel } from './user-words.ts';
import styles from './users-table.module.css';

const ROLE_TONES: Record<Role, Tone> = { admin: 'accent', editor: 'info', user: 'neutral' };

interface UsersTableProps {
  users: readonly AdminUser[];
  busy?: boolean | undefined;
  onEdit: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

export function UsersTable({ users, busy, ...actions }: UsersTableProps) {
  const own = useSession()?.email;
  return (
    <DataTable
      caption={m.admin_users_title()}
      columns={columns(own, actions)}
      rows={users}
      rowKey={(user) => user.id}
      busy={busy}
    />
  );
}

const columns = (
  own: string | undefined,
  actions: Pick<UsersTableProps, 'onEdit' | 'onDelete'>,
): Column<AdminUser>[] => [
  {
    id: 'name',
    header: m.admin_users_column_name(),
    rowHeader: true,
    cell: ({ name, email }) => (
      <span className={styles.name}>
        {name}
        {email === own ? <Badge tone="accent">{m.admin_users_self()}</Badge> : null}
      </span>
    ),
  },
  {
    id: 'email',
    header: m.admin_users_column_email(),
    card: 'line',
    cell: ({ email }) => (
      <span className={styles.email}>
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
    cell: ({ status }) => <UserStatus status={status} />,
  },
  {
    id: 'last-login',
    header: m.admin_users_column_last_login(),
    cell: ({ lastLogin }) => (
      <span className={styles.date}>
        {lastLogin ? <Moment at={lastLogin} /> : m.admin_users_never()}
      </span>
    ),
  },
  {
    id: 'actions',
    header: m.admin_users_column_actions(),
    align: 'end',
    cell: (user) => <UserActions user={user} {...actions} />,
  },
];
