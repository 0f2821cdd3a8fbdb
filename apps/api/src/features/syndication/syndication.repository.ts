import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { newestFirst } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';

export type PublishedPost = Tables['blogPosts']['$inferSelect'];

/** What the site has published, and when it changed. */
export function createSyndicationRepository({ blogPosts, pages, portfolios, users }: Tables) {
  const newest = newestFirst(blogPosts.createdAt, blogPosts.id);
  const published = eq(blogPosts.status, 'published');
  return {
    async listPosts(db: Queryable, limit: number): Promise<PublishedPost[]> {
      return db
        .select()
        .from(blogPosts)
        .where(published)
        .orderBy(...newest)
        .limit(limit);
    },
    /** All posts, without their texts. */
    async listPostDates(db: Queryable, limit: number) {
      return db
        .select({ id: blogPosts.id, updatedAt: blogPosts.updatedAt })
        .from(blogPosts)
        .where(published)
        .orderBy(...newest)
        .limit(limit);
    },
    /** Portfolios that anyone may read: published, and of somebody who has not been shut out. */
    async listPortfolioDates(db: Queryable, limit: number) {
      return db
        .select({ customUrl: portfolios.customUrl, updatedAt: portfolios.updatedAt })
        .from(portfolios)
        .innerJoin(users, eq(users.id, portfolios.userId))
        .where(
          and(
            eq(portfolios.published, true),
            isNotNull(portfolios.customUrl),
            eq(users.status, 'active'),
          ),
        )
        .orderBy(desc(portfolios.updatedAt), desc(portfolios.id))
        .limit(limit);
    },
    async listPages(db: Queryable) {
      return db.select().from(pages);
    },
  };
}
