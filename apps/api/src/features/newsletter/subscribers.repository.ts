import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny, rowsOf } from '../../db/rows.ts';
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
    confirm: (db: Queryable, id: string, confirmedAt: Date): Promise<boolean> => {
      const isRequest = and(eq(subscribers.id, id), isNull(subscribers.confirmedAt));
      return findsAny(db.update(subscribers).set({ confirmedAt }).where(isRequest).returning());
    },
    async deleteUnconfirmed(db: Queryable, before: Date): Promise<void> {
      await db
        .delete(subscribers)
        .where(and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, before)));
    },
  };
}
