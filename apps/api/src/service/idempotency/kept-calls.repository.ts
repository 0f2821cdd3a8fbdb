import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type KeptCall = Tables['keptCalls']['$inferSelect'];

/** Requests that were sent with a key, for a day. */
export function createKeptCallsRepository({ keptCalls }: Tables) {
  const { id, userId, doneAt, heldUntil, endsAt } = keptCalls;
  return {
    get: rowsOf(keptCalls).get,
    /**
     * Of several that are sent at once, also to other processes, exactly one gets true. One that
     * was begun and neither ended nor failed, as its process was killed, is free after a while.
     */
    take: (tx: Queryable, call: KeptCall, now: Date): Promise<boolean> => {
      const isOver = lte(endsAt, now);
      const setWhere = or(isOver, and(isNull(doneAt), lte(heldUntil, now))) ?? isOver;
      return findsAny(
        tx
          .insert(keptCalls)
          .values(call)
          .onConflictDoUpdate({ target: id, set: call, setWhere })
          .returning({ id }),
      );
    },
    /** Of one account, or of everyone without one. */
    countOf: (db: Queryable, owner: string | null): Promise<number> =>
      db.$count(keptCalls, owner === null ? isNull(userId) : eq(userId, owner)),
    async finish(
      tx: Queryable,
      call: KeptCall,
      changes: Pick<KeptCall, 'doneAt' | 'answer'>,
    ): Promise<void> {
      await tx.update(keptCalls).set(changes).where(isStill(call));
    },
    async release(tx: Queryable, call: KeptCall): Promise<void> {
      await tx.delete(keptCalls).where(isStill(call));
    },
    countEnded: (db: Queryable, now: Date): Promise<number> =>
      db.$count(keptCalls, lte(endsAt, now)),
    async deleteEnded(tx: Queryable, now: Date): Promise<void> {
      await tx.delete(keptCalls).where(lte(endsAt, now));
    },
  };

  /** Taken by this request, and by no later one. */
  function isStill(call: KeptCall) {
    return and(eq(id, call.id), eq(heldUntil, call.heldUntil), isNull(doneAt));
  }
}
