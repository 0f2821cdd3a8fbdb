import { problemTexts } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { ProblemError } from '../../lib/problem-error.ts';

const RETRY_SECONDS = 5;

/** Whether the server and its database answer. */
export const healthHandlers = ({ database, logger }: Deps): Handlers<EndpointsOf<'service'>> => ({
  'service.health': async () => {
    try {
      await database.ping();
      return { status: 'ok' };
    } catch (error) {
      logger.error({ err: error }, 'health check failed');
      throw new ProblemError('unavailable', problemTexts.databaseDown, {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
  },
});
