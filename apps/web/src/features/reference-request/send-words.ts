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

  constructor(latest: ReferenceRequest, cause: ApiError) {
    super('answered elsewhere', { cause });
    this.latest = latest;
  }
}

interface Answering {
  api: ApiClient;
  token: string;
  /** What was known of the request when it was answered. */
  known: ReferenceRequest;
  /** Whether the request is answered so already: an earlier attempt arrived. */
  isDone: (latest: ReferenceRequest) => boolean;
  send: (version: number) => Promise<ReferenceRequest>;
}

/**
 * Answers over what was known of the request. Where only its version has moved on (a reminder, a
 * choice of its owner) it is sent again.
 * @throws {AnsweredElsewhere} where another answer would be lost
 */
async function answer({ api, token, known, isDone, send }: Answering): Promise<ReferenceRequest> {
  let { version } = known;
  for (let tries = 1; ; tries++) {
    try {
      return await send(version);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isMoved = error.code === 'conflict';
      if (!isMoved && error.code !== 'gone') throw error;
      const latest = await api.call('referenceRequests.get', { params: { token } });
      if (isDone(latest)) return latest;
      const isKnown = latest.state === known.state && same(latest.written, known.written);
      if (!isMoved || !isKnown || tries === MOST_TRIES) throw new AnsweredElsewhere(latest, error);
      version = latest.version;
    }
  }
}

/** Sends the words; where the same words are there, they arrived. */
export const sendWords = (
  api: ApiClient,
  token: string,
  body: ReferenceWords,
  known: ReferenceRequest,
): Promise<ReferenceRequest> =>
  answer({
    ...{ api, token, known },
    isDone: ({ written }) => same(written, body),
    send: (ifMatch) =>
      api.call('referenceRequests.write', { params: { token }, body }, { ifMatch }),
  });

/** Says that no reference will come. */
export const decline = (
  api: ApiClient,
  token: string,
  known: ReferenceRequest,
): Promise<ReferenceRequest> =>
  answer({
    ...{ api, token, known },
    isDone: ({ state }) => state === 'declined',
    send: (ifMatch) => api.call('referenceRequests.decline', { params: { token } }, { ifMatch }),
  });
