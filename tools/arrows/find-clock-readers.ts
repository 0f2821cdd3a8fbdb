import { findLines } from './find-lines.ts';

const READS = /\b(Date\.now|performance\.now|setTimeout|setInterval)\b|\bnew Date\(\)/;

/** Who may, and why. */
const MAY_READ: Record<string, string> = {
  'apps/web/src/lib/clock.ts': 'the clock itself',
  // a second entry: with it the clock would be a file of its own, and a request more for every page
  'apps/web/src/area-start.ts': 'an entry of its own',
  // part of the entry, which runs before the app is loaded: the same
  'apps/web/src/features/home/turn-pictures.ts': 'part of the entry',
  'apps/web/src/lib/after-first-paint.ts': 'part of the entry',
  'apps/web/src/lib/early-use.ts': 'part of the entry',
  'apps/web/src/lib/renew-page.ts': 'part of the entry',

  'apps/api/src/lib/clock.ts': 'the clock itself',
  'apps/api/src/people/own-account/leftovers.ts': 'compared with the times of files',
  'apps/api/src/lib/log-output.ts': 'the time of a line in the log',
  'apps/api/src/lib/observed-work.ts': 'measures durations for traces',
  'apps/api/src/http/watch-requests.ts': 'measures durations for the log',
  'apps/api/src/commands/seed-large.command.ts': 'measures durations for who waits',
  'apps/api/src/lib/time-limit.ts': 'limits how long something is waited for',
  'apps/api/src/lib/checked-post.ts': 'limits how long a connection is waited for',
  'apps/api/src/lib/pictures/picture-process.ts': 'limits how long a process works',
  'apps/api/src/lib/pictures/pictures.worker.ts': 'watches the memory of a process',
  'apps/api/src/http/limiter-store.ts': 'express-rate-limit goes by the real time',
  'apps/api/src/lib/limiter.ts': 'rate-limiter-flexible goes by the real time',
  'apps/api/src/lib/shared-limiter.ts': 'how long a store takes to answer',
  'apps/api/src/lib/event-stream.ts': 'heartbeat of a connection',
  'apps/api/src/lib/repeated-work.ts': 'pauses between rounds, which tests fake',
  'apps/api/src/office/live-events/live-events.service.ts': 'pauses between rounds',
  'apps/api/src/http/server.ts': 'silence of a connection',
  'apps/api/src/http/slow-connections.ts': 'pace of a connection',
  'apps/api/src/db/sqlite.ts': 'deadline of a lock that another process holds',
  'apps/api/src/db/search-queue.ts': 'pauses between rounds, which tests fake',
  'apps/api/src/db/postgres-counts.ts': 'pauses between rounds',
  'apps/api/src/db/postgres-notifications.ts': 'silence of a connection',
  'apps/api/src/serve.ts': 'pauses before the process ends',
  'apps/api/src/upgrade/try-release.ts': 'how long a release takes to become ready',
};

const READERS = ['apps/{web,demo}/src/**/*.{ts,tsx}', 'apps/api/src/**/*.ts'];

/**
 * Where the apps ask for the time, or wait, other than through their clocks, as `file:line`.
 * @param root the repository's folder
 */
export const findClockReaders = (root: string): string[] =>
  findLines(root, READERS, READS, MAY_READ);
