import type { Logger } from '../lib/logger.ts';
import { currentRequest } from '../lib/request-context.ts';

/**
 * An error that nobody handles, as of a stream that nobody listens to, is logged under its request,
 * which is answered with a failure. It never ends the process: one request must not stop the others.
 */
export function surviveUnhandledErrors(logger: Logger): void {
  const survive = (message: string) => (err: unknown) => {
    logger.error({ err }, message);
    currentRequest()?.fail(err);
  };
  process.on('unhandledRejection', survive('unhandled rejection'));
  process.on('uncaughtException', survive('unhandled error'));
}
