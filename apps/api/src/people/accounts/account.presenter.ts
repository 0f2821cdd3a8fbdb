import { type Account, accountFields, picked, sessionRole } from '@vitrine/contracts';
import type { User } from './users.repository.ts';

/** The account as its owner may see it. */
export function presentAccount(user: User, pendingEmail: string | null = null): Account {
  return {
    ...picked(accountFields, user),
    id: user.id,
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    profession: user.profession,
    role: sessionRole(user.role),
    createdAt: user.createdAt.toISOString(),
    pendingEmail,
  };
}
