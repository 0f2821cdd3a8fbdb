import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** Whose page stands at an address; never what is on it. */
export function createPublishedPagesRepository({ portfolios, portfolioAddresses, users }: Tables) {
  return {
    /** The page that has, or had, this name; no draft, and nobody's that was shut out. */
    async getByName(db: Queryable, name: string) {
      const [page] = await db
        .select({
          portfolioId: portfolios.id,
          customUrl: portfolios.customUrl,
          ownerId: users.id,
          ownerEmail: users.email,
        })
        .from(portfolioAddresses)
        .innerJoin(portfolios, eq(portfolios.id, portfolioAddresses.portfolioId))
        .innerJoin(users, eq(users.id, portfolios.userId))
        .where(
          and(
            eq(portfolioAddresses.customUrl, name),
            eq(portfolios.published, true),
            eq(users.status, 'active'),
          ),
        );
      return page;
    },
  };
}
