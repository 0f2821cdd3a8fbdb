import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { comesAfter, newestFirst, type PageOf } from '../../db/newest-first.ts';
import { insertNew, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type StoredIssue = Tables['newsletterIssues']['$inferSelect'];

/** Mails of an issue that were given up; some of them for readers whose address was refused. */
type GivenUp = Pick<StoredIssue, 'failed' | 'refused'>;

/** Issues of the newsletter, and what readers can choose from. */
export function createIssuesRepository({ newsletterIssues: issues }: Database['tables']) {
  return {
    ...rowsOf(issues),
    async list(db: Queryable, { after, limit }: PageOf): Promise<StoredIssue[]> {
      return db
        .select()
        .from(issues)
        .where(after && comesAfter(issues.createdAt, issues.id, after))
        .orderBy(...newestFirst(issues.createdAt, issues.id))
        .limit(limit);
    },
    /** Those on their way, the earliest first. */
    async listSending(db: Queryable): Promise<string[]> {
      const sending = await db
        .select({ id: issues.id })
        .from(issues)
        .where(eq(issues.status, 'sending'))
        .orderBy(asc(issues.createdAt));
      return sending.map(({ id }) => id);
    },
    /**
     * Notes how many more mails have gone, or fewer where one came back; the others are counted again,
     * for one can be tried again.
     */
    async tally(tx: Queryable, id: string, gone: number, givenUp: GivenUp): Promise<void> {
      await tx
        .update(issues)
        .set({ ...givenUp, sent: sql`${issues.sent} + ${gone}` })
        .where(eq(issues.id, id));
    },
  };
}

const TOPICS = 'newsletter-topics';

/** What readers can choose to be told of. */
export function createTopicsRepository({ newsletterTopics: topics, settings }: Database['tables']) {
  const marks = rowsOf(settings, settings.key);
  return {
    /** For a change: there may be no topic that could be locked, so a row of its own stands for all. */
    async lock(tx: Queryable, updatedAt: Date) {
      await insertNew(tx, settings, { key: TOPICS, content: [], version: 0, updatedAt });
      await marks.lock(tx, TOPICS);
    },
    list: async (db: Queryable) => db.select().from(topics).orderBy(asc(topics.position)),
    get: rowsOf(topics).get,
    /** Puts these in the place of all that there were. */
    async replace(tx: Queryable, next: { id: string; name: string }[]): Promise<void> {
      await tx.delete(topics);
      for (const [position, topic] of next.entries()) {
        await tx.insert(topics).values({ ...topic, position });
      }
    },
  };
}
