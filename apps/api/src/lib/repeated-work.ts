import { MINUTE_MS } from './clock.ts';
import type { Logger } from './logger.ts';

/** Work that goes on beside the requests. */
export interface RepeatedWork {
  /** Resolves once the running round has ended; no other follows. */
  stop(): Promise<void>;
}

/** Work that is done every second and fails for an hour is not logged 3,600 times. */
const TOLD_EVERY_MS = MINUTE_MS;

/**
 * Does some work again and again, one round at a time, the first at once.
 * @param pauseMs between two rounds
 * @param failure what the log says of a round that rejects, of several once a minute; the next one
 * comes all the same
 */
export function startRepeating(
  work: () => Promise<unknown>,
  pauseMs: number | (() => number),
  logger: Logger,
  failure: string,
): RepeatedWork {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let toldAt: number | undefined;
  const round = async (): Promise<void> => {
    await work().then(
      () => {
        toldAt = undefined;
      },
      (err) => {
        if (toldAt !== undefined && performance.now() - toldAt < TOLD_EVERY_MS) return;
        toldAt = performance.now();
        logger.error({ err }, failure);
      },
    );
    const pause = typeof pauseMs === 'number' ? pauseMs : pauseMs();
    if (!stopped) timer = setTimeout(() => (running = round()), pause);
  };
  let running = round();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
