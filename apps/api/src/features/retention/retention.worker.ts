import { HOUR_MS } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { type RepeatedWork, startRepeating } from '../../lib/repeated-work.ts';
import type { RetentionService } from './retention.service.ts';

/** Forgets what is too old at the start and every hour; the log says how much, not what. */
export const startRetention = ({ forgetOld }: RetentionService, logger: Logger): RepeatedWork =>
  startRepeating(
    async () => {
      const forgotten = await forgetOld();
      if (forgotten.messages + forgotten.applications > 0) {
        logger.info({ event: 'retention', ...forgotten }, 'forgot what was older than it may be');
      }
    },
    () => HOUR_MS,
    (err) => logger.error({ err }, 'retention round failed'),
  );
