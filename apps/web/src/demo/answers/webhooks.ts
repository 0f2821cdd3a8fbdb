import { problemTexts, type Webhook } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { DemoProblem, found } from '../demo-problem.ts';
import { wholeOrPart } from './list-part.ts';

const DAY_MS = 86_400_000;

const sendsNothing = () => {
  throw new DemoProblem('forbidden', 'The demo sends no events: that needs a server.');
};

/** Who would be told of what happens; nobody is told. */
export const webhookAnswers: DemoAnswers = {
  'webhooks.list': ({ data, query }) => wholeOrPart(data.webhooks, query),
  'webhooks.create': (call) => {
    const webhook: Webhook = {
      ...call.body,
      ...{ id: call.newId(), date: call.now().toISOString() },
      ...{ failing_since: null, switched_off_at: null, old_secret_until: null },
    };
    call.data.webhooks.push(webhook);
    return { ...webhook, secret: secretOf(call) };
  },
  'webhooks.update': (call) => Object.assign(requireWebhook(call, call.params.id), call.body),
  'webhooks.delete': (call) => {
    const webhook = requireWebhook(call, call.params.id);
    call.data.webhooks = call.data.webhooks.filter((one) => one !== webhook);
    return undefined;
  },
  'webhooks.rotate': (call) => {
    const webhook = requireWebhook(call, call.params.id);
    const old_secret_until = new Date(call.now().getTime() + DAY_MS).toISOString();
    Object.assign(webhook, { old_secret_until });
    return { secret: secretOf(call), old_secret_until };
  },
  'webhooks.deliveries': () => ({ items: [], next: null }),
  'webhooks.test': sendsNothing,
  'webhooks.replay': sendsNothing,
};

const requireWebhook = ({ data }: AnyCall, id: string): Webhook =>
  found(
    data.webhooks.find((one) => one.id === id),
    problemTexts.nothingHere,
  );

const secretOf = ({ newId }: AnyCall): string => `whsec_demo${newId()}`;
