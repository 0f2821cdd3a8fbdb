import type { AdminUser } from '@vitrine/contracts';
import type { User } from '../auth/users.repository.ts';

/** An account as the back-office sees it: nothing secret. */
export function presentUser(user: User): AdminUser {
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    role: user.role,
    status: user.status,
    lastLogin: user.lastLoginAt?.toISOString() ?? null,
    version: user.version,
  };
}

/** What the audit log keeps of an account: not when it signed in, which no administrator did. */
export function presentForAudit(user: User) {
  const { name, email, role, status } = presentUser(user);
  return { name, email, role, status };
}

/** `Ada Lovelace Mbella` → first name `Ada`, last name `Lovelace Mbella`. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
}
