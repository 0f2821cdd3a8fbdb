import { KEY } from './bodies.ts';

const SECOND_MS = 1_000;
/** Before the next try when the connection was lost. */
const LOST_SECONDS = 1;
const CONFLICT = 409;
const TOO_OFTEN = 429;
const BUSY = 503;

export interface Patience {
  /** Tries beside the first. */
  retries: number;
  /** Longest wait before a try, in seconds; where the server asks for a longer one, its answer counts. */
  maxWaitSeconds: number;
  fetch(request: Request): Promise<Response>;
  wait(ms: number): Promise<void>;
}

/**
 * Sends a request again, after the wait that the server asks for in `Retry-After`, when it was asked
 * too often or was busy, and when the connection was lost; nothing that could be done twice by that.
 */
export function patientFetch({ retries, maxWaitSeconds, fetch, wait }: Patience) {
  return async (request: Request): Promise<Response> => {
    const repeatable = isRepeatable(request);
    for (let triesLeft = retries; ; triesLeft -= 1) {
      const isLast = triesLeft <= 0;
      const answer = await attempt(fetch, request, repeatable && !isLast);
      const seconds = answer ? secondsToWait(answer, repeatable) : LOST_SECONDS;
      if (answer && (isLast || seconds > maxWaitSeconds)) return answer;
      await answer?.body?.cancel();
      await wait(seconds * SECOND_MS);
      request.signal.throwIfAborted();
    }
  };
}

/** @returns undefined when the connection was lost and the request is to be sent again */
async function attempt(
  fetch: Patience['fetch'],
  request: Request,
  isRepeated: boolean,
): Promise<Response | undefined> {
  try {
    // the body of a request can be read once
    return await fetch(request.clone());
  } catch (error) {
    if (!isRepeated || request.signal.aborted) throw error;
    return undefined;
  }
}

/** Whether sending it twice does what sending it once does. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method !== 'POST' || headers.has(KEY);

/** Seconds until the next try; without end where the answer is to be taken as it is. */
function secondsToWait({ status, headers }: Response, repeatable: boolean): number {
  const asked = headers.get('Retry-After');
  const isWorthWaiting =
    status === TOO_OFTEN ||
    (repeatable && status === BUSY) ||
    // the same request, sent before, is still being carried out
    (repeatable && status === CONFLICT && asked !== null);
  // the API says seconds; a day and time of something before it is not waited for
  const seconds = Number(asked ?? 1);
  return isWorthWaiting && seconds >= 0 ? seconds : Number.POSITIVE_INFINITY;
}
