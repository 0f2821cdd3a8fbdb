import type { EndpointReply, Refusal, RefusedField, Words } from '@vitrine/contracts';
import { DamagedDatabaseError } from '../../db/database.ts';
import { SECOND_MS } from '../../lib/clock.ts';
import type { SpaceLevel } from '../../lib/disk-space.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { Say } from '../../lib/say.ts';
import { shared, within } from '../../lib/time-limit.ts';
import type { Deps } from '../deps.ts';

type Health = EndpointReply<'service.health'>;
type Obstacle = keyof Words['obstacles'];

const RETRY_SECONDS = 5;
/** Anyone who watches over the process waits about as long. */
const ANSWER_MS = 2 * SECOND_MS;

type HealthDeps = Pick<Deps, 'database' | 'space' | 'logger' | 'lifecycle'>;

/** Tells whether the process and what it works with are well. */
export function createHealth({ database, space, logger, lifecycle }: HealthDeps) {
  // a database that is silent is asked once, however many watch
  const ask = shared(async () => {
    await database.ping();
    return database.schema();
  });
  const askDatabase = () => within(ANSWER_MS, ask());

  /** What is in the way of requests, by what it is about. */
  const findObstacles = async () => {
    const found: { path: string; said: Obstacle }[] = [];
    const add = (path: string, said: Obstacle) => found.push({ path, said });
    if (lifecycle.closing.aborted) add('process', 'closing');
    if (space.now.level === 'full') add('disk', 'diskFull');
    try {
      const schema = await askDatabase();
      if (schema === 'older') add('migrations', 'schemaOlder');
      if (schema === 'newer') add('migrations', 'schemaNewer');
    } catch (error) {
      add('database', obstacleIn(error));
    }
    return found;
  };

  /** What was in the way when the log last said so. */
  let toldOf = '';
  const tell = (found: readonly { path: string }[]): void => {
    const paths = found.map(({ path }) => path).join(', ');
    if (paths === toldOf) return;
    toldOf = paths;
    const line = { event: 'readiness', obstacles: paths };
    if (paths) logger.warn(line, 'not ready for requests');
    else logger.info(line, 'ready for requests again');
  };

  return {
    /** Whether requests should be sent here. */
    isReady: async (): Promise<boolean> => (await findObstacles()).length === 0,

    /**
     * Whether the server and its database answer.
     * @throws {ProblemError} `unavailable`
     */
    async read(say: Say): Promise<Health> {
      try {
        await askDatabase();
        return healthOf(space.now.level, say);
      } catch (error) {
        logger.error({ err: error }, 'health check failed');
        throw unavailable(obstacleIn(error));
      }
    },

    /**
     * Whether requests should be sent here.
     * @throws {ProblemError} `unavailable` with every reason why not
     */
    async requireReady(): Promise<EndpointReply<'system.ready'>> {
      const found = await findObstacles();
      tell(found);
      if (found.length === 0) return { status: 'ready' };
      const reasons = found.map(({ said }) => said);
      throw unavailable(['notReady', { reasons }], found);
    },
  };
}

const obstacleIn = (error: unknown) =>
  error instanceof DamagedDatabaseError ? 'databaseDamaged' : 'databaseDown';

const unavailable = (said: Refusal, errors?: RefusedField[]) =>
  new ProblemError('unavailable', said, {
    retryAfterSeconds: RETRY_SECONDS,
    ...(errors ? { errors } : {}),
  });

/** Reads go on with a full disk, so anyone who watches over this process must not end it. */
const healthOf = (level: SpaceLevel, say: Say): Health =>
  level === 'enough'
    ? { status: 'ok' }
    : { status: 'degraded', detail: say(level === 'low' ? 'diskLow' : 'diskFull') };
