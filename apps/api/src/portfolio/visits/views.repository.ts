import { and, asc, eq, gte, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** How often pages were seen on which day. */
export function createViewsRepository({ portfolioViews, portfolios, shareLinks }: Tables) {
  const ofOwner = eq(portfolios.id, portfolioViews.portfolioId);
  return {
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
