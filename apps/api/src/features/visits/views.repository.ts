import { and, asc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { insertNew, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** How often pages were seen on which day, and what tells today's visitors apart. */
export function createViewsRepository(tables: Tables) {
  const { portfolioViews, viewSalts, viewMarks, portfolios, shareLinks } = tables;
  const ofOwner = eq(portfolios.id, portfolioViews.portfolioId);
  return {
    getSalt: async (tx: Queryable, day: string): Promise<string | undefined> =>
      (await rowsOf(viewSalts, viewSalts.day).get(tx, day))?.salt,
    /** @returns false when another process was first; its salt is the day's */
    addSalt: (tx: Queryable, day: string, salt: string) => insertNew(tx, viewSalts, { day, salt }),
    /** @returns false when this visitor has been counted today */
    addMark: (tx: Queryable, mark: string, day: string) => insertNew(tx, viewMarks, { mark, day }),
    /** Whether all of these visitors have been counted today. */
    hasMarks: async (db: Queryable, marks: readonly string[]): Promise<boolean> =>
      (await db.$count(viewMarks, inArray(viewMarks.mark, [...marks]))) === marks.length,
    async raise(tx: Queryable, portfolioId: string, day: string): Promise<void> {
      await tx
        .insert(portfolioViews)
        .values({ portfolioId, day, count: 1 })
        .onConflictDoUpdate({
          target: [portfolioViews.portfolioId, portfolioViews.day],
          set: { count: sql`${portfolioViews.count} + 1` },
        });
    },
    async raiseLink(tx: Queryable, linkId: string): Promise<void> {
      await tx
        .update(shareLinks)
        .set({ views: sql`${shareLinks.views} + 1` })
        .where(eq(shareLinks.id, linkId));
    },
    /** Whether anything is left of the days before. */
    async hasBefore(db: Queryable, day: string): Promise<boolean> {
      const salts = await db.$count(viewSalts, lt(viewSalts.day, day));
      return salts > 0 || (await db.$count(viewMarks, lt(viewMarks.day, day))) > 0;
    },
    /** Salts first: whoever deletes at the same time waits there, not half-way. */
    async deleteBefore(tx: Queryable, day: string): Promise<void> {
      await tx.delete(viewSalts).where(lt(viewSalts.day, day));
      await tx.delete(viewMarks).where(lt(viewMarks.day, day));
    },
    async total(db: Queryable, ownerId: string): Promise<number> {
      const [row] = await db
        .select({ total: sum(portfolioViews.count) })
        .from(portfolioViews)
        .innerJoin(portfolios, ofOwner)
        .where(eq(portfolios.userId, ownerId));
      return Number(row?.total ?? 0);
    },
    /** Days with views, oldest first. */
    async listSince(db: Queryable, ownerId: string, day: string) {
      return db
        .select({ day: portfolioViews.day, count: portfolioViews.count })
        .from(portfolioViews)
        .innerJoin(portfolios, ofOwner)
        .where(and(eq(portfolios.userId, ownerId), gte(portfolioViews.day, day)))
        .orderBy(asc(portfolioViews.day));
    },
  };
}
