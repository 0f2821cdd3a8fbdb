import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type PortfolioRow = Tables['portfolios']['$inferSelect'];

/** Portfolios without their parts: at most one an account. */
export function createPortfoliosRepository({ portfolios, portfolioAddresses, users }: Tables) {
  return {
    async getByUser(db: Queryable, userId: string): Promise<PortfolioRow | undefined> {
      const [row] = await db.select().from(portfolios).where(eq(portfolios.userId, userId));
      return row;
    },
    /**
     * For a change: others who change the same portfolio wait until this write ends, which makes
     * the next version of it.
     */
    async lockByUser(tx: Queryable, userId: string, now: Date): Promise<PortfolioRow | undefined> {
      const [row] = await tx
        .update(portfolios)
        .set({ updatedAt: now, version: sql`${portfolios.version} + 1` })
        .where(eq(portfolios.userId, userId))
        .returning();
      return row;
    },
    /** @returns false when the account has one already */
    async insert(tx: Queryable, row: PortfolioRow): Promise<boolean> {
      const made = await tx
        .insert(portfolios)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: portfolios.id });
      return made.length > 0;
    },
    async update(tx: Queryable, id: string, changes: Partial<PortfolioRow>): Promise<void> {
      await tx.update(portfolios).set(changes).where(eq(portfolios.id, id));
    },
    /** The portfolio that has, or had, this name, and whose it is; nobody's that was shut out. */
    async getByName(db: Queryable, name: string) {
      const [row] = await db
        .select({
          portfolio: portfolios,
          firstName: users.firstName,
          lastName: users.lastName,
          profession: users.profession,
        })
        .from(portfolioAddresses)
        .innerJoin(portfolios, eq(portfolios.id, portfolioAddresses.portfolioId))
        .innerJoin(users, eq(users.id, portfolios.userId))
        .where(and(eq(portfolioAddresses.customUrl, name), eq(users.status, 'active')));
      return row;
    },
  };
}

export type PortfoliosRepository = ReturnType<typeof createPortfoliosRepository>;
