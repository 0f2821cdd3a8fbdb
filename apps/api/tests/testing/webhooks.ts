import type { NewWebhook, WebhookDelivery, WebhookInput } from '@vitrine/contracts';
import { type ReceivedWebhook, startWebhookReceiver } from '@vitrine/test-support/webhook-receiver';
import { Webhook } from 'standardwebhooks';
import { onTestFinished, vi } from 'vitest';
import { SECOND_MS } from '../../src/lib/clock.ts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Receivers of these tests run on this machine. */
export const ALLOWED = ['127.0.0.1'];

/** A receiver for one test, or with a listener of its own. */
export async function useReceiver(...answer: Parameters<typeof startWebhookReceiver>) {
  const receiver = await startWebhookReceiver(...answer);
  onTestFinished(receiver.close);
  return receiver;
}

/** Registers an endpoint, for every event unless said otherwise. */
export async function register(
  { http }: TestServer,
  { bearer }: Pick<SignedIn, 'bearer'>,
  input: Partial<WebhookInput> & { url: string },
): Promise<NewWebhook> {
  const events = [
    'post.published',
    'message.created',
    'application.created',
    'portfolio.published',
  ];
  const { body } = await http
    .post('/api/webhooks/')
    .set(bearer)
    .send({ description: 'A receiver', events, ...input })
    .expect(201);
  return body;
}

/** What became of each event that was sent to an endpoint, newest first. */
export async function deliveriesOf(
  { http }: TestServer,
  { bearer }: Pick<SignedIn, 'bearer'>,
  id: string,
  query: Record<string, string> = {},
): Promise<WebhookDelivery[]> {
  const wanted = { webhook: id, ...query };
  const path = '/api/webhook-deliveries/';
  return (await http.get(path).query(wanted).set(bearer).expect(200)).body.items;
}

/** What a webhook says, as a receiver learns it who checks at once who sent it. */
export function verified(secret: string, { body, headers }: ReceivedWebhook) {
  const now = Number(headers['webhook-timestamp']) * SECOND_MS;
  // the time of these tests goes on faster than the library's
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as {
      type: string;
      timestamp: string;
      data: Record<string, string>;
    };
  } finally {
    vi.useRealTimers();
  }
}
