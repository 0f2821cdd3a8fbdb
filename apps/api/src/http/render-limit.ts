import { problemTexts } from '@vitrine/contracts';
import { MINUTE_MS } from '../lib/clock.ts';
import { ProblemError } from '../lib/problem-error.ts';
import type { PublicAddress } from './public-address.ts';

/**
 * Answers that are made for one client in a minute. A page takes milliseconds of the processor, a
 * record a fraction of one: together at most about a tenth of a core. Nobody who reads comes near.
 */
const PER_MINUTE = { pages: 600, data: 3_000 };

/** Counts what is made for a client, an address of the network. */
export type RenderLimit = (client: string, kind: PublicAddress['kind']) => void;

/**
 * A limit on answers that have to be made, since everybody chooses what is asked for: words to
 * search for, parts of a list, names of records that are not there. What is in memory, or being
 * made for another already, is not counted, nor are pages of which there are only so many.
 * @param now milliseconds of a clock
 * @returns throws {ProblemError} `too-many-requests` where a client has had too much made
 */
export function createRenderLimit(now: () => number = Date.now): RenderLimit {
  const made = { pages: new Map<string, number>(), data: new Map<string, number>() };
  let ends = 0;
  return (client, kind) => {
    const time = now();
    if (time >= ends) {
      made.pages.clear();
      made.data.clear();
      ends = time + MINUTE_MS;
    }
    const counted = kind === 'data' ? 'data' : 'pages';
    const count = (made[counted].get(client) ?? 0) + 1;
    made[counted].set(client, count);
    if (count <= PER_MINUTE[counted]) return;
    throw new ProblemError(
      'too-many-requests',
      `${problemTexts.tooManyReads} ${problemTexts.tryAgainInMinutes(1)}`,
      { retryAfterSeconds: Math.ceil((ends - time) / 1_000) },
    );
  };
}
