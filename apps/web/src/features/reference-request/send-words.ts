import type { ReferenceRequest, ReferenceWords } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { same } from '#lib/editing/same.ts';

/** How often it starts anew because who asked changes something of the request meanwhile. */
const MOST_TRIES = 3;

/** Somebody sent other words by the same link, or the request ended; what is here was not sent. */
export class AnsweredElsewhere extends Error {
  override name = 'AnsweredElsewhere';
  readonly latest: ReferenceRequest;

  constructor(latest: ReferenceRequest) {
    super('answered elsewhere');
    this.latest = latest;
  }
}

/**
 * Sends the words over what was known of the request. Where only its version has moved on (a
 * reminder, a choice of its owner) it is sent again; where the same words are there, it arrived.
 * @throws {AnsweredElsewhere} where others would be lost
 */
export async function sendWords(
  api: ApiClient,
  token: string,
  words: ReferenceWords,
  known: ReferenceRequest,
): Promise<ReferenceRequest> {
  const params = { token };
  let { version } = known;
  for (let tries = 1; ; tries++) {
    try {
      return await api.call(
        'referenceRequests.write',
        { params, body: words },
        { ifMatch: version },
      );
    } catch (error) {
      const isMoved = error instanceof ApiError && error.code === 'conflict';
      const isGone = error instanceof ApiError && error.code === 'gone';
      if (!isMoved && !isGone) throw error;
      const latest = await api.call('referenceRequests.get', { params });
      if (same(latest.written, words)) return latest;
      const isKnown = latest.state === known.state && same(latest.written, known.written);
      if (!isMoved || !isKnown || tries === MOST_TRIES) throw new AnsweredElsewhere(latest);
      version = latest.version;
    }
  }
}
