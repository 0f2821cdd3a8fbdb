import type { MailStatus } from '@vitrine/contracts';
import { and, asc, eq, exists, inArray, isNull, like, lt, notLike, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { dueRowsOf } from '../../db/due-rows.ts';
import { listNewest } from '../../db/list-newest.ts';
import { mergeInOrder, type PageOf } from '../../db/newest-first.ts';
import { findsAny, firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type OutboxMail = Tables['outbox']['$inferSelect'];

/** What the causes of answers begin with. */
export const ANSWER_CAUSES = 'reply:';

const WAITING: OutboxMail['status'][] = ['queued', 'parting'];

const stored = (status: MailStatus): OutboxMail['status'][] =>
  status === 'queued' ? WAITING : [status];

/** Mails waiting to be sent, and what became of the others. */
export function createOutboxRepository(database: Database) {
  const { outbox, replies } = database.tables;
  const due = dueRowsOf(outbox);
  /**
   * An answer has the id of its mail, which tells whether it was sent: it is not deleted before. One
   * that became a file has reached nobody yet.
   */
  const isAnswer = (db: Queryable) =>
    exists(db.select({ id: replies.id }).from(replies).where(eq(replies.id, outbox.id)));
  const notAnswer = (db: Queryable) => sql`NOT (${isAnswer(db)})`;
  const wentBefore = (db: Queryable, before: Date) =>
    and(
      eq(outbox.status, 'sent'),
      lt(outbox.nextAttemptAt, before),
      or(eq(outbox.keptAsFile, false), notAnswer(db)),
    );
  const failedBefore = (db: Queryable, before: Date) =>
    and(eq(outbox.status, 'failed'), lt(outbox.nextAttemptAt, before), notAnswer(db));
  /** Failed mails of issues stand with their issue: many at once, they would hide the others. */
  const failedAlone = and(eq(outbox.status, 'failed'), eq(outbox.bulk, false));
  const bulksOf = (status: OutboxMail['status']) => (status === 'failed' ? [false] : [false, true]);
  return {
    ...rowsOf(outbox),
    ...due,
    /** Those whose time has come, of those that go to very many or of the others. */
    listDueOf: (db: Queryable, isBulk: boolean, now: Date, limit: number): Promise<OutboxMail[]> =>
      due.listDue(db, now, limit, eq(outbox.bulk, isBulk)),
    /** Causes are made here, of letters that stand for nothing else in a pattern. */
    countWaiting: async (db: Queryable, begins: string, onlyUntried: boolean): Promise<number> =>
      db.$count(
        outbox,
        and(
          inArray(outbox.status, WAITING),
          like(outbox.cause, `${begins}%`),
          onlyUntried ? eq(outbox.attempts, 0) : undefined,
        ),
      ),
    async deleteWaitingTo(tx: Queryable, recipient: string, begins: string): Promise<void> {
      await tx
        .delete(outbox)
        .where(
          and(
            inArray(outbox.status, WAITING),
            eq(outbox.recipient, recipient),
            like(outbox.cause, `${begins}%`),
          ),
        );
    },
    /** How many still wait to be sent, and how many were given up beside those of issues. */
    countUnsent: async (db: Queryable): Promise<{ waiting: number; failed: number }> => ({
      waiting: await db.$count(outbox, inArray(outbox.status, WAITING)),
      failed: await db.$count(outbox, failedAlone),
    }),
    /** With those of issues. */
    countAllFailed: async (db: Queryable): Promise<number> =>
      db.$count(outbox, eq(outbox.status, 'failed')),
    /**
     * Newest first; one stored status at a time, those that went to very many apart from the others:
     * each has its order in an index.
     */
    async list(db: Queryable, status: MailStatus | undefined, page: PageOf): Promise<OutboxMail[]> {
      if (!status) return listNewest(database, db, 'outbox', page);
      const lists = await Promise.all(
        stored(status).flatMap((status) =>
          bulksOf(status).map((bulk) => {
            const where = eq(outbox.bulk, bulk);
            return listNewest(database, db, 'outbox', { ...page, equal: { status }, where });
          }),
        ),
      );
      return mergeInOrder(lists, page);
    },
    /** Waiting and sent, apart from answers; all of them, or those with some subjects. */
    async deleteTo(tx: Queryable, recipient: string, subjects?: string[]): Promise<void> {
      const about = subjects && inArray(outbox.subject, subjects);
      await tx.delete(outbox).where(and(eq(outbox.recipient, recipient), about, notAnswer(tx)));
    },
    /** @returns whether there was any that nobody had begun to send */
    deleteWaiting: (tx: Queryable, recipient: string, subjects: string[]): Promise<boolean> => {
      const isMeant = and(eq(outbox.recipient, recipient), inArray(outbox.subject, subjects));
      const waits = and(eq(outbox.status, 'queued'), eq(outbox.attempts, 0));
      return findsAny(tx.delete(outbox).where(and(isMeant, waits)).returning({ id: outbox.id }));
    },
    /**
     * Also those of others that would be answered to the address. Answers go by whom they are to
     * alone: it is the company that each of them would be answered to.
     */
    async deleteNaming(tx: Queryable, address: string): Promise<void> {
      const named = `%"${address.replaceAll(/[\\%_]/g, '\\$&')}"%`;
      const isNamed = sql`LOWER(CAST(${outbox.headers} AS TEXT)) LIKE ${named} ESCAPE '\\'`;
      const isOther = or(isNull(outbox.cause), notLike(outbox.cause, `${ANSWER_CAUSES}%`));
      await tx.delete(outbox).where(or(eq(outbox.recipient, address), and(isOther, isNamed)));
    },
    /** Those that went before an instant; answers that became files stay as long as their message. */
    async deleteSent(tx: Queryable, before: Date): Promise<void> {
      await tx.delete(outbox).where(wentBefore(tx, before));
    },
    /** Those whose last try was before an instant; failed answers stay as long as their message. */
    async deleteFailed(tx: Queryable, before: Date): Promise<void> {
      await tx.delete(outbox).where(failedBefore(tx, before));
    },
    /** How many both would delete. */
    async countSettled(db: Queryable, sentBefore: Date, lastTriedBefore: Date): Promise<number> {
      const isOld = or(wentBefore(db, sentBefore), failedBefore(db, lastTriedBefore));
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
