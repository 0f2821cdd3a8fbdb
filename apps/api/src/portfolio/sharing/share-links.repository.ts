import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny, firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type ShareLinkRow = Tables['shareLinks']['$inferSelect'];

/** Links that show a portfolio until they end. */
export function createShareLinksRepository({ shareLinks }: Tables) {
  const { id, portfolioId, endsAt } = shareLinks;
  return {
    insert: rowsOf(shareLinks).insert,
    getByToken: rowsOf(shareLinks, shareLinks.token).get,

    /** Newest first. */
    async listOf(db: Queryable, portfolio: string): Promise<ShareLinkRow[]> {
      return db
        .select()
        .from(shareLinks)
        .where(eq(portfolioId, portfolio))
        .orderBy(desc(shareLinks.id));
    },

    countOpen: (db: Queryable, portfolio: string, now: Date): Promise<number> =>
      db.$count(shareLinks, and(eq(portfolioId, portfolio), gt(endsAt, now))),

    /** Ends a link of this portfolio. @returns false when it has no such link that is open */
    end: (tx: Queryable, portfolio: string, link: string, now: Date): Promise<boolean> => {
      const isOpen = and(eq(id, link), eq(portfolioId, portfolio), gt(endsAt, now));
      return findsAny(tx.update(shareLinks).set({ endsAt: now }).where(isOpen).returning());
    },

    has: async (db: Queryable, portfolio: string, link: string): Promise<boolean> => {
      const isOwn = and(eq(id, link), eq(portfolioId, portfolio));
      return (await firstOf(db.select({ id }).from(shareLinks).where(isOwn))) !== undefined;
    },

    /** Deletes those that ended first, but for the newest of them. */
    async deleteEnded(tx: Queryable, portfolio: string, now: Date, kept: number): Promise<void> {
      const ended = await tx
        .select({ id })
        .from(shareLinks)
        .where(and(eq(portfolioId, portfolio), lte(endsAt, now)))
        .orderBy(asc(endsAt));
      const old = ended.slice(0, Math.max(0, ended.length - kept)).map((row) => row.id);
      if (old.length > 0) await tx.delete(shareLinks).where(inArray(id, old));
    },
  };
}
