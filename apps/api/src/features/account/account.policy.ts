import type { Role } from '@vitrine/contracts';

/**
 * Everybody may erase their own account, but for the last administrator who can sign in: nobody
 * would be left to run the site.
 */
export function canErase({ role }: { role: Role }, activeAdmins: number): boolean {
  return role !== 'admin' || activeAdmins > 1;
}
