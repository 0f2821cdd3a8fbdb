import type { Dependencies } from './dependencies.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS, untilMidnight } from './lib/clock.ts';
import { type RepeatedWork, startRepeating } from './lib/repeated-work.ts';
import type { RetentionService } from './office/index.ts';
import type { Platform } from './platform.ts';
import type { Outbox, WebhookDeliveries } from './service/index.ts';

const SPACE_EVERY_MS = 5 * SECOND_MS;

type WorkerDeps = Pick<Platform, 'clock' | 'logger'>;

/** Everything that goes on beside the requests, the first round of each at the start. */
export function startWorkers(dependencies: Dependencies): RepeatedWork[] {
  const { platform, media, trash, references, keptCalls, replyFiles, backups } = dependencies;
  const every = (pauseMs: number, work: () => Promise<unknown>, failure: string): RepeatedWork =>
    startRepeating(work, pauseMs, platform.logger, failure);
  return [
    startOutboxWorker(dependencies.outbox, platform),
    startWebhookWorker(dependencies.webhooks, platform),
    startRetention(dependencies.retention, platform),
    startForgetting(dependencies.forgetPastDays, platform),
    every(SECOND_MS, dependencies.publishDue, 'publishing round failed'),
    every(2 * SECOND_MS, dependencies.queueIssues, 'issues not queued'),
    every(SPACE_EVERY_MS, platform.space.keepReserve, 'disk space not measured or reserved'),
    every(MINUTE_MS, dependencies.queueDigests, 'digests not queued'),
    every(MINUTE_MS, backups.makeDue, 'backup not begun'),
    every(HOUR_MS, keptCalls.purge, 'kept answers not forgotten'),
    every(HOUR_MS, references.purge, 'requests for references not forgotten'),
    every(HOUR_MS, replyFiles.purge, 'files of answers not forgotten'),
    every(HOUR_MS, media.tidy, 'files not tidied'),
    every(HOUR_MS, trash.purge, 'trash not emptied'),
  ];
}

/** Keeps sending what is due, and forgets once an hour what is long settled. */
function startSending(
  sendDue: () => Promise<unknown>,
  purge: () => Promise<void>,
  { clock, logger }: WorkerDeps,
  failure: string,
): RepeatedWork {
  let purgedAt = 0;
  const round = async (): Promise<void> => {
    await sendDue();
    const now = clock.now().getTime();
    if (Math.abs(now - purgedAt) < HOUR_MS) return;
    await purge();
    purgedAt = now;
  };
  return startRepeating(round, 2 * SECOND_MS, logger, failure);
}

/** Sends mails, one after the other. */
export const startOutboxWorker = (
  { sendDue, purge }: Pick<Outbox, 'sendDue' | 'purge'>,
  deps: WorkerDeps,
): RepeatedWork => startSending(sendDue, purge, deps, 'outbox round failed');

/** Sends webhooks; no round waits for a receiver, and those under way end with the last round. */
export function startWebhookWorker(
  { beginDue, purge, stop }: Pick<WebhookDeliveries, 'beginDue' | 'purge' | 'stop'>,
  deps: WorkerDeps,
): RepeatedWork {
  const sending = startSending(beginDue, purge, deps, 'webhook round failed');
  return {
    stop: async () => {
      await sending.stop();
      await stop();
    },
  };
}

/** Forgets what is too old at the start and every hour. */
export const startRetention = (
  { forgetOld }: Pick<RetentionService, 'forgetOld'>,
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(forgetOld, HOUR_MS, logger, 'retention round failed');

/**
 * Forgets each day's visitors when it ends in UTC. A look every minute finds what was left by a
 * process that was not there at midnight, or by one whose clock was behind.
 */
export function startForgetting(
  forgetPastDays: () => Promise<void>,
  { clock, logger }: WorkerDeps,
): RepeatedWork {
  const pauseMs = () => Math.min(MINUTE_MS, untilMidnight(clock.now()));
  return startRepeating(forgetPastDays, pauseMs, logger, 'marks of past visitors not deleted');
}
