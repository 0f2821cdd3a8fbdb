import type { Logger } from '../lib/logger.ts';
import type { RequestWatcher } from './watch-requests.ts';

/**
 * Writes a line for each request: all of them for who debugs, some of them where a sample is asked
 * for. It tells the pattern of the path and the network of the client, nothing that people wrote.
 * @param sample the share of requests with a line at the level `info`, from 0 to 1
 * @param random a number from 0 up to 1
 * @returns undefined where no line would be written
 */
export function createAccessLog(
  logger: Logger,
  sample: number,
  random: () => number = Math.random,
): RequestWatcher | undefined {
  if (sample === 0 && !logger.isLevelEnabled('debug')) return undefined;
  return {
    end({ id, method, client }, { route, status, seconds, cache }) {
      const ms = Math.round(seconds * 10_000) / 10;
      // whose request it was is left out: this line is about traffic, not about people
      const line = { event: 'request', requestId: id, client, actor: undefined };
      logger[random() < sample ? 'info' : 'debug'](
        { ...line, method, route, status, ms, cache },
        'request',
      );
    },
  };
}
