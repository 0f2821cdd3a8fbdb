import type { AdminUser, Role } from '@vitrine/contracts';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { type Column, DataTable } from '../../../components/ui/data-table.tsx';
import { Moment } from '../components/moment.tsx';
import { UserStatus } from './user-status.tsx';
import { roleLabel } from './user-words.ts';

const ROLE_TONES: Record<Role, Tone> = { admin: 'accent', editor: 'info', user: 'neutral' };

export function UsersTable({ users }: { users: readonly AdminUser[] }) {
  return (
    <DataTable
      caption={m.admin_users_title()}
      columns={columns()}
      rows={users}
      rowKey={(user) => user.id}
      empty={<EmptyState heading="h2" title={m.admin_users_empty()} />}
    />
  );
}

const columns = (): Column<AdminUser>[] => [
  { id: 'name', header: m.admin_users_column_name(), rowHeader: true, cell: ({ name }) => name },
  { id: 'email', header: m.admin_users_column_email(), cell: ({ email }) => email },
  {
    id: 'role',
    header: m.admin_users_column_role(),
    cell: ({ role }) => <Badge tone={ROLE_TONES[role]}>{roleLabel(role)}</Badge>,
  },
  {
    id: 'status',
    header: m.admin_users_column_status(),
    cell: ({ status }) => <UserStatus status={status} />,
  },
  {
    id: 'last-login',
    header: m.admin_users_column_last_login(),
    cell: ({ lastLogin }) => (lastLogin ? <Moment at={lastLogin} /> : m.admin_users_never()),
  },
];
