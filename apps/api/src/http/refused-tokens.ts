import { words } from '@vitrine/contracts';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { MINUTE_MS, SECOND_MS } from '../lib/clock.ts';
import type { LimiterOf } from '../lib/limiter.ts';
import type { Logger } from '../lib/logger.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { clientAddress } from './client-address.ts';

const WINDOW_MS = 15 * MINUTE_MS;
/** A program that still uses a revoked token is answered with the reason so often; guessing needs far more. */
const MOST_REFUSED = 60;

/**
 * Refuses a personal access token that names nobody.
 * @throws {ProblemError} always: `unauthenticated`, or `too-many-requests`
 */
export type RefuseToken = (req: Request, why: 'unknown' | 'ended') => Promise<never>;

/**
 * Counts wrong tokens of each client, the log's lines with them. Only wrong tokens are ever refused
 * for it: anyone who shares the client's address goes on with a right one.
 * @param isLimited false where abuse limits are off
 */
export function createRefuseToken(
  isLimited: boolean,
  { limiterOf, logger }: { limiterOf: LimiterOf; logger: Logger },
): RefuseToken {
  const limiter = limiterOf('refused-tokens', WINDOW_MS);
  return async (req, why) => {
    const client = ipKeyGenerator(clientAddress(req));
    const { consumedPoints, msBeforeNext } = await limiter.penalty(client);
    if (isLimited && consumedPoints > MOST_REFUSED) throw tooMany(msBeforeNext);
    logger.warn({ event: 'token-refused', why }, 'access token refused');
    const said = why === 'ended' ? 'tokenEnded' : 'tokenUnknown';
    // the words of a header are for programs
    const description = words.en.problems[said];
    const challenge = `Bearer error="invalid_token", error_description="${description}"`;
    throw new ProblemError('unauthenticated', said, { challenge });
  };
}

function tooMany(leftMs: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(leftMs / SECOND_MS));
  const minutes = Math.ceil(seconds / 60);
  return new ProblemError('too-many-requests', ['tokensRefused', { minutes }], {
    retryAfterSeconds: seconds,
  });
}
