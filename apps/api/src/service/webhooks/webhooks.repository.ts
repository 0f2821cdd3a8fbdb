import type { MailStatus } from '@vitrine/contracts';
import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { dueRowsOf } from '../../db/due-rows.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { placeholder, prepared } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type WebhookRow = Tables['webhooks']['$inferSelect'];
export type DeliveryRow = Tables['webhookDeliveries']['$inferSelect'];

/** Endpoints that are notified of what happens. */
export function createWebhooksRepository({ webhooks }: Tables) {
  const enabled = prepared((db) =>
    db
      .select()
      .from(webhooks)
      .where(eq(webhooks.enabled, placeholder('enabled', webhooks.enabled))),
  );
  return {
    ...rowsOf(webhooks),
    /** Oldest first. */
    list: async (db: Queryable): Promise<WebhookRow[]> =>
      db.select().from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id)),
    /** Asked with every event, so it is prepared. */
    listEnabled: (db: Queryable): Promise<WebhookRow[]> => enabled(db, { enabled: true }),
    count: (db: Queryable): Promise<number> => db.$count(webhooks),
    /** Secrets that do not sign any more. */
    async forgetOldSecrets(tx: Queryable, now: Date): Promise<void> {
      const isOver = and(isNotNull(webhooks.oldSecret), lt(webhooks.oldSecretUntil, now));
      await tx.update(webhooks).set({ oldSecret: null, oldSecretUntil: null }).where(isOver);
    },
  };
}

/** Events on their way to endpoints, and what became of them. */
export function createDeliveriesRepository(database: Database) {
  const { webhookDeliveries } = database.tables;
  const { webhookId: endpoint, status: state, createdAt } = webhookDeliveries;
  const due = dueRowsOf(webhookDeliveries);
  return {
    ...rowsOf(webhookDeliveries),
    ...due,
    listDue: (db: Queryable, webhookId: string, now: Date, limit: number): Promise<DeliveryRow[]> =>
      due.listDue(db, now, limit, eq(endpoint, webhookId)),
    /** Newest first. */
    list: (
      db: Queryable,
      webhookId: string,
      status: MailStatus | undefined,
      page: PageOf,
    ): Promise<DeliveryRow[]> =>
      listNewest(database, db, 'webhookDeliveries', { ...page, equal: { webhookId, status } }),
    /** How many were given up for an endpoint. */
    countFailed: (db: Queryable, webhookId: string): Promise<number> =>
      db.$count(webhookDeliveries, and(eq(endpoint, webhookId), eq(state, 'failed'))),
    /** Gives up what waits for an endpoint. */
    async giveUpWaiting(tx: Queryable, webhookId: string): Promise<void> {
      const waits = and(eq(endpoint, webhookId), eq(state, 'queued'));
      await tx
        .update(webhookDeliveries)
        .set({ status: 'failed', lastError: 'switched-off' })
        .where(waits);
    },
    async deleteOf(tx: Queryable, webhookId: string): Promise<void> {
      await tx.delete(webhookDeliveries).where(eq(endpoint, webhookId));
    },
    countBefore: (db: Queryable, before: Date): Promise<number> =>
      db.$count(webhookDeliveries, lt(createdAt, before)),
    /** Those that happened before an instant. */
    async deleteBefore(tx: Queryable, before: Date): Promise<void> {
      await tx.delete(webhookDeliveries).where(lt(createdAt, before));
    },
  };
}
