import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { firstOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { randomInt } from '../../lib/secrets.ts';

/** Far from the largest number that a column of PostgreSQL counts to. */
const MOST_BEGUN = 2 ** 30;

type Draft = Tables['postDrafts']['$inferSelect'];

/** What writers have not saved: at most one draft of a post for each of them. */
export function createPostDraftsRepository({ postDrafts }: Tables) {
  const { userId, postId, version } = postDrafts;
  const isOf = (user: string, post: string) => and(eq(userId, user), eq(postId, post));
  return {
    get: (db: Queryable, user: string, post: string): Promise<Draft | undefined> =>
      firstOf(db.select().from(postDrafts).where(isOf(user, post))),
    /** @returns undefined when the stored draft is not the one that was seen */
    async keep(
      tx: Queryable,
      { version: seen, ...draft }: Draft,
    ): Promise<Pick<Draft, 'version'> | undefined> {
      if (seen > 0) {
        const { content, updatedAt } = draft;
        return firstOf(
          tx
            .update(postDrafts)
            .set({ content, updatedAt, version: sql`${version} + 1` })
            .where(and(isOf(draft.userId, draft.postId), eq(version, seen)))
            .returning(),
        );
      }
      // anyone who has seen one that was dropped since never takes its successor for it
      const begun = { ...draft, version: randomInt(1, MOST_BEGUN) };
      return firstOf(tx.insert(postDrafts).values(begun).onConflictDoNothing().returning());
    },
    /** @param seen only the draft with this version; whichever there is without */
    async drop(tx: Queryable, user: string, post: string, seen?: number): Promise<void> {
      const isSeen = seen === undefined ? undefined : eq(version, seen);
      await tx.delete(postDrafts).where(and(isOf(user, post), isSeen));
    },
    /** Of a post that is gone, everyone's. */
    async dropAll(tx: Queryable, post: string): Promise<void> {
      await tx.delete(postDrafts).where(eq(postId, post));
    },
  };
}
