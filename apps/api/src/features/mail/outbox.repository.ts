import type { MailStatus } from '@vitrine/contracts';
import { and, asc, eq, exists, inArray, lt, not, or } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { dueRowsOf } from '../../db/due-rows.ts';
import { listNewest } from '../../db/list-newest.ts';
import { mergeInOrder, type PageOf } from '../../db/newest-first.ts';
import { firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type OutboxMail = Tables['outbox']['$inferSelect'];

const WAITING: OutboxMail['status'][] = ['queued', 'parting'];

const stored = (status: MailStatus): OutboxMail['status'][] =>
  status === 'queued' ? WAITING : [status];

/** Mails waiting to be sent, and what became of the others. */
export function createOutboxRepository(database: Database) {
  const { outbox, messageReplies } = database.tables;
  /** An answer has the id of its mail, which tells whether it was sent: it is not deleted before. */
  const isAnswer = (db: Queryable) =>
    exists(
      db
        .select({ id: messageReplies.id })
        .from(messageReplies)
        .where(eq(messageReplies.id, outbox.id)),
    );
  const wentBefore = (before: Date) =>
    and(eq(outbox.status, 'sent'), lt(outbox.nextAttemptAt, before));
  const failedBefore = (db: Queryable, before: Date) =>
    and(eq(outbox.status, 'failed'), lt(outbox.nextAttemptAt, before), not(isAnswer(db)));
  return {
    ...rowsOf(outbox),
    ...dueRowsOf(outbox),
    /** How many still wait to be sent, and how many were given up. */
    countUnsent: async (db: Queryable): Promise<{ waiting: number; failed: number }> => ({
      waiting: await db.$count(outbox, inArray(outbox.status, WAITING)),
      failed: await db.$count(outbox, eq(outbox.status, 'failed')),
    }),
    /** Newest first; one stored status at a time, for each has its order in an index. */
    async list(db: Queryable, status: MailStatus | undefined, page: PageOf): Promise<OutboxMail[]> {
      const statuses = status ? stored(status) : [undefined];
      const lists = await Promise.all(
        statuses.map((status) =>
          listNewest(database, db, 'outbox', { ...page, equal: { status } }),
        ),
      );
      return mergeInOrder(lists, page);
    },
    /** Waiting and sent, apart from answers; all of them, or those of one subject. */
    async deleteTo(tx: Queryable, recipient: string, subject?: string): Promise<void> {
      const about = subject === undefined ? undefined : eq(outbox.subject, subject);
      await tx.delete(outbox).where(and(eq(outbox.recipient, recipient), about, not(isAnswer(tx))));
    },
    /** Those that went before an instant. */
    async deleteSent(tx: Queryable, before: Date): Promise<void> {
      await tx.delete(outbox).where(wentBefore(before));
    },
    /** Those whose last try was before an instant; failed answers stay as long as their message. */
    async deleteFailed(tx: Queryable, before: Date): Promise<void> {
      await tx.delete(outbox).where(failedBefore(tx, before));
    },
    /** How many both would delete. */
    async countSettled(db: Queryable, sentBefore: Date, lastTriedBefore: Date): Promise<number> {
      const isOld = or(wentBefore(sentBefore), failedBefore(db, lastTriedBefore));
      return db.$count(outbox, isOld);
    },
    /** Since when the one waits that waits longest. */
    async oldestWaiting(db: Queryable): Promise<Date | undefined> {
      const oldest = db
        .select({ createdAt: outbox.createdAt })
        .from(outbox)
        .where(inArray(outbox.status, WAITING))
        .orderBy(asc(outbox.createdAt))
        .limit(1);
      return (await firstOf(oldest))?.createdAt;
    },
  };
}
