import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { firstOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { createUsersRepository } from './users.repository.ts';

type LinkTable = Tables['passwordResets' | 'emailConfirmations' | 'emailChanges'];

/**
 * Mailed links that work once and for a while, at most one an account. Only a hash of their tokens
 * is stored.
 */
function createLinksRepository<T extends LinkTable>(linkTable: T) {
  type Link = T['$inferSelect'];
  // all tables have the columns used here; what else they hold passes through untouched
  const links = linkTable as unknown as Tables['passwordResets'];
  const withToken = (token: string, now: Date) =>
    and(eq(links.tokenHash, hashToken(token)), gt(links.expiresAt, now));
  return {
    /**
     * Stores a link in the place of the account's older one.
     * @returns its token
     */
    async start(
      tx: Queryable,
      link: Omit<Link, 'tokenHash' | 'createdAt' | 'expiresAt'>,
      now: Date,
      lifeMs: number,
    ): Promise<string> {
      const token = randomToken();
      const expiresAt = new Date(now.getTime() + lifeMs);
      const row = { ...link, tokenHash: hashToken(token), createdAt: now, expiresAt } as Link;
      const { userId, ...changes } = row;
      const target = links.userId;
      await tx.insert(links).values(row).onConflictDoUpdate({ target, set: changes });
      return token;
    },
    /** Uses a link up: of several takers only one gets it. */
    take: (tx: Queryable, token: string, now: Date): Promise<Link | undefined> =>
      firstOf(tx.delete(links).where(withToken(token, now)).returning()),
    /** The link of a token, as long as it works. */
    find: (db: Queryable, token: string, now: Date): Promise<Link | undefined> =>
      firstOf(db.select().from(links).where(withToken(token, now))),
    /** The account's link; only while it works, where a moment is given. */
    get: (db: Queryable, userId: string, now?: Date): Promise<Link | undefined> => {
      const isLive = now && gt(links.expiresAt, now);
      return firstOf(
        db
          .select()
          .from(links)
          .where(and(eq(links.userId, userId), isLive)),
      );
    },
    async deleteOfUser(tx: Queryable, userId: string): Promise<void> {
      await tx.delete(links).where(eq(links.userId, userId));
    },
    async deleteExpired(tx: Queryable, now: Date): Promise<void> {
      await tx.delete(links).where(lte(links.expiresAt, now));
    },
  };
}

/** Accounts, and all that lets someone into them. */
export const createCredentials = (tables: Tables) => ({
  users: createUsersRepository(tables),
  sessions: createSessionsRepository(tables),
  /** Permissions to choose a new password. */
  resets: createLinksRepository(tables.passwordResets),
  /** Addresses of accounts that wait to be confirmed. */
  confirmations: createLinksRepository(tables.emailConfirmations),
  /** New addresses that wait to be confirmed. */
  emailChanges: createLinksRepository(tables.emailChanges),
});
