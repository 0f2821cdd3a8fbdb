import {
  type AskedListPart,
  type EndpointParsed,
  type NewWebhook,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookDelivery,
  type WebhookInput,
  type WebhookSecret,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { partOfWhole, readPage } from '../../lib/list-page.ts';
import { isAllowedTarget } from '../../lib/post.ts';
import { found, invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { ListPart } from '../../lib/reply.ts';
import { seal } from '../../lib/secrets.ts';
import { createRecentSignIn } from '../../people/index.ts';
import {
  createDeliveriesRepository,
  createWebhooksRepository,
  newSigningSecret,
  type WebhookRow,
} from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { auditedWebhook, presentDelivery, presentWebhook } from './webhooks.presenter.ts';

/** Receivers have so long to be given a new secret. */
const OLD_SECRET_MS = DAY_MS;

/** What administrators do about the endpoints that are told of what happens. */
export function createWebhooksService(deps: Deps) {
  const { database, audit, clock, ids, secret, network, privateTargets } = deps;
  const { read, write } = database;
  const webhooks = createWebhooksRepository(database.tables);
  const deliveries = createDeliveriesRepository(database);
  const recentSignIn = createRecentSignIn(deps);

  /** @throws {ProblemError} `invalid` for an address that nothing would be sent to anyway */
  const requireTarget = (address: string): void => {
    const url = new URL(address);
    if (isAllowedTarget(url, privateTargets)) return;
    if (url.protocol !== 'https:') throw invalidField('url', 'webhookNotHttps');
    if (network.isPrivate(url)) throw invalidField('url', 'webhookPrivate');
  };

  const lock = async (tx: Queryable, id: string): Promise<WebhookRow> =>
    found(await webhooks.lock(tx, id), 'noWebhook');

  return {
    list: async (query: AskedListPart): Promise<ListPart<Webhook[]>> =>
      partOfWhole((await webhooks.list(read)).map(presentWebhook), query, ({ id }) => id),

    async create(actor: Account, input: WebhookInput): Promise<NewWebhook> {
      requireTarget(input.url);
      const signing = newSigningSecret();
      const row: WebhookRow = {
        ...fieldsOf(input),
        id: ids.next(),
        secret: seal(secret, signing),
        ...{ oldSecret: null, oldSecretUntil: null, failingSince: null, switchedOffAt: null },
        createdAt: clock.now(),
      };
      return write(async (tx) => {
        await recentSignIn.require(tx, actor);
        if ((await webhooks.count(tx)) >= WEBHOOKS_MAX) {
          throw new ProblemError('conflict', ['webhooksTooMany', { most: WEBHOOKS_MAX }]);
        }
        await webhooks.insert(tx, row);
        await audit.record(tx, actor, 'created', nameOf(row), undefined, auditedWebhook(row));
        return { ...presentWebhook(row), secret: signing };
      });
    },

    /** Another address asks for a recent sign-in: the events leave by it. */
    async update(actor: Account, id: string, input: WebhookInput): Promise<Webhook> {
      return write(async (tx) => {
        const before = await lock(tx, id);
        const changes = fieldsOf(input);
        if (changes.url !== before.url) {
          requireTarget(changes.url);
          await recentSignIn.require(tx, actor);
        }
        const isSwitched = before.enabled !== changes.enabled;
        // anyone who switches it on begins again
        const anew = isSwitched ? { failingSince: null, switchedOffAt: null } : {};
        const after = { ...before, ...changes, ...anew };
        await webhooks.update(tx, id, { ...changes, ...anew });
        if (!after.enabled) await deliveries.giveUpWaiting(tx, id);
        const [was, is] = [auditedWebhook(before), auditedWebhook(after)];
        await audit.record(tx, actor, 'changed', nameOf(after), was, is);
        return presentWebhook(after);
      });
    },

    async delete(actor: Account, id: string): Promise<void> {
      await write(async (tx) => {
        const webhook = await lock(tx, id);
        await webhooks.delete(tx, id);
        await deliveries.deleteOf(tx, id);
        const was = auditedWebhook(webhook);
        await audit.record(tx, actor, 'deleted', nameOf(webhook), was, undefined);
      });
    },

    /** What was the secret until now signs as well for a day; one before it does not any more. */
    async rotate(actor: Account, id: string): Promise<WebhookSecret> {
      const signing = newSigningSecret();
      return write(async (tx) => {
        await recentSignIn.require(tx, actor);
        const webhook = await lock(tx, id);
        const oldSecretUntil = new Date(clock.now().getTime() + OLD_SECRET_MS);
        await webhooks.update(tx, id, {
          secret: seal(secret, signing),
          oldSecret: webhook.secret,
          oldSecretUntil,
        });
        const until = oldSecretUntil.toISOString();
        const is = { old_secret_until: until };
        await audit.record(tx, actor, 'changed', nameOf(webhook), undefined, is);
        return { secret: signing, old_secret_until: until };
      });
    },

    /** Queues an event that tells of nothing. */
    async test(actor: Account, id: string) {
      return write(async (tx) => {
        const webhook = found(await webhooks.get(tx, id), 'noWebhook');
        const deliveryId = await deps.webhooks.queue(tx, id, 'webhook.test', { webhook_id: id });
        await audit.record(tx, actor, 'sent', nameOf(webhook), undefined, {
          event: 'webhook.test',
        });
        return deliveryId;
      });
    },

    async deliveries(query: EndpointParsed<'webhooks.deliveries'>['query']) {
      found(await webhooks.get(read, query.webhook), 'noWebhook');
      return readPage(
        query,
        (page, { webhook, status }) => deliveries.list(read, webhook, status, page),
        presentDelivery,
      );
    },

    /** @throws {ProblemError} `not-found`; `conflict` while it is being sent */
    async replay(actor: Account, id: string): Promise<WebhookDelivery> {
      return write(async (tx) => {
        const before = found(await deliveries.get(tx, id), noSuchDelivery);
        const webhook = found(await webhooks.get(tx, before.webhookId), noSuchDelivery);
        const due = await deliveries.makeDue(tx, id, clock.now(), ['failed', 'sent']);
        if (!due) throw new ProblemError('conflict', 'deliveryBeingSent');
        const sent = { event: due.type, delivery: id };
        await audit.record(tx, actor, 'sent', nameOf(webhook), undefined, sent);
        return presentDelivery(due);
      });
    },
  };
}

const noSuchDelivery = () => new ProblemError('not-found', 'noDelivery');

const fieldsOf = ({ url, description, events, enabled }: WebhookInput) => ({
  ...{ url, description, enabled },
  events: [...new Set(events)],
});

const nameOf = ({ id, url }: WebhookRow) =>
  ({ subject: 'webhook', id, name: new URL(url).host }) as const;
