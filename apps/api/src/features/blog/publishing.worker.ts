import type { Logger } from '../../lib/logger.ts';
import { type RepeatedWork, startRepeating } from '../../lib/repeated-work.ts';

const PAUSE_MS = 1_000;

/** Publishes scheduled posts when their time comes, until it is stopped. */
export function startPublishing(publishDue: () => Promise<number>, logger: Logger): RepeatedWork {
  return startRepeating(
    async () => {
      const appeared = await publishDue();
      if (appeared > 0) logger.info({ event: 'posts-published', appeared }, 'posts published');
    },
    () => PAUSE_MS,
    (err) => logger.error({ err }, 'publishing round failed'),
  );
}
