import type { DeliveryFailure } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { nextTry } from '../../lib/delivery-schedule.ts';
import type { DeliveriesRoom } from './deliveries-room.ts';
import type { SendOutcome } from './send-webhook.ts';
import { webhookSwitchedOff } from './webhook-switched-off.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';

/** An endpoint to which nothing arrived for so long is switched off. */
const FAILING_MS = 3 * DAY_MS;

/** The least share of a wait that is waited: what failed together does not come back together. */
const LEAST_SHARE = 0.8;

const GONE = 410;

/** Stores what an attempt came to, and when the next one is due. */
export async function settleDelivery(
  room: DeliveriesRoom,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  outcome: SendOutcome | undefined,
): Promise<void> {
  const { clock, database, deliveries, logger } = room;
  const { id, attempts, lastError } = delivery;
  const now = clock.now();
  if (!outcome) {
    // not the receiver's fault: the next worker tries at once
    const again = { attempts, lastError, nextAttemptAt: now };
    return database.write(async (tx) => void (await deliveries.update(tx, id, again)));
  }
  const { failure, answerStatus, answer } = outcome;
  const last = { lastError: failure, answerStatus, answer, triedAt: now };
  const changes = { ...last, ...outcomeOf(failure, answerStatus, attempts, now, waitShare(room)) };
  await database.write(async (tx) => {
    await deliveries.update(tx, id, changes);
    if (failure === null) return noteArrival(room, tx, webhook);
    await noteFailure(room, tx, webhook.id, changes.status === 'failed', answerStatus);
  });
  if (failure) {
    const about = { event: 'webhook-not-delivered', webhookId: webhook.id, deliveryId: id };
    logger.warn({ ...about, failure, status: answerStatus }, 'webhook not delivered');
  }
}

/** Switches an endpoint off, of which others hear. */
async function switchOff(room: DeliveriesRoom, tx: Queryable, webhook: WebhookRow): Promise<void> {
  const { webhooks, clock, deliveries, events, logger } = room;
  await webhooks.update(tx, webhook.id, { enabled: false, switchedOffAt: clock.now() });
  await deliveries.giveUpWaiting(tx, webhook.id);
  await events.emit(tx, webhookSwitchedOff, webhook);
  logger.warn({ event: 'webhook-switched-off', webhookId: webhook.id }, 'webhook switched off');
}

async function noteArrival(
  { webhooks }: DeliveriesRoom,
  tx: Queryable,
  { id }: WebhookRow,
): Promise<void> {
  const webhook = await webhooks.get(tx, id);
  if (webhook?.failingSince) await webhooks.update(tx, id, { failingSince: null });
}

async function noteFailure(
  room: DeliveriesRoom,
  tx: Queryable,
  id: string,
  isGivenUp: boolean,
  status: unknown,
) {
  const { webhooks, clock } = room;
  const webhook = await webhooks.lock(tx, id);
  if (!webhook) return;
  const now = clock.now();
  const since = webhook.failingSince ?? now;
  if (!webhook.failingSince) await webhooks.update(tx, id, { failingSince: now });
  const isLong = isGivenUp && now.getTime() - since.getTime() >= FAILING_MS;
  if (webhook.enabled && (isLong || status === GONE)) await switchOff(room, tx, webhook);
}

function waitShare({ random }: DeliveriesRoom) {
  return LEAST_SHARE + (1 - LEAST_SHARE) * random();
}

/** What a try means for its event. */
function outcomeOf(
  failure: DeliveryFailure | null,
  status: number | null,
  attempts: number,
  now: Date,
  share: number,
): Partial<DeliveryRow> {
  if (failure === null) return { status: 'sent' };
  const nextAttemptAt = status === GONE ? undefined : nextTry(attempts, now, share);
  return nextAttemptAt ? { nextAttemptAt } : { status: 'failed' };
}
