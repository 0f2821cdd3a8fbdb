import { type Account, sessionRole } from '@vitrine/contracts';
import type { User } from './users.repository.ts';

/** The account as its owner may see it. */
export function presentAccount(user: User, pendingEmail: string | null = null): Account {
  return {
    id: user.id,
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    profession: user.profession,
    role: sessionRole(user.role),
    createdAt: user.createdAt.toISOString(),
    pendingEmail,
  };
}
