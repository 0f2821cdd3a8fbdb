import type { AdminUser, EndpointParsed } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import { readPage } from '../../lib/list-page.ts';
import { fullName, type User } from '../accounts/users.repository.ts';
import type { UsersRoom } from './users-room.ts';

export async function listUsers(
  { database, factors }: UsersRoom,
  query: EndpointParsed<'admin.users.list'>['query'],
) {
  const page = await readPage(
    query,
    (part, { q, ...equal }) => listNewest(database, database.read, 'users', { ...part, q, equal }),
    (user) => user,
  );
  const ids = page.items.map(({ id }) => id);
  const withTwoSteps = await factors.whichHave(database.read, ids);
  return {
    ...page,
    items: page.items.map((user) => presentUser(user, withTwoSteps.has(user.id))),
  };
}

/** With what the row itself does not say. */
export async function presentManaged(
  { factors }: UsersRoom,
  user: User,
  db: Queryable,
): Promise<AdminUser> {
  return presentUser(user, (await factors.whichHave(db, [user.id])).has(user.id));
}

/** An account as the back-office sees it: nothing secret. */
export function presentUser(user: User, twoSteps: boolean): AdminUser {
  return {
    id: user.id,
    name: fullName(user),
    email: user.email,
    role: user.role,
    status: user.status,
    lastLogin: user.lastLoginAt?.toISOString() ?? null,
    twoSteps,
    version: user.version,
  };
}
