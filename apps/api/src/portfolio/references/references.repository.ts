import { and, desc, eq, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type ReferenceRow = Tables['references']['$inferSelect'];

/** Requests for references, with what was written. */
export function createReferencesRepository({ references, referenceRefusals }: Tables) {
  const { id, portfolioId, tokenHash, reminderHash, forgetAt } = references;
  const isRefusal = (portfolio: string, mailbox: string) =>
    and(eq(referenceRefusals.portfolioId, portfolio), eq(referenceRefusals.mailbox, mailbox));
  return {
    ...rowsOf(references),

    /** Newest first. */
    async listOf(db: Queryable, portfolio: string): Promise<ReferenceRow[]> {
      const isOwn = eq(portfolioId, portfolio);
      return db.select().from(references).where(isOwn).orderBy(desc(id));
    },

    /** The request that a token was mailed for, be it the first or the reminder's. */
    getByHash: (db: Queryable, hash: string): Promise<ReferenceRow | undefined> =>
      firstOf(
        db
          .select()
          .from(references)
          .where(or(eq(tokenHash, hash), eq(reminderHash, hash))),
      ),

    /** What is to be forgotten now, at most `limit`. */
    async listOver(tx: Queryable, now: Date, limit: number): Promise<ReferenceRow[]> {
      return tx.select().from(references).where(lte(forgetAt, now)).limit(limit);
    },

    countOver: (db: Queryable, now: Date): Promise<number> =>
      Promise.resolve(db.$count(references, lte(forgetAt, now))),

    async refuse(tx: Queryable, portfolio: string, mailbox: string, now: Date): Promise<void> {
      const row = { portfolioId: portfolio, mailbox, createdAt: now };
      await tx.insert(referenceRefusals).values(row).onConflictDoNothing();
    },

    async hasRefused(db: Queryable, portfolio: string, mailbox: string): Promise<boolean> {
      return (await db.$count(referenceRefusals, isRefusal(portfolio, mailbox))) > 0;
    },

    async forgetRefusal(tx: Queryable, portfolio: string, mailbox: string): Promise<void> {
      await tx.delete(referenceRefusals).where(isRefusal(portfolio, mailbox));
    },
  };
}
