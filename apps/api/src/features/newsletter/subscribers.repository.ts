import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

type Subscriber = Tables['subscribers']['$inferSelect'];

/** Readers of the newsletter, and those who have asked to become one. */
export function createSubscribersRepository({ subscribers }: Tables) {
  return {
    ...rowsOf(subscribers),
    /** Everybody who has confirmed. */
    async listConfirmed(db: Queryable): Promise<Subscriber[]> {
      return db.select().from(subscribers).where(isNotNull(subscribers.confirmedAt));
    },
    /** Adds a request, or renews the one with this address; answers with what is there now. */
    async request(db: Queryable, id: string, email: string, now: Date): Promise<Subscriber> {
      const asked = { id, email, requestedAt: now, confirmedAt: null };
      const [subscriber] = await db
        .insert(subscribers)
        .values(asked)
        .onConflictDoUpdate({ target: subscribers.email, set: { requestedAt: now } })
        .returning();
      return subscriber ?? asked;
    },
    /** True for the one call that made a request a subscription. */
    async confirm(db: Queryable, id: string, now: Date): Promise<boolean> {
      const confirmed = await db
        .update(subscribers)
        .set({ confirmedAt: now })
        .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt)))
        .returning({ id: subscribers.id });
      return confirmed.length === 1;
    },
    async deleteUnconfirmed(db: Queryable, before: Date): Promise<void> {
      await db
        .delete(subscribers)
        .where(and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, before)));
    },
  };
}
