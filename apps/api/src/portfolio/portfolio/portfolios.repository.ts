import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny, firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type PortfolioRow = Tables['portfolios']['$inferSelect'];

/** Portfolios without their parts: at most one an account. */
export function createPortfoliosRepository({ portfolios, portfolioAddresses, users }: Tables) {
  const ofUser = rowsOf(portfolios, portfolios.userId);
  const { id, userId, customUrl, published } = portfolios;
  const { email, emailConfirmedAt, firstName, lastName, profession } = users;
  const shown = {
    ...{ id, userId, customUrl, published },
    ...{ email, emailConfirmedAt, firstName, lastName, profession },
  };
  return {
    ...rowsOf(portfolios),
    getByUser: ofUser.get,
    lockByUser: ofUser.lock,
    /** Whether a public page shows the name of the account. */
    async isPublished(db: Queryable, userId: string): Promise<boolean> {
      const published = and(eq(portfolios.userId, userId), eq(portfolios.published, true));
      return (await db.$count(portfolios, published)) > 0;
    },
    /**
     * Which portfolio has, or had, this name, and whose it is; nobody's that was shut out. Asked for
     * with every visit, so without what the portfolio says.
     */
    getByName: (db: Queryable, name: string) =>
      firstOf(
        db
          .select(shown)
          .from(portfolioAddresses)
          .innerJoin(portfolios, eq(portfolios.id, portfolioAddresses.portfolioId))
          .innerJoin(users, eq(users.id, portfolios.userId))
          .where(and(eq(portfolioAddresses.customUrl, name), eq(users.status, 'active'))),
      ),
    /** The same of a portfolio that is known by its id. */
    getOwned: (db: Queryable, id: string) =>
      firstOf(
        db
          .select(shown)
          .from(portfolios)
          .innerJoin(users, eq(users.id, portfolios.userId))
          .where(and(eq(portfolios.id, id), eq(users.status, 'active'))),
      ),
  };
}

type Address = Tables['portfolioAddresses']['$inferSelect'];

/** Every name that a portfolio has or had; one name leads to one portfolio. */
export function createAddressesRepository({ portfolioAddresses }: Tables) {
  return {
    /** Takes a name that is free, or one's own again; false when it is another portfolio's. */
    claim: (tx: Queryable, address: Address): Promise<boolean> =>
      findsAny(
        tx
          .insert(portfolioAddresses)
          .values(address)
          .onConflictDoUpdate({
            target: portfolioAddresses.customUrl,
            set: { createdAt: address.createdAt },
            setWhere: eq(portfolioAddresses.portfolioId, address.portfolioId),
          })
          .returning(),
      ),
    /** Names of a portfolio, the newest first. */
    async list(db: Queryable, portfolioId: string): Promise<string[]> {
      const rows = await db
        .select({ customUrl: portfolioAddresses.customUrl })
        .from(portfolioAddresses)
        .where(eq(portfolioAddresses.portfolioId, portfolioId))
        .orderBy(desc(portfolioAddresses.createdAt));
      return rows.map(({ customUrl }) => customUrl);
    },
    async delete(tx: Queryable, names: string[]): Promise<void> {
      if (names.length === 0) return;
      await tx.delete(portfolioAddresses).where(inArray(portfolioAddresses.customUrl, names));
    },
  };
}
