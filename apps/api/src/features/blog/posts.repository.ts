import { type BlogStatus, blogStatuses } from '@vitrine/contracts';
import { and, count, eq, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { comesAfter, type ListPlace, mergeNewest, newestFirst } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';
import type { SearchIndex } from '../../db/search-index.ts';
import type { StoredPost } from './blog.repository.ts';

/** Which posts are wanted; only what is there counts. */
export interface PostFilter {
  q?: string | undefined;
  status?: BlogStatus | undefined;
}

interface PageOf {
  after?: ListPlace | undefined;
  limit: number;
}

/** What is scheduled is not out yet: who looks for drafts finds it, too. */
const COUNTING_AS: Record<BlogStatus, BlogStatus[]> = {
  draft: ['draft', 'scheduled'],
  scheduled: ['scheduled'],
  published: ['published'],
};

/** Posts as the back-office looks through them. */
export function createPostsRepository({ blogPosts }: Tables, search: SearchIndex) {
  const { id, status, sections, createdAt } = blogPosts;
  const listOf = async (
    db: Queryable,
    { q, status: wanted }: PostFilter,
    { after, limit }: PageOf,
  ): Promise<StoredPost[]> => {
    if (q) return search.list(db, 'blogPosts', { q, equal: { status: wanted }, after, limit });
    return db
      .select()
      .from(blogPosts)
      .where(and(wanted && eq(status, wanted), after && comesAfter(createdAt, id, after)))
      .orderBy(...newestFirst(createdAt, id))
      .limit(limit);
  };
  return {
    /** One status at a time, for each has its order in an index. */
    async list(db: Queryable, filter: PostFilter, page: PageOf): Promise<StoredPost[]> {
      const statuses = filter.status ? COUNTING_AS[filter.status] : [undefined];
      const lists = await Promise.all(
        statuses.map((one) => listOf(db, { ...filter, status: one }, page)),
      );
      return mergeNewest(lists, page.limit);
    },

    /** How many posts and sections there are of each status. */
    async countByStatus(db: Queryable) {
      const counts = await Promise.all(
        blogStatuses.map(async (which) => {
          const [row] = await db
            .select({ posts: count(), sections: sum(sections) })
            .from(blogPosts)
            .where(eq(status, which));
          return [which, row?.posts ?? 0, Number(row?.sections ?? 0)] as const;
        }),
      );
      return {
        posts: Object.fromEntries(counts.map(([which, posts]) => [which, posts])) as Record<
          BlogStatus,
          number
        >,
        sections: counts.reduce((all, [, , some]) => all + some, 0),
      };
    },
  };
}

export type PostsRepository = ReturnType<typeof createPostsRepository>;
