import { lte } from 'drizzle-orm';
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
    async deleteEnded(db: Queryable, now: Date): Promise<void> {
      await db.delete(claims).where(lte(claims.heldUntil, now));
    },
  };
}
