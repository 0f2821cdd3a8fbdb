import { type EndpointReply, problemTexts } from '@vitrine/contracts';
import { DamagedDatabaseError } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { SpaceLevel } from '../../lib/disk-space.ts';
import { ProblemError } from '../../lib/problem-error.ts';

type Readiness = EndpointReply<'service.health'>;

const RETRY_SECONDS = 5;

/**
 * Whether the server and its database answer.
 * @throws {ProblemError} `unavailable`
 */
export async function readReadiness({ database, space, logger }: Deps): Promise<Readiness> {
  try {
    await database.ping();
    return readiness(space.now.level);
  } catch (error) {
    logger.error({ err: error }, 'health check failed');
    const isDamaged = error instanceof DamagedDatabaseError;
    const detail = isDamaged ? problemTexts.databaseDamaged : problemTexts.databaseDown;
    throw new ProblemError('unavailable', detail, { retryAfterSeconds: RETRY_SECONDS });
  }
}

/** Reads go on with a full disk, so whoever watches over this process must not end it. */
const readiness = (level: SpaceLevel): Readiness =>
  level === 'enough' ? { status: 'ok' } : { status: 'degraded', detail: problemTexts.disk[level] };
