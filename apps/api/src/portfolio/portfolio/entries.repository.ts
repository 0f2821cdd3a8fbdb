import type { PortfolioList } from '@vitrine/contracts';
import { and, asc, count, eq, inArray, max } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { placeholder, prepared } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type EntryRow = Tables['portfolioEntries']['$inferSelect'];

/** The entries of a portfolio's lists. */
export function createEntriesRepository({ portfolioEntries }: Tables) {
  const { id, portfolioId, list, position } = portfolioEntries;
  const ofPortfolio = prepared((db) =>
    db
      .select()
      .from(portfolioEntries)
      .where(eq(portfolioId, placeholder('portfolio', portfolioId)))
      .orderBy(asc(list), asc(position), asc(id)),
  );
  return {
    ...rowsOf(portfolioEntries),
    /** Of all lists, each in its owner's order. */
    list: (db: Queryable, portfolio: string): Promise<EntryRow[]> => ofPortfolio(db, { portfolio }),
    /** How many entries a list has, and where the next one goes. */
    async usage(db: Queryable, portfolio: string, name: PortfolioList) {
      const [found] = await db
        .select({ count: count(), last: max(position) })
        .from(portfolioEntries)
        .where(and(eq(portfolioId, portfolio), eq(list, name)));
      return { count: found?.count ?? 0, nextPosition: (found?.last ?? -1) + 1 };
    },
    async deleteAll(tx: Queryable, ids: string[]): Promise<void> {
      if (ids.length > 0) await tx.delete(portfolioEntries).where(inArray(id, ids));
    },
  };
}

export type EntriesRepository = ReturnType<typeof createEntriesRepository>;
