import type { Dependencies } from './dependencies.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS, untilMidnight } from './lib/clock.ts';
import type { DiskSpace } from './lib/disk-space.ts';
import { type RepeatedWork, startRepeating } from './lib/repeated-work.ts';
import type { RetentionService } from './office/index.ts';
import type { Platform } from './platform.ts';
import type { MediaFilesService, Outbox, WebhookDeliveries } from './service/index.ts';

const SPACE_EVERY_MS = 5 * SECOND_MS;

type WorkerDeps = Pick<Platform, 'clock' | 'logger'>;

/** Everything that goes on beside the requests. */
export const startWorkers = ({
  platform,
  outbox,
  webhooks,
  publishDue,
  queueIssues,
  queueDigests,
  retention,
  references,
  forgetPastDays,
  media,
  trash,
  keptCalls,
  replyFiles,
}: Dependencies): RepeatedWork[] => [
  startOutboxWorker(outbox, platform),
  startWebhookWorker(webhooks, platform),
  startPublishing(publishDue, platform),
  startQueueingIssues(queueIssues, platform),
  startQueueingDigests(queueDigests, platform),
  startRetention(retention, platform),
  startForgettingReferences(references, platform),
  startForgetting(forgetPastDays, platform),
  startForgettingAnswers(keptCalls, platform),
  startForgettingReplyFiles(replyFiles, platform),
  startTidyingFiles(media, platform),
  startEmptyingTrash(trash, platform),
  startWatchingSpace(platform.space, platform),
];

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
    if (now - purgedAt < HOUR_MS) return;
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

/** Publishes scheduled posts when their time comes. */
export const startPublishing = (
  publishDue: () => Promise<number>,
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(publishDue, SECOND_MS, logger, 'publishing round failed');

/** Queues the next mails of the issues of the newsletter that are on their way. */
export const startQueueingIssues = (
  queueIssues: () => Promise<void>,
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(queueIssues, 2 * SECOND_MS, logger, 'issues not queued');

/** Queues the daily summaries of what has arrived, for the administrators who want them. */
export const startQueueingDigests = (
  queueDigests: () => Promise<void>,
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(queueDigests, MINUTE_MS, logger, 'digests not queued');

/** Forgets what is too old at the start and every hour. */
export const startRetention = (
  { forgetOld }: Pick<RetentionService, 'forgetOld'>,
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(forgetOld, HOUR_MS, logger, 'retention round failed');

/** Forgets answers that were kept for repeated requests, at the start and every hour. */
export const startForgettingAnswers = (
  { purge }: { purge: () => Promise<void> },
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(purge, HOUR_MS, logger, 'kept answers not forgotten');

/** Forgets requests for references that are over, at the start and every hour. */
export const startForgettingReferences = (
  { purge }: { purge: () => Promise<void> },
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(purge, HOUR_MS, logger, 'requests for references not forgotten');

/** Forgets files that were uploaded for an answer which nobody sent, at the start and every hour. */
export const startForgettingReplyFiles = (
  { purge }: { purge: () => Promise<void> },
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(purge, HOUR_MS, logger, 'files of answers not forgotten');

/** Finishes removals of files and empties the trash of what is old, at the start and every hour. */
export const startTidyingFiles = (
  { tidy }: Pick<MediaFilesService, 'tidy'>,
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(tidy, HOUR_MS, logger, 'files not tidied');

/** Deletes for good what was in the trash for thirty days, at the start and every hour. */
export const startEmptyingTrash = (
  { purge }: { purge: () => Promise<number> },
  { logger }: WorkerDeps,
): RepeatedWork => startRepeating(purge, HOUR_MS, logger, 'trash not emptied');

/** Looks every few seconds how much room there is on the disk. */
export const startWatchingSpace = (
  { keepReserve }: Pick<DiskSpace, 'keepReserve'>,
  { logger }: WorkerDeps,
): RepeatedWork =>
  startRepeating(keepReserve, SPACE_EVERY_MS, logger, 'disk space not measured or reserved');

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
