import { type EndpointReply, type FieldError, problemTexts } from '@vitrine/contracts';
import { DamagedDatabaseError } from '../../db/database.ts';
import { SECOND_MS } from '../../lib/clock.ts';
import type { SpaceLevel } from '../../lib/disk-space.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { shared, within } from '../../lib/time-limit.ts';
import type { Deps } from '../deps.ts';

type Health = EndpointReply<'service.health'>;

const RETRY_SECONDS = 5;
/** Whoever watches over the process waits about as long. */
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
  const findObstacles = async (): Promise<FieldError[]> => {
    const found: FieldError[] = [];
    const add = (path: string, message: string) => found.push({ path, message });
    if (lifecycle.isClosing) add('process', problemTexts.closing);
    if (space.now.level === 'full') add('disk', problemTexts.disk.full);
    try {
      const schema = await askDatabase();
      if (schema === 'older') add('migrations', problemTexts.schemaOlder);
      if (schema === 'newer') add('migrations', problemTexts.schemaNewer);
    } catch (error) {
      add('database', sentenceOf(error));
    }
    return found;
  };

  /** What was in the way when the log was last told. */
  let toldOf = '';
  const tell = (found: FieldError[]): void => {
    const paths = found.map(({ path }) => path).join(', ');
    if (paths === toldOf) return;
    toldOf = paths;
    const line = { event: 'readiness', obstacles: paths };
    if (paths) logger.warn(line, 'not ready for requests');
    else logger.info(line, 'ready for requests again');
  };

  return {
    /**
     * Whether the server and its database answer.
     * @throws {ProblemError} `unavailable`
     */
    async read(): Promise<Health> {
      try {
        await askDatabase();
        return healthOf(space.now.level);
      } catch (error) {
        logger.error({ err: error }, 'health check failed');
        throw unavailable(sentenceOf(error));
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
      throw unavailable(found.map(({ message }) => message).join(' '), found);
    },
  };
}

const sentenceOf = (error: unknown): string =>
  error instanceof DamagedDatabaseError ? problemTexts.databaseDamaged : problemTexts.databaseDown;

const unavailable = (detail: string, errors?: FieldError[]) =>
  new ProblemError('unavailable', detail, {
    retryAfterSeconds: RETRY_SECONDS,
    ...(errors ? { errors } : {}),
  });

/** Reads go on with a full disk, so whoever watches over this process must not end it. */
const healthOf = (level: SpaceLevel): Health =>
  level === 'enough' ? { status: 'ok' } : { status: 'degraded', detail: problemTexts.disk[level] };
