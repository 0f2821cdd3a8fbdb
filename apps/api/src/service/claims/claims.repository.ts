import { and, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { CLOCK_SKEW_MS } from '../../lib/clock.ts';

/** Keys that are taken for a while. */
export function createClaimsRepository({ claims }: Tables) {
  const takeWhere = (db: Queryable, key: string, heldUntil: Date, setWhere: SQL) =>
    findsAny(
      db
        .insert(claims)
        .values({ key, heldUntil })
        .onConflictDoUpdate({ target: claims.key, set: { heldUntil }, setWhere })
        .returning(),
    );
  return {
    /** Of several that ask at once, also in other processes, exactly one gets true. */
    take: (db: Queryable, key: string, now: Date, heldUntil: Date): Promise<boolean> =>
      takeWhere(db, key, heldUntil, lte(claims.heldUntil, now)),
    /**
     * One of the places that a limit has in a stretch of time; false where all are taken. Those that a
     * clock took that was ahead are free once it is set back: nobody waits until its time comes.
     */
    async takeOneOf(
      tx: Queryable,
      key: string,
      { many, heldMs }: { many: number; heldMs: number },
      now: Date,
    ): Promise<boolean> {
      const heldUntil = new Date(now.getTime() + heldMs);
      const ended = lte(claims.heldUntil, now);
      const ahead = gt(claims.heldUntil, new Date(heldUntil.getTime() + CLOCK_SKEW_MS));
      const isFree = or(ended, ahead) ?? ended;
      for (let number = 1; number <= many; number += 1) {
        if (await takeWhere(tx, `${key}:${number}`, heldUntil, isFree)) return true;
      }
      return false;
    },
    /** Makes it free at once. */
    async release(tx: Queryable, key: string): Promise<void> {
      await tx.delete(claims).where(eq(claims.key, key));
    },
    /** Takes it from anyone who has it. */
    async hold(db: Queryable, key: string, heldUntil: Date): Promise<void> {
      await db
        .insert(claims)
        .values({ key, heldUntil })
        .onConflictDoUpdate({ target: claims.key, set: { heldUntil } });
    },
    /**
     * Until when it is held, or was; `now` where nobody has had it. Anyone who holds it next waits until
     * this write ends.
     */
    async lock(tx: Queryable, key: string, now: Date): Promise<Date> {
      const [held] = await tx
        .insert(claims)
        .values({ key, heldUntil: now })
        .onConflictDoUpdate({ target: claims.key, set: { key } })
        .returning();
      return held?.heldUntil ?? now;
    },
    isHeld: (db: Queryable, key: string, now: Date): Promise<boolean> =>
      db.$count(claims, and(eq(claims.key, key), gt(claims.heldUntil, now))).then(Boolean),
    async deleteEnded(db: Queryable, now: Date): Promise<void> {
      await db.delete(claims).where(lte(claims.heldUntil, now));
    },
  };
}
