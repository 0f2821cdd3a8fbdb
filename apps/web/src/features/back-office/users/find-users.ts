import { type AdminUser, matchesSearch } from '@vitrine/contracts';

export interface UserFilter {
  search: string;
  /** Empty for all. */
  role: string;
  /** Empty for all. */
  status: string;
}

/** The accounts that the filters and the search in name and e-mail let through. */
export function findUsers(users: readonly AdminUser[], { search, role, status }: UserFilter) {
  return users.filter(
    (user) =>
      (!role || user.role === role) &&
      (!status || user.status === status) &&
      matchesSearch(user, ['name', 'email'], search),
  );
}
