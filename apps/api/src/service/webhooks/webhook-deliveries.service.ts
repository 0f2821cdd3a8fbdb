import type { DeliveryFailure } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { DAY_MS, SECOND_MS } from '../../lib/clock.ts';
import { CLAIM_MS, nextTry } from '../../lib/delivery-schedule.ts';
import type { Resolve } from '../../lib/post.ts';
import { unseal } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import type { DomainEvents } from '../domain-events/domain-events.ts';
import { type SendOutcome, sendWebhook } from './send-webhook.ts';
import { webhookSwitchedOff } from './webhook-switched-off.ts';
import {
  createDeliveriesRepository,
  createWebhooksRepository,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.repository.ts';

/** How long what became of an event can be looked up, and it can be sent again. */
const KEPT_MS = 30 * DAY_MS;
/** An endpoint to which nothing arrived for so long is switched off. */
const FAILING_MS = 3 * DAY_MS;
/** To one endpoint, in one process: one that hangs takes no turn of the others. */
const AT_ONCE = 2;
/** The least share of a wait that is waited: what failed together does not come back together. */
const LEAST_SHARE = 0.8;
const GONE = 410;

const LIMITS = {
  connectMs: 5 * SECOND_MS,
  wholeMs: 10 * SECOND_MS,
  answerBytes: 64 * 1024,
};

interface DeliveryDeps
  extends Pick<
    Platform,
    'database' | 'clock' | 'logger' | 'secret' | 'network' | 'privateTargets'
  > {
  events: DomainEvents;
  limits?: typeof LIMITS;
  resolve?: Resolve;
  /** From 0 to 1. */
  random?: () => number;
}

export type WebhookDeliveries = ReturnType<typeof createWebhookDeliveries>;

/** Sends what is queued for endpoints, again and again until it arrives; in no promised order. */
export function createWebhookDeliveries(deps: DeliveryDeps) {
  const { database, clock, logger, secret, events } = deps;
  const { limits = LIMITS, resolve, random = Math.random } = deps;
  const webhooks = createWebhooksRepository(database.tables);
  const deliveries = createDeliveriesRepository(database);
  const stopping = new AbortController();
  /** The tries under way, by their endpoint. */
  const underWay = new Map<string, Set<Promise<void>>>();

  const secretsOf = ({ secret: current, oldSecret, oldSecretUntil }: WebhookRow): string[] => {
    const isOldGood = oldSecretUntil && oldSecretUntil > clock.now();
    const sealed = oldSecret && isOldGood ? [current, oldSecret] : [current];
    return sealed.map((one) => unseal(secret, one));
  };

  const attempt = async (
    webhook: WebhookRow,
    { id, body }: DeliveryRow,
  ): Promise<SendOutcome | undefined> => {
    let secrets: string[];
    try {
      secrets = secretsOf(webhook);
    } catch {
      // sealed with another SECRET than today's
      return { failure: 'secret-unreadable', answerStatus: null, answer: '' };
    }
    return sendWebhook({
      ...{ url: webhook.url, id, at: clock.now(), body, secrets },
      ...{
        network: deps.network,
        allowed: deps.privateTargets,
        limits,
        stop: stopping.signal,
        resolve,
      },
    });
  };

  /** Switches an endpoint off, of which others hear. */
  const switchOff = async (tx: Queryable, webhook: WebhookRow): Promise<void> => {
    await webhooks.update(tx, webhook.id, { enabled: false, switchedOffAt: clock.now() });
    await deliveries.giveUpWaiting(tx, webhook.id);
    await events.emit(tx, webhookSwitchedOff, webhook);
    logger.warn({ event: 'webhook-switched-off', webhookId: webhook.id }, 'webhook switched off');
  };

  const noteArrival = async (tx: Queryable, { id }: WebhookRow): Promise<void> => {
    const webhook = await webhooks.get(tx, id);
    if (webhook?.failingSince) await webhooks.update(tx, id, { failingSince: null });
  };

  const noteFailure = async (tx: Queryable, id: string, isGivenUp: boolean, status: unknown) => {
    const webhook = await webhooks.lock(tx, id);
    if (!webhook) return;
    const now = clock.now();
    const since = webhook.failingSince ?? now;
    if (!webhook.failingSince) await webhooks.update(tx, id, { failingSince: now });
    const isLong = isGivenUp && now.getTime() - since.getTime() >= FAILING_MS;
    if (webhook.enabled && (isLong || status === GONE)) await switchOff(tx, webhook);
  };

  const settle = async (
    webhook: WebhookRow,
    delivery: DeliveryRow,
    outcome: SendOutcome | undefined,
  ): Promise<void> => {
    const { id, attempts, lastError } = delivery;
    const now = clock.now();
    if (!outcome) {
      // not the receiver's fault: whoever looks next tries at once
      const again = { attempts, lastError, nextAttemptAt: now };
      return database.write(async (tx) => void (await deliveries.update(tx, id, again)));
    }
    const { failure, answerStatus, answer } = outcome;
    const told = { lastError: failure, answerStatus, answer, triedAt: now };
    const changes = { ...told, ...outcomeOf(failure, answerStatus, attempts, now, share()) };
    await database.write(async (tx) => {
      await deliveries.update(tx, id, changes);
      if (failure === null) return noteArrival(tx, webhook);
      await noteFailure(tx, webhook.id, changes.status === 'failed', answerStatus);
    });
    if (failure) {
      const about = { event: 'webhook-not-delivered', webhookId: webhook.id, deliveryId: id };
      logger.warn({ ...about, failure, status: answerStatus }, 'webhook not delivered');
    }
  };
  const share = () => LEAST_SHARE + (1 - LEAST_SHARE) * random();

  const deliver = async (webhook: WebhookRow, delivery: DeliveryRow): Promise<void> => {
    try {
      await settle(webhook, delivery, await attempt(webhook, delivery));
    } catch (err) {
      // it is due again once its claim has ended
      logger.error({ err, deliveryId: delivery.id }, 'webhook delivery not settled');
    }
  };

  const claim = (delivery: DeliveryRow): Promise<boolean> => {
    const until = new Date(clock.now().getTime() + CLAIM_MS);
    return database.write((tx) => deliveries.claim(tx, delivery, until));
  };

  /** Takes what is due, as far as the endpoint has room, and begins to send it. */
  const beginTo = async (webhook: WebhookRow): Promise<void> => {
    const tries = underWay.get(webhook.id) ?? new Set();
    underWay.set(webhook.id, tries);
    const room = AT_ONCE - tries.size;
    if (room <= 0) return;
    const due = await deliveries.listDue(database.read, webhook.id, clock.now(), room);
    for (const delivery of due) {
      if (stopping.signal.aborted || !(await claim(delivery))) continue;
      const running = deliver(webhook, delivery).finally(() => tries.delete(running));
      tries.add(running);
    }
  };

  const oldest = () => new Date(clock.now().getTime() - KEPT_MS);

  const allUnderWay = () => [...underWay.values()].flatMap((tries) => [...tries]);

  /** Begins to send what is due, and waits for nobody. */
  const beginDue = async (): Promise<void> => {
    const all = await webhooks.list(database.read);
    const known = new Set(all.map(({ id }) => id));
    for (const [id, tries] of underWay) {
      if (!known.has(id) && tries.size === 0) underWay.delete(id);
    }
    for (const webhook of all) await beginTo(webhook);
  };

  return {
    beginDue,

    /** Sends what is due, two to each endpoint, and waits until that is done. */
    async sendDue(): Promise<void> {
      await beginDue();
      await Promise.all(allUnderWay());
    },

    /** How many {@link purge} would forget now. */
    countOld: (): Promise<number> => deliveries.countBefore(database.read, oldest()),

    /** Forgets events of a month ago, sent or not, and secrets that do not sign any more. */
    async purge(): Promise<void> {
      await database.write(async (tx) => {
        await deliveries.deleteBefore(tx, oldest());
        await webhooks.forgetOldSecrets(tx, clock.now());
      });
    },

    /** Ends what is under way; it is sent again by whoever looks next. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(allUnderWay());
    },
  };
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
