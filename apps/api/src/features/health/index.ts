import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { Platform } from '../../platform.ts';

/** Whether the server and its database answer. */
export function createHealth({ database, logger }: Platform): {
  handlers: Handlers<EndpointsOf<'service'>>;
} {
  return {
    handlers: {
      'service.health': async () => {
        try {
          await database.ping();
          return { status: 'ok' };
        } catch (error) {
          logger.error({ err: error }, 'health check failed');
          throw new ProblemError('unavailable', 'The database does not answer.');
        }
      },
    },
  };
}
