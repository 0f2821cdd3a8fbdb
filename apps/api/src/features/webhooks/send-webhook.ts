import { type DeliveryFailure, WEBHOOK_ANSWER_MAX_LENGTH } from '@vitrine/contracts';
import {
  checkedPost,
  PostError,
  PostInterruptedError,
  type PostLimits,
} from '../../lib/checked-post.ts';
import { observed } from '../../lib/observed-work.ts';
import type { Resolve } from '../../lib/public-targets.ts';
import { webhookHeaders } from './sign-webhook.ts';

/** What became of one try. */
export interface SendOutcome {
  /** null where it arrived. */
  failure: DeliveryFailure | null;
  answerStatus: number | null;
  /** The first letters of what was answered. */
  answer: string;
}

interface WebhookRequest {
  url: string;
  id: string;
  at: Date;
  body: string;
  secrets: readonly string[];
  allowed: readonly string[];
  limits: PostLimits;
  stop: AbortSignal;
  resolve?: Resolve | undefined;
}

/**
 * Signs an event and posts it, once.
 * @returns undefined when the program stopped meanwhile
 */
export async function sendWebhook(request: WebhookRequest): Promise<SendOutcome | undefined> {
  const { url, body, id, at, secrets, ...how } = request;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Vitrine-Webhooks',
    ...webhookHeaders({ id, at, body, secrets }),
  };
  try {
    const answer = await observed({ kind: 'webhook' }, () =>
      checkedPost({ url: new URL(url), headers, body, ...how }),
    );
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
const firstLetters = (body: Buffer): string =>
  // a letter has four bytes at most
  body
    .subarray(0, WEBHOOK_ANSWER_MAX_LENGTH * 4)
    .toString('utf8')
    .replaceAll('\u0000', '')
    .slice(0, WEBHOOK_ANSWER_MAX_LENGTH)
    .toWellFormed();
