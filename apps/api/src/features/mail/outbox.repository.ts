import { and, asc, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type OutboxMail = Tables['outbox']['$inferSelect'];

/** Mails waiting to be sent, and what became of the others. */
export function createOutboxRepository({ outbox }: Tables) {
  return {
    async insert(db: Queryable, mail: OutboxMail): Promise<void> {
      await db.insert(outbox).values(mail);
    },
    async listDue(db: Queryable, now: Date, limit: number): Promise<OutboxMail[]> {
      return db
        .select()
        .from(outbox)
        .where(and(eq(outbox.status, 'queued'), lte(outbox.nextAttemptAt, now)))
        .orderBy(asc(outbox.nextAttemptAt))
        .limit(limit);
    },
    /** Takes a mail for one try; false when another replica has taken it meanwhile. */
    async claim(db: Queryable, mail: OutboxMail, until: Date): Promise<boolean> {
      const claimed = await db
        .update(outbox)
        .set({ attempts: mail.attempts + 1, nextAttemptAt: until })
        .where(
          and(
            eq(outbox.id, mail.id),
            eq(outbox.status, 'queued'),
            eq(outbox.attempts, mail.attempts),
          ),
        )
        .returning({ id: outbox.id });
      return claimed.length === 1;
    },
    async update(db: Queryable, id: string, changes: Partial<OutboxMail>): Promise<void> {
      await db.update(outbox).set(changes).where(eq(outbox.id, id));
    },
  };
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
