import { type BlogColor, blogColors } from '@vitrine/contracts';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { comesAfter, newestFirst } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';
import type { SearchIndex } from '../../db/search-index.ts';
import type { StoredPost } from './blog.repository.ts';

/** What is wanted of the published posts; only what is there counts. */
export interface ArticleQuery {
  q?: string | undefined;
  category?: BlogColor | undefined;
  /** The post after which the page begins. */
  after?: Pick<StoredPost, 'id' | 'createdAt'> | undefined;
  limit: number;
}

const named = blogColors.filter((color) => color !== 'default-color');

/** Published posts as lists show them. */
export function createArticlesRepository({ blogPosts }: Tables, search: SearchIndex) {
  const { id, color, status, createdAt } = blogPosts;
  return {
    async list(db: Queryable, { q, category, after, limit }: ArticleQuery): Promise<StoredPost[]> {
      const isRest = category === 'default-color';
      const where = isRest ? notInArray(color, named) : undefined;
      const one = isRest ? undefined : category;
      if (q) {
        const equal = { status: 'published', color: one };
        return search.list(db, 'blogPosts', { q, equal, where, after, limit });
      }
      return db
        .select()
        .from(blogPosts)
        .where(
          and(
            eq(status, 'published'),
            one && eq(color, one),
            where,
            after && comesAfter(createdAt, id, after),
          ),
        )
        .orderBy(...newestFirst(createdAt, id))
        .limit(limit);
    },
  };
}

export type ArticlesRepository = ReturnType<typeof createArticlesRepository>;
