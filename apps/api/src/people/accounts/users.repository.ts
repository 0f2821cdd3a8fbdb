import { rolesWith } from '@vitrine/contracts';
import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type User = Tables['users']['$inferSelect'];

/** '' for none. */
export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** An account as it is made; without a password nobody can sign in. */
export const newUser = (
  id: string,
  now: Date,
  person: Pick<User, 'email' | 'firstName' | 'lastName' | 'role'> & Partial<User>,
): User => ({
  ...{
    passwordHash: null,
    phone: '',
    language: '',
    profession: 'Other',
    status: 'active',
    lastLoginAt: null,
  },
  ...{ id, version: 1, emailConfirmedAt: null, createdAt: now, updatedAt: now },
  ...person,
});

/** Accounts as they are stored. */
export function createUsersRepository({ users }: Tables) {
  /** Who gives others their roles runs the site. */
  const isAdmin = inArray(users.role, rolesWith('users'));
  return {
    ...rowsOf(users),
    /** By the e-mail in lower case, as contracts parse it. */
    getByEmail: rowsOf(users, users.email).get,
    /** How many accounts have a password hash of which cost. */
    async countHashCosts(db: Queryable): Promise<{ cost: number; count: number }[]> {
      const cost = sql<string>`substr(${users.passwordHash}, 5, 2)`;
      const rows = await db
        .select({ cost, count: count() })
        .from(users)
        .where(isNotNull(users.passwordHash))
        .groupBy(cost)
        .orderBy(cost);
      return rows.map((row) => ({ cost: Number(row.cost), count: row.count }));
    },
    async hasAdmin(db: Queryable): Promise<boolean> {
      return (await db.$count(users, isAdmin)) > 0;
    },
    /** Administrators to whom mails about the installation go: their address is confirmed. */
    async listReachableAdmins(db: Queryable): Promise<{ email: string }[]> {
      return db
        .select({ email: users.email })
        .from(users)
        .where(and(isAdmin, eq(users.status, 'active'), isNotNull(users.emailConfirmedAt)))
        .orderBy(users.email);
    },
    /**
     * How many administrators can sign in. No other transaction that asks goes on before this one
     * has ended, so that two of them cannot leave together.
     */
    async lockActiveAdmins(tx: Queryable): Promise<number> {
      const admins = await tx
        .update(users)
        .set({ role: users.role })
        .where(and(isAdmin, eq(users.status, 'active')))
        .returning({ passwordHash: users.passwordHash });
      // one who was invited and has chosen no password cannot sign in, whatever the status says
      return admins.filter(({ passwordHash }) => passwordHash !== null).length;
    },
  };
}
