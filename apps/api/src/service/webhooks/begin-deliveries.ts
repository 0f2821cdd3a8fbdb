import { CLAIM_MS } from '../../lib/delivery-schedule.ts';
import { unseal } from '../../lib/secrets.ts';
import type { DeliveriesRoom } from './deliveries-room.ts';
import { type SendOutcome, sendWebhook } from './send-webhook.ts';
import { settleDelivery } from './settle-delivery.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';

/** To one endpoint, in one process: one that hangs takes no turn of the others. */
const AT_ONCE = 2;

/** Begins to send what is due, and does not wait for it. */
export async function beginDue(room: DeliveriesRoom): Promise<void> {
  const { webhooks, database, underWay } = room;
  const all = await webhooks.list(database.read);
  const known = new Set(all.map(({ id }) => id));
  for (const [id, tries] of underWay) {
    if (!known.has(id) && tries.size === 0) underWay.delete(id);
  }
  for (const webhook of all) await beginTo(room, webhook);
}

/** Takes what is due, as far as the endpoint has room, and begins to send it. */
async function beginTo(room: DeliveriesRoom, webhook: WebhookRow): Promise<void> {
  const { underWay, deliveries, database, clock, stopping } = room;
  const tries = underWay.get(webhook.id) ?? new Set();
  underWay.set(webhook.id, tries);
  const free = AT_ONCE - tries.size;
  if (free <= 0) return;
  const due = await deliveries.listDue(database.read, webhook.id, clock.now(), free);
  for (const delivery of due) {
    if (stopping.signal.aborted || !(await claim(room, delivery))) continue;
    const running = deliver(room, webhook, delivery).finally(() => tries.delete(running));
    tries.add(running);
  }
}

function claim(
  { clock, database, deliveries }: DeliveriesRoom,
  delivery: DeliveryRow,
): Promise<boolean> {
  const until = new Date(clock.now().getTime() + CLAIM_MS);
  return database.write((tx) => deliveries.claim(tx, delivery, until));
}

async function deliver(
  room: DeliveriesRoom,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<void> {
  const { logger } = room;
  try {
    await settleDelivery(room, webhook, delivery, await attempt(room, webhook, delivery));
  } catch (err) {
    // it is due again once its claim has ended
    logger.error({ err, deliveryId: delivery.id }, 'webhook delivery not settled');
  }
}

async function attempt(
  room: DeliveriesRoom,
  webhook: WebhookRow,
  { id, body }: DeliveryRow,
): Promise<SendOutcome | undefined> {
  const { clock, limits, stopping, resolve } = room;
  let secrets: string[];
  try {
    secrets = secretsOf(room, webhook);
  } catch {
    // sealed with another SECRET than today's
    return { failure: 'secret-unreadable', answerStatus: null, answer: '' };
  }
  return sendWebhook({
    ...{ url: webhook.url, id, at: clock.now(), body, secrets },
    ...{ network: room.network, allowed: room.privateTargets },
    ...{ limits, stop: stopping.signal, resolve },
  });
}

function secretsOf(
  { clock, secret }: DeliveriesRoom,
  { secret: current, oldSecret, oldSecretUntil }: WebhookRow,
): string[] {
  const isOldGood = oldSecretUntil && oldSecretUntil > clock.now();
  const sealed = oldSecret && isOldGood ? [current, oldSecret] : [current];
  return sealed.map((one) => unseal(secret, one));
}

export function allUnderWay({ underWay }: DeliveriesRoom) {
  return [...underWay.values()].flatMap((tries) => [...tries]);
}
