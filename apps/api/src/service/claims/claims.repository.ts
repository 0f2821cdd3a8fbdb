import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** Keys that are taken for a while. */
export function createClaimsRepository({ claims }: Tables) {
  return {
    /** Of several that ask at once, also in other processes, exactly one is told true. */
    take: (db: Queryable, key: string, now: Date, heldUntil: Date): Promise<boolean> => {
      const ended = lte(claims.heldUntil, now);
      return findsAny(
        db
          .insert(claims)
          .values({ key, heldUntil })
          .onConflictDoUpdate({ target: claims.key, set: { heldUntil }, setWhere: ended })
          .returning(),
      );
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
