import type { Logger } from '../../lib/logger.ts';
import type { Outbox } from './outbox.service.ts';

const PAUSE_MS = 2_000;

/** Keeps sending what is due until it is stopped. */
export function startOutboxWorker(outbox: Outbox, logger: Logger): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await outbox.sendDue();
    } catch (error) {
      logger.error({ err: error }, 'outbox round failed');
    }
    if (!stopped) timer = setTimeout(() => (running = round()), PAUSE_MS);
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
