import { type BlogColor, blogColors } from '@vitrine/contracts';
import { and, desc, eq, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredPost } from './blog.repository.ts';

/** What is wanted of the published posts; only what is there counts. */
export interface ArticleQuery {
  q?: string | undefined;
  category?: BlogColor | undefined;
  /** The post after which the page begins. */
  after?: Pick<StoredPost, 'id' | 'createdAt'> | undefined;
  limit: number;
}

const ESCAPE = '!';

/** Looks for the text itself: what means "anything" to LIKE is looked for as it is typed. */
const patternOf = (q: string) => `%${q.toLowerCase().replace(/[%_!]/g, `${ESCAPE}$&`)}%`;

const named = blogColors.filter((color) => color !== 'default-color');

/** Published posts as lists show them. */
export function createArticlesRepository({ blogPosts }: Tables) {
  const { id, title, description, color, status, createdAt } = blogPosts;
  // LIKE tells cases apart in PostgreSQL and not in SQLite; lower() on both sides ends that
  const holds = (column: typeof title | typeof description, q: string): SQL =>
    sql`lower(${column}) LIKE ${patternOf(q)} ESCAPE ${ESCAPE}`;
  const inCategory = (category: BlogColor) =>
    category === 'default-color' ? notInArray(color, named) : eq(color, category);
  return {
    async list(db: Queryable, { q, category, after, limit }: ArticleQuery): Promise<StoredPost[]> {
      const isOlder =
        after &&
        or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id)));
      return db
        .select()
        .from(blogPosts)
        .where(
          and(
            eq(status, 'published'),
            q ? or(holds(title, q), holds(description, q)) : undefined,
            category && inCategory(category),
            isOlder,
          ),
        )
        .orderBy(desc(createdAt), desc(id))
        .limit(limit);
    },
  };
}

export type ArticlesRepository = ReturnType<typeof createArticlesRepository>;
