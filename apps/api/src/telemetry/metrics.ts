import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestWatcher } from '../http/watch-requests.ts';
import { SECOND_MS } from '../lib/clock.ts';
import { type FinishedWork, onFinishedWork } from '../lib/observed-work.ts';
import { within } from '../lib/time-limit.ts';
import type { Platform } from '../platform.ts';
import type { Backups } from '../service/index.ts';

/** A database that does not answer must not hold up what tells of that. */
const COUNT_MS = 2 * SECOND_MS;
const REFUSED_BY_LIMIT = 429;
/** Answers from memory take microseconds, large uploads minutes. */
const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const WORK_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** What is measured of this process, as Prometheus reads it. */
export interface Metrics {
  watcher: RequestWatcher;
  read(): Promise<{ type: string; text: string }>;
  close(): void;
}

type MetricsDeps = Pick<Platform, 'hasher' | 'space'> & {
  countMails(): Promise<{ waiting: number; failed: number }>;
  isReady(): Promise<boolean>;
  backups: Pick<Backups, 'read' | 'readLatest'>;
};

/**
 * Measures requests and the work behind them. Every label has few values, whatever is sent: routes
 * are patterns, statuses classes, methods those in use.
 */
export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = measureRequests(registry);
  const stopHearing = onFinishedWork(measureWork(registry));
  measureState(registry, deps);
  return {
    watcher: requests,
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    close: () => {
      stopHearing();
      registry.clear();
    },
  };
}

function measureRequests(registry: Registry): RequestWatcher {
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the last byte of an answer, by pattern of the path and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const answered = new Counter({
    name: 'http_responses_total',
    help: 'Answers by status; 499 where the client left before.',
    labelNames: ['status'],
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests without a whole answer.',
    registers,
  });
  const cached = new Counter({
    name: 'vitrine_response_cache_total',
    help: 'Public answers from memory (hit), made (miss), or old because the database is away (stale).',
    labelNames: ['result'],
    registers,
  });
  const refused = new Counter({
    name: 'vitrine_rate_limit_refusals_total',
    help: 'Requests refused because their client had sent too many.',
    labelNames: ['route'],
    registers,
  });
  return {
    begin: (_request, answer) => {
      inFlight.inc();
      answer();
    },
    end: ({ method }, { route, status, seconds, cache }) => {
      inFlight.dec();
      duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      answered.inc({ status });
      if (cache) cached.inc({ result: cache });
      if (status === REFUSED_BY_LIMIT) refused.inc({ route });
    },
  };
}

function measureWork(registry: Registry): (work: FinishedWork) => void {
  const registers = [registry];
  const render = new Histogram({
    name: 'vitrine_render_duration_seconds',
    help: 'Time to make a public answer that was not in memory.',
    labelNames: ['kind'],
    buckets: WORK_SECONDS,
    registers,
  });
  const wait = new Histogram({
    name: 'vitrine_database_write_wait_seconds',
    help: 'Time that a write waited for its turn.',
    buckets: WORK_SECONDS,
    registers,
  });
  const write = new Histogram({
    name: 'vitrine_database_write_duration_seconds',
    help: 'Time of a write from its turn until it is stored.',
    labelNames: ['outcome'],
    buckets: WORK_SECONDS,
    registers,
  });
  const mails = new Counter({
    name: 'vitrine_mail_deliveries_total',
    help: 'Tries to send a mail.',
    labelNames: ['outcome'],
    registers,
  });
  const webhooks = new Counter({
    name: 'vitrine_webhook_deliveries_total',
    help: 'Tries to reach the target of a webhook; done where it answered anything.',
    labelNames: ['outcome'],
    registers,
  });
  return ({ kind, detail = '', startedAt, begunAt = startedAt, endedAt, failed }) => {
    const outcome = failed ? 'failed' : 'done';
    const seconds = (from: number, to: number) => Math.max(0, to - from) / SECOND_MS;
    if (kind === 'render') render.observe({ kind: detail }, seconds(startedAt, endedAt));
    if (kind === 'mail') mails.inc({ outcome });
    if (kind === 'webhook') webhooks.inc({ outcome });
    if (kind !== 'database write') return;
    wait.observe(seconds(startedAt, begunAt));
    write.observe({ outcome }, seconds(begunAt, endedAt));
  };
}

/** What is looked up whenever someone reads the metrics. */
function measureState(registry: Registry, deps: MetricsDeps): void {
  const { hasher, space, countMails, backups, isReady } = deps;
  const registers = [registry];
  new Gauge({
    name: 'vitrine_ready',
    help: 'Whether requests should be sent here, as /readyz answers: 1 or 0.',
    registers,
    async collect() {
      this.set(Number(await isReady()));
    },
  });
  new Gauge({
    name: 'vitrine_outbox_mails',
    help: 'Mails that wait to be sent or were given up; absent while the database does not answer.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const counted = await within(COUNT_MS, countMails()).catch(() => undefined);
      for (const [state, count] of Object.entries(counted ?? {})) this.set({ state }, count);
    },
  });
  const times = async () => ({
    made: (await backups.readLatest())?.at,
    failed: (await backups.read()).failure?.at,
  });
  new Gauge({
    name: 'vitrine_backup_timestamp_seconds',
    help: 'When the latest backup was made, and when one failed since; absent where there is none.',
    labelNames: ['outcome'],
    registers,
    async collect() {
      this.reset();
      const known = await within(COUNT_MS, times()).catch(() => undefined);
      for (const [outcome, at] of Object.entries(known ?? {})) {
        if (at) this.set({ outcome }, Date.parse(at) / SECOND_MS);
      }
    },
  });
  new Gauge({
    name: 'vitrine_sign_in_queue',
    help: 'Passwords that wait to be checked.',
    registers,
    collect() {
      this.set(hasher.waiting());
    },
  });
  new Gauge({
    name: 'vitrine_disk_free_bytes',
    help: 'Room on the disk of the data folder.',
    registers,
    collect() {
      this.set(space.now.freeBytes);
    },
  });
  new Gauge({
    name: 'vitrine_disk_size_bytes',
    help: 'Size of the disk of the data folder.',
    registers,
    collect() {
      this.set(space.now.totalBytes);
    },
  });
}
