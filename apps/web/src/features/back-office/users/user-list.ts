import type { QueryClient } from '@tanstack/react-query';
import { type AccountStatus, type AdminUser, accountStatuses, type Role } from '@vitrine/contracts';
import { listCache } from '#lib/list-query.ts';
import { m } from '#messages';
import type { StatusLooks } from '../components/status-badge.tsx';

/** Stands in the address in the place of an account's id. */
export const NEW_USER = 'new';

export const userCache = (queries: QueryClient) => listCache(queries, 'admin.users.list');

/** The account as any list knows it. */
export const cachedUser = (queries: QueryClient, id: string): AdminUser | undefined =>
  userCache(queries).find(id);

/** After accounts were made, changed or erased. */
export const usersChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    userCache(queries).refresh(),
    queries.invalidateQueries({ queryKey: ['admin.overview'] }),
  ]);

export const userRole: StatusLooks<Role> = {
  admin: { label: m.admin_users_role_admin, tone: 'accent' },
  writer: { label: m.admin_users_role_writer, tone: 'success' },
  desk: { label: m.admin_users_role_desk, tone: 'warning' },
  editor: { label: m.admin_users_role_editor, tone: 'info' },
  user: { label: m.admin_users_role_user, tone: 'neutral' },
};

/** A status that nobody knows is 'Unknown' (AUS-02). */
export const userStatus: StatusLooks<AccountStatus | 'unknown'> = {
  active: { label: m.admin_users_status_active, tone: 'success' },
  inactive: { label: m.admin_users_status_inactive, tone: 'danger' },
  pending: { label: m.admin_users_status_pending, tone: 'warning' },
  unknown: { label: m.admin_users_status_unknown, tone: 'neutral' },
};

export const knownStatus = (status: string): AccountStatus | 'unknown' =>
  accountStatuses.find((known) => known === status) ?? 'unknown';
