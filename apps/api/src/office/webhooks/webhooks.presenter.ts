import type { Webhook, WebhookDelivery } from '@vitrine/contracts';
import type { DeliveryRow, WebhookRow } from '../../service/index.ts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Without its secrets: the contract lists none. */
export const presentWebhook = (webhook: WebhookRow): Webhook => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  events: webhook.events,
  enabled: webhook.enabled,
  date: webhook.createdAt.toISOString(),
  failing_since: instant(webhook.failingSince),
  switched_off_at: instant(webhook.switchedOffAt),
  old_secret_until: instant(webhook.oldSecretUntil),
});

/** What the log of administrators keeps; a query may hold what only the receiver should know. */
export function auditedWebhook({ url, description, events, enabled }: WebhookRow) {
  const { origin, pathname } = new URL(url);
  return { url: `${origin}${pathname}`, description, events, enabled };
}

export const presentDelivery = (delivery: DeliveryRow): WebhookDelivery => ({
  id: delivery.id,
  type: delivery.type,
  status: delivery.status,
  attempts: delivery.attempts,
  failure: delivery.lastError,
  answer_status: delivery.answerStatus,
  answer: delivery.answer,
  date: delivery.createdAt.toISOString(),
  tried_at: instant(delivery.triedAt),
  next_attempt_at: delivery.status === 'queued' ? delivery.nextAttemptAt.toISOString() : null,
});
