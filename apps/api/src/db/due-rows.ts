import { and, asc, eq, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { findsAny, firstOf } from './rows.ts';
import type { Tables } from './schema.ts';

/** Tables of what is sent to someone else, again and again until it arrives. */
type DueTable = Tables['outbox'] | Tables['webhookDeliveries'];
type MailRow = Tables['outbox']['$inferSelect'];
/** What a try needs to know of a row. */
type Tried = Pick<MailRow, 'id' | 'attempts'>;

const WAITING: MailRow['status'][] = ['queued', 'parting'];

/**
 * Rows that wait to be sent: of several processes that look at the same time, one gets each, and one
 * whose process died is due again once its claim has ended.
 */
export function dueRowsOf<T extends DueTable>(table: T) {
  type Row = T['$inferSelect'];
  // the tables share the columns used here; what else they hold passes through untouched
  const rows = table as unknown as Tables['outbox'];
  const { id, status, attempts, lastError, nextAttemptAt } = rows;
  /** Before its first try, or between two: while one runs there is no reason yet. */
  const isResting = or(eq(attempts, 0), isNotNull(lastError));
  const isWaiting = (wanted: string) => and(eq(id, wanted), inArray(status, WAITING));
  const change = (tx: Queryable, changes: Partial<MailRow>, where: SQL | undefined) =>
    firstOf(tx.update(rows).set(changes).where(where).returning()) as Promise<Row | undefined>;
  return {
    /** Those whose time has come, the longest due first. */
    async listDue(db: Queryable, now: Date, limit: number, where?: SQL): Promise<Row[]> {
      return (await db
        .select()
        .from(rows)
        .where(and(where, inArray(status, WAITING), lte(nextAttemptAt, now)))
        .orderBy(asc(nextAttemptAt))
        .limit(limit)) as Row[];
    },
    /** Takes a row for one try; false when another process has taken it in the meantime. */
    claim: (db: Queryable, tried: Tried, until: Date): Promise<boolean> => {
      const claimed = { attempts: tried.attempts + 1, lastError: null, nextAttemptAt: until };
      const isFree = and(isWaiting(tried.id), eq(attempts, tried.attempts));
      return findsAny(db.update(rows).set(claimed).where(isFree).returning());
    },
    /**
     * Makes a row due that is settled in one of some ways, with all its tries before it again, or
     * that waits.
     * @returns the row as it is then; undefined when it is gone, settled otherwise, or being sent
     * right now
     */
    async makeDue(
      tx: Queryable,
      wanted: string,
      now: Date,
      settled: MailRow['status'][] = ['failed'],
    ): Promise<Row | undefined> {
      const requeuing = { status: 'queued', attempts: 0, nextAttemptAt: now } as const;
      const requeued = await change(tx, requeuing, and(eq(id, wanted), inArray(status, settled)));
      return requeued ?? change(tx, { nextAttemptAt: now }, and(isWaiting(wanted), isResting));
    },
  };
}
