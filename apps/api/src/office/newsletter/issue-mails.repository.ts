import { and, count, eq, inArray, isNotNull, like, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { causeOf, causeTo } from './issue-causes.ts';

/** The mails of issues that were given up, or came back. */
export function createIssueMailsRepository({ outbox, subscribers }: Tables) {
  const givenUp = (issueId: string) =>
    and(eq(outbox.status, 'failed'), like(outbox.cause, `${causeOf(issueId)}%`));
  /** It had gone, and came back. */
  const cameBack = isNotNull(outbox.sentAt);
  /** Of those given up, what another try is of no use for: the address was refused, then or later. */
  const isRefused = (db: Queryable, issueId: string) =>
    or(
      cameBack,
      inArray(
        outbox.cause,
        db
          .select({ cause: sql<string>`CAST(${causeOf(issueId)} AS TEXT) || ${subscribers.id}` })
          .from(subscribers)
          .where(isNotNull(subscribers.refusedAt)),
      ),
    );
  return {
    /** How many there are, and how many of them for readers whose address was refused. */
    async count(db: Queryable, issueId: string): Promise<{ failed: number; refused: number }> {
      const isCounted = sql`CASE WHEN ${isRefused(db, issueId)} THEN 1 END`;
      const [counted] = await db
        .select({ failed: count(), refused: count(isCounted) })
        .from(outbox)
        .where(givenUp(issueId));
      return counted ?? { failed: 0, refused: 0 };
    },
    /** Queues the others again. @returns how many */
    async retry(tx: Queryable, issueId: string, now: Date): Promise<number> {
      const requeued = await tx
        .update(outbox)
        .set({ status: 'queued', attempts: 0, nextAttemptAt: now })
        .where(and(givenUp(issueId), not(isRefused(tx, issueId) ?? cameBack)))
        .returning({ id: outbox.id });
      return requeued.length;
    },
    /**
     * Notes of one that had gone that it came back.
     * @returns false where that is known, or the mail is not
     */
    comeBack: (tx: Queryable, issueId: string, readerId: string, lastError: string) =>
      findsAny(
        tx
          .update(outbox)
          .set({ status: 'failed', lastError })
          .where(
            and(
              eq(outbox.cause, causeTo(issueId, readerId)),
              ...[eq(outbox.status, 'sent'), eq(outbox.keptAsFile, false)],
            ),
          )
          .returning({ id: outbox.id }),
      ),
  };
}
