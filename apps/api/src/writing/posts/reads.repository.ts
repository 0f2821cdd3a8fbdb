import { and, asc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** How often posts were read on which day. */
export function createReadsRepository({ postReads, blogPosts }: Tables) {
  const since = (day: string) => gte(postReads.day, day);
  return {
    async raise(tx: Queryable, postId: string, day: string): Promise<void> {
      await tx
        .insert(postReads)
        .values({ postId, day, count: 1 })
        .onConflictDoUpdate({
          target: [postReads.postId, postReads.day],
          set: { count: sql`${postReads.count} + 1` },
        });
    },
    /** Days on which a post was read, oldest first. */
    listSince: (db: Queryable, postId: string, day: string) =>
      db
        .select({ day: postReads.day, count: postReads.count })
        .from(postReads)
        .where(and(eq(postReads.postId, postId), since(day)))
        .orderBy(asc(postReads.day)),
    /**
     * How often each post was read; those that nobody read are missing.
     * @param ids only these
     */
    async totalsSince(
      db: Queryable,
      day: string,
      ids?: readonly string[],
    ): Promise<Map<string, number>> {
      if (ids?.length === 0) return new Map();
      const rows = await db
        .select({ postId: postReads.postId, total: sum(postReads.count) })
        .from(postReads)
        .where(and(ids && inArray(postReads.postId, [...ids]), since(day)))
        .groupBy(postReads.postId);
      return new Map(rows.map(({ postId, total }) => [postId, Number(total)]));
    },
    listNames: (db: Queryable, ids: readonly string[]) =>
      db
        .select({
          ...{ id: blogPosts.id, slug: blogPosts.slug, title: blogPosts.title },
          locale: blogPosts.locale,
        })
        .from(blogPosts)
        .where(inArray(blogPosts.id, [...ids])),
    /** Whether anything is left of the days before. */
    hasBefore: async (db: Queryable, day: string): Promise<boolean> =>
      (await db.$count(postReads, lt(postReads.day, day))) > 0,
    async deleteBefore(tx: Queryable, day: string): Promise<void> {
      await tx.delete(postReads).where(lt(postReads.day, day));
    },
  };
}
