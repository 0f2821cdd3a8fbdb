import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** What of an account is seen, or stored, outside of its own tables. */
export function createOwnAccountRepository({ portfolios, mediaItems }: Tables) {
  return {
    /** Whether the name of the account stands on a public page. */
    async isPublished(db: Queryable, userId: string): Promise<boolean> {
      const [row] = await db
        .select({ published: portfolios.published })
        .from(portfolios)
        .where(eq(portfolios.userId, userId));
      return row?.published ?? false;
    },
    /** Ids of its uploads, the listed and the others. */
    async listMediaIds(db: Queryable, userId: string): Promise<string[]> {
      const rows = await db
        .select({ id: mediaItems.id })
        .from(mediaItems)
        .innerJoin(portfolios, eq(portfolios.id, mediaItems.portfolioId))
        .where(eq(portfolios.userId, userId));
      return rows.map(({ id }) => id);
    },
  };
}
