import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { placeholder, prepared } from '../../db/prepared.ts';
import { findsAny, firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type PersonalTokenRow = Tables['personalTokens']['$inferSelect'];

/** Personal access tokens as they are stored: of each only a hash. */
export function createPersonalTokensRepository({ personalTokens, users }: Tables) {
  // asked with every request that brings a token
  const byHash = prepared((db) =>
    db
      .select({ token: personalTokens, role: users.role, status: users.status })
      .from(personalTokens)
      .innerJoin(users, eq(users.id, personalTokens.userId))
      .where(eq(personalTokens.tokenHash, placeholder('hash', personalTokens.tokenHash))),
  );
  return {
    ...rowsOf(personalTokens),
    /** The token with what its owner is now. */
    findByHash: (db: Queryable, hash: string) => firstOf(byHash(db, { hash })),

    /** Newest first. */
    async listOf(db: Queryable, userId: string): Promise<PersonalTokenRow[]> {
      return db
        .select()
        .from(personalTokens)
        .where(eq(personalTokens.userId, userId))
        .orderBy(desc(personalTokens.id));
    },

    countOf: (db: Queryable, userId: string): Promise<number> =>
      db.$count(personalTokens, eq(personalTokens.userId, userId)),

    /** @returns the token that is gone; undefined when the account has no such token */
    deleteOwned: (
      tx: Queryable,
      userId: string,
      id: string,
    ): Promise<PersonalTokenRow | undefined> => {
      const isOwn = and(eq(personalTokens.id, id), eq(personalTokens.userId, userId));
      return firstOf(tx.delete(personalTokens).where(isOwn).returning());
    },

    /** Those of an account that ended before a moment. */
    async deleteEnded(tx: Queryable, userId: string, before: Date): Promise<void> {
      const isOver = lt(personalTokens.expiresAt, before);
      await tx.delete(personalTokens).where(and(eq(personalTokens.userId, userId), isOver));
    },

    /** Notes a use unless one is noted since; of several at once only one is told true. */
    noteUse: (
      tx: Queryable,
      id: string,
      use: Required<Pick<PersonalTokenRow, 'lastUsedAt' | 'lastUsedFrom'>>,
      since: Date,
    ): Promise<boolean> => {
      const { lastUsedAt } = personalTokens;
      const isDue = and(eq(personalTokens.id, id), or(isNull(lastUsedAt), lt(lastUsedAt, since)));
      return findsAny(tx.update(personalTokens).set(use).where(isDue).returning());
    },
  };
}
