import type {
  DeliveryFailure,
  MailStatus,
  SentEventType,
  WebhookEventType,
} from '@vitrine/contracts';
import type { Columns } from '../columns.ts';

/** Endpoints that are notified of what happens, and the events on their way to them. */
export function webhookTables(columns: Columns) {
  const { table, text, texts, integer, boolean, json, instant, index } = columns;
  const webhooks = table('webhooks', {
    id: text('id').primaryKey(),
    ...texts('url', 'description'),
    events: json<WebhookEventType[]>('events').notNull(),
    enabled: boolean('enabled').notNull(),
    /** What its events are signed with, sealed. */
    secret: text('secret').notNull(),
    /** The secret before the last change, sealed; it signs as well until an instant. */
    oldSecret: text('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    /** When the first try failed since the last that arrived. */
    failingSince: instant('failing_since'),
    /** When it was switched off because nothing arrived for days. */
    switchedOffAt: instant('switched_off_at'),
    createdAt: instant('created_at').notNull(),
  });

  /** Written in the transaction of their cause and sent by the worker, as mails are. */
  const webhookDeliveries = table(
    'webhook_deliveries',
    {
      id: text('id').primaryKey(),
      /**
       * No reference: an endpoint that is deleted at the moment of an event must not undo the event.
       * What it leaves behind is sent to nobody and forgotten with its age.
       */
      webhookId: text('webhook_id').notNull(),
      type: text('type').$type<SentEventType>().notNull(),
      /** The JSON that is sent, letter by letter. */
      body: text('body').notNull(),
      status: text('status').$type<MailStatus>().notNull(),
      attempts: integer('attempts').notNull(),
      lastError: text('last_error').$type<DeliveryFailure>(),
      answerStatus: integer('answer_status'),
      answer: text('answer').notNull(),
      createdAt: instant('created_at').notNull(),
      nextAttemptAt: instant('next_attempt_at').notNull(),
      triedAt: instant('tried_at'),
    },
    (t) => [
      index('webhook_deliveries_due').on(t.webhookId, t.status, t.nextAttemptAt),
      index('webhook_deliveries_newest').on(t.webhookId, t.createdAt, t.id),
      index('webhook_deliveries_newest_status').on(t.webhookId, t.status, t.createdAt, t.id),
      index('webhook_deliveries_created_at').on(t.createdAt),
    ],
  );

  return { webhooks, webhookDeliveries };
}
