import { type Clock, HOUR_MS } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { type RepeatedWork, startRepeating } from '../../lib/repeated-work.ts';
import type { Outbox } from './outbox.service.ts';

const PAUSE_MS = 2_000;
const PURGE_EVERY_MS = HOUR_MS;

/** Keeps sending what is due, and forgets what is long settled, until it is stopped. */
export function startOutboxWorker(outbox: Outbox, logger: Logger, clock: Clock): RepeatedWork {
  let purgedAt = 0;
  const round = async (): Promise<void> => {
    await outbox.sendDue();
    const now = clock.now().getTime();
    if (now - purgedAt < PURGE_EVERY_MS) return;
    await outbox.purge();
    purgedAt = now;
  };
  return startRepeating(
    round,
    () => PAUSE_MS,
    (err) => logger.error({ err }, 'outbox round failed'),
  );
}
