import { and, eq, inArray, isNotNull, like, not, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { causeOf } from './issue-causes.ts';

/** The mails of issues that were given up. */
export function createIssueMailsRepository({ outbox, subscribers }: Tables) {
  const givenUp = (issueId: string) =>
    and(eq(outbox.status, 'failed'), like(outbox.cause, `${causeOf(issueId)}%`));
  /** Of readers whose address was refused: another try is of no use. */
  const isRefused = (db: Queryable, issueId: string) =>
    inArray(
      outbox.cause,
      db
        .select({ cause: sql<string>`CAST(${causeOf(issueId)} AS TEXT) || ${subscribers.id}` })
        .from(subscribers)
        .where(isNotNull(subscribers.refusedAt)),
    );
  return {
    /** How many there are, and how many of them for readers whose address was refused. */
    count: async (db: Queryable, issueId: string) => ({
      failed: await db.$count(outbox, givenUp(issueId)),
      refused: await db.$count(outbox, and(givenUp(issueId), isRefused(db, issueId))),
    }),
    /** Queues the others anew. @returns how many */
    async retry(tx: Queryable, issueId: string, now: Date): Promise<number> {
      const requeued = await tx
        .update(outbox)
        .set({ status: 'queued', attempts: 0, nextAttemptAt: now })
        .where(and(givenUp(issueId), not(isRefused(tx, issueId))))
        .returning({ id: outbox.id });
      return requeued.length;
    },
  };
}
