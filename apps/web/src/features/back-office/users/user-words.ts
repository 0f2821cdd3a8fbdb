import type { AccountStatus, Role } from '@vitrine/contracts';
import { m } from '#messages';

const roleWords: Record<Role, () => string> = {
  admin: m.admin_users_role_admin,
  editor: m.admin_users_role_editor,
  user: m.admin_users_role_user,
};

const statusWords: Record<AccountStatus, () => string> = {
  active: m.admin_users_status_active,
  inactive: m.admin_users_status_inactive,
  pending: m.admin_users_status_pending,
};

const options = (words: Record<string, () => string>) =>
  Object.entries(words).map(([value, word]) => ({ value, label: word() }));

export const roleOptions = () => options(roleWords);
export const statusOptions = () => options(statusWords);
export const roleLabel = (role: Role): string => roleWords[role]();

/** The word for a status; one that nobody knows is 'Unknown' (AUS-02). */
export const statusLabel = (status: string): string =>
  isAccountStatus(status) ? statusWords[status]() : m.admin_users_status_unknown();

export function isAccountStatus(status: string): status is AccountStatus {
  return Object.hasOwn(statusWords, status);
}
