import { type DeliveryFailure, WEBHOOK_ANSWER_MAX_LENGTH } from '@vitrine/contracts';
import { type CheckedPost, type Network, PostError, PostInterruptedError } from '../../lib/post.ts';
import { webhookHeaders } from './sign-webhook.ts';

/** What became of one try. */
export interface SendOutcome {
  /** null where it arrived. */
  failure: DeliveryFailure | null;
  answerStatus: number | null;
  /** The first letters of what was answered. */
  answer: string;
}

interface WebhookRequest extends Omit<CheckedPost, 'url' | 'headers'> {
  url: string;
  id: string;
  at: Date;
  secrets: readonly string[];
  network: Network;
}

/**
 * Signs an event and posts it, once.
 * @returns undefined when the program stopped in the meantime
 */
export async function sendWebhook(request: WebhookRequest): Promise<SendOutcome | undefined> {
  const { url, body, id, at, secrets, network, ...how } = request;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Vitrine-Webhooks',
    ...webhookHeaders({ id, at, body, secrets }),
  };
  try {
    const answer = await network.post({ url: new URL(url), headers, body, ...how });
    const { status } = answer;
    return { failure: failureOf(status), answerStatus: status, answer: firstLetters(answer.body) };
  } catch (error) {
    if (error instanceof PostInterruptedError) return undefined;
    if (!(error instanceof PostError)) throw error;
    return { failure: error.failure, answerStatus: null, answer: '' };
  }
}

function failureOf(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

/** As text that both databases can hold. */
const firstLetters = (body: Uint8Array): string =>
  // a letter has four bytes at most
  new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(body.subarray(0, WEBHOOK_ANSWER_MAX_LENGTH * 4))
    .replaceAll('\u0000', '')
    .slice(0, WEBHOOK_ANSWER_MAX_LENGTH)
    .toWellFormed();
