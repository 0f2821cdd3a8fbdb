import { lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type InboxMessage = Tables['messages']['$inferSelect'];

/** Keys that are taken for a while. */
export function createClaimsRepository({ claims }: Tables) {
  return {
    /** Of several that ask at once, also in other processes, exactly one is told true. */
    async take(db: Queryable, key: string, now: Date, heldUntil: Date): Promise<boolean> {
      const taken = await db
        .insert(claims)
        .values({ key, heldUntil })
        .onConflictDoUpdate({
          target: claims.key,
          set: { heldUntil },
          setWhere: lte(claims.heldUntil, now),
        })
        .returning({ key: claims.key });
      return taken.length === 1;
    },
    async deleteEnded(db: Queryable, now: Date): Promise<void> {
      await db.delete(claims).where(lte(claims.heldUntil, now));
    },
  };
}

/** Where messages for the company arrive. */
export function createInboxRepository({ messages }: Tables) {
  return {
    async insert(db: Queryable, message: InboxMessage): Promise<void> {
      await db.insert(messages).values(message);
    },
  };
}
