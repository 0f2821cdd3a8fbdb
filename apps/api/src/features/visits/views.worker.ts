import { type Clock, MINUTE_MS, untilMidnight } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { type RepeatedWork, startRepeating } from '../../lib/repeated-work.ts';
import type { ViewsService } from './views.service.ts';

/**
 * Forgets each day's visitors when it ends in UTC. A look every minute finds what was left by a
 * process that was not there at midnight, or by one whose clock was behind.
 */
export const startForgetting = (
  views: Pick<ViewsService, 'forgetPastDays'>,
  clock: Clock,
  logger: Logger,
): RepeatedWork =>
  startRepeating(
    views.forgetPastDays,
    () => Math.min(MINUTE_MS, untilMidnight(clock.now())),
    (err) => logger.error({ err }, 'marks of past visitors not deleted'),
  );
