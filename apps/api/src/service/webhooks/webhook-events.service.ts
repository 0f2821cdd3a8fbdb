import { type SentEventData, type SentEventType, sentEvents } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import {
  createDeliveriesRepository,
  createWebhooksRepository,
  type DeliveryRow,
} from './webhooks.repository.ts';

export type WebhookEvents = ReturnType<typeof createWebhookEvents>;

/** Queues what happens for the endpoints that are notified of it; a worker sends it afterwards. */
export function createWebhookEvents({
  database,
  clock,
  ids,
}: Pick<Platform, 'database' | 'clock' | 'ids'>) {
  const webhooks = createWebhooksRepository(database.tables);
  const deliveries = createDeliveriesRepository(database);

  /** @returns its id */
  const queue = async <T extends SentEventType>(
    tx: Queryable,
    webhookId: string,
    type: T,
    data: SentEventData<T>,
  ): Promise<string> => {
    const now = clock.now();
    // parsed, so that nothing leaves that the contract does not list
    const payload = sentEvents[type].payload.parse({ type, timestamp: now.toISOString(), data });
    const delivery: DeliveryRow = {
      id: ids.next(),
      webhookId,
      type,
      body: JSON.stringify(payload),
      status: 'queued',
      attempts: 0,
      lastError: null,
      answerStatus: null,
      answer: '',
      createdAt: now,
      nextAttemptAt: now,
      triedAt: null,
    };
    await deliveries.insert(tx, delivery);
    return delivery.id;
  };

  return {
    queue,
    /** Inside the write that makes it happen. */
    async emit<T extends Exclude<SentEventType, 'webhook.test'>>(
      tx: Queryable,
      type: T,
      data: SentEventData<T>,
    ): Promise<void> {
      for (const { id, events } of await webhooks.listEnabled(tx)) {
        if (events.includes(type)) await queue(tx, id, type, data);
      }
    },
  };
}
