// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrine/test-support/free-port';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { withObservedWrites } from '../src/db/with-observed-writes.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';
import { contactForm } from './testing/forms.ts';
import { newAdmin } from './testing/people.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-metrics-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

type CountMails = () => Promise<{ waiting: number; failed: number }>;

const backups = {
  readLatest: async () => ({ at: '2026-03-01T02:00:00Z', file: '/b', bytes: 1, verified: true }),
  read: async () => ({
    ...{ hour: 2, running: false },
    failure: { at: '2026-03-02T02:00:00Z', reason: 'The disk is full.' },
  }),
};

/** A server that is measured. */
async function start(
  countMails: CountMails = async () => ({ waiting: 3, failed: 1 }),
  isReady = async () => true,
) {
  const own = await createTestDatabase(await mkdtemp(`${folder}/`));
  const database = withObservedWrites(await own.open());
  const space = {
    now: { level: 'enough', freeBytes: 5_000, totalBytes: 9_000 },
    measure: () => space.now,
    keepReserve: async () => undefined,
    release: () => false,
  } as const;
  const metrics = createMetrics({
    ...{ hasher: { waiting: () => 2 } as never, space, countMails, backups, isReady },
  });
  const server = await startTestServer({ database, rateLimits: true, watchers: [metrics.watcher] });
  onTestFinished(async () => {
    metrics.close();
    await server.close();
  });
  /** The value of a series; undefined where there is none. */
  const figureOf = async (series: string): Promise<number | undefined> => {
    const { text } = await metrics.read();
    const line = text.split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };
  const seriesOf = async (): Promise<Set<string>> => {
    const { text } = await metrics.read();
    const named = text.split('\n').filter((line) => line && !line.startsWith('#'));
    return new Set(named.map((line) => line.slice(0, line.lastIndexOf(' '))));
  };
  return { ...server, metrics, figureOf, seriesOf };
}

describe('what is measured', () => {
  it('is how long requests took, by pattern of the path, and which were in memory', async () => {
    const { http, figureOf, idle } = await start();
    for (let times = 0; times < 3; times += 1) await http.get('/blogs/').expect(200);
    const series = 'http_request_duration_seconds_count{method="GET",route="/blogs",status="2xx"}';
    await idle();
    expect(await figureOf(series)).toBe(3);
    expect(await figureOf('vitrine_response_cache_total{result="hit"}')).toBe(2);
    expect(await figureOf('vitrine_response_cache_total{result="miss"}')).toBe(1);
    expect(await figureOf('vitrine_render_duration_seconds_count{kind="data"}')).toBe(1);
    expect(await figureOf('http_requests_in_flight')).toBe(0);
  });

  it('is how long writes waited and took, and what was refused by a limit', async () => {
    const { http, figureOf, idle } = await start();
    for (let times = 0; times < 6; times += 1) {
      await http.post('/api/contact/').send(contactForm());
    }
    await idle();
    expect(await figureOf('vitrine_rate_limit_refusals_total{route="/api/contact"}')).toBe(1);
    expect(await figureOf('vitrine_database_write_wait_seconds_count')).toBeGreaterThan(0);
    expect(
      await figureOf('vitrine_database_write_duration_seconds_count{outcome="done"}'),
    ).toBeGreaterThan(0);
  });

  it('is the outbox, the sign-in queue, backups, the disk and the process', async () => {
    const { figureOf, seriesOf } = await start();
    expect(await figureOf('vitrine_outbox_mails{state="waiting"}')).toBe(3);
    expect(await figureOf('vitrine_outbox_mails{state="failed"}')).toBe(1);
    expect(await figureOf('vitrine_sign_in_queue')).toBe(2);
    expect(await figureOf('vitrine_disk_free_bytes')).toBe(5_000);
    const madeAt = await figureOf('vitrine_backup_timestamp_seconds{outcome="made"}');
    const failedAt = await figureOf('vitrine_backup_timestamp_seconds{outcome="failed"}');
    expect([madeAt, failedAt]).toEqual([1_772_330_400, 1_772_416_800]);
    expect(await seriesOf()).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('is whether requests are welcome', async () => {
    const { figureOf } = await start();
    expect(await figureOf('vitrine_ready')).toBe(1);
    const away = await start(undefined, async () => false);
    expect(await away.figureOf('vitrine_ready')).toBe(0);
  });

  it('is shown without the outbox while the database does not answer', async () => {
    const { figureOf } = await start(() => Promise.reject(new Error('no line')));
    expect(await figureOf('vitrine_outbox_mails{state="waiting"}')).toBeUndefined();
    expect(await figureOf('vitrine_sign_in_queue')).toBe(2);
  });

  it('does not grow with made-up paths, methods and queries', async () => {
    const server = await start();
    const { http, url, seriesOf } = server;
    const admin = await newAdmin(server);
    const ask = async (word: string) => {
      await http.get(`/${word}`);
      await http.get(`/${word}.png`);
      await http.get(`/blogs/${word}`).set(admin.bearer);
      await http.get('/blogs/').query({ [word]: word });
      await http.get(`/p/${word}/cv.pdf`);
      await http.put(`/api/messages/${word}/`).set(admin.bearer).send({ status: word });
      await fetch(`${url}/blogs/`, { method: `PROPFIND` });
    };
    // those of Node itself come and go
    const countOwn = async () =>
      [...(await seriesOf())].filter((series) => /^(http|vitrine)_/.test(series)).length;
    for (let times = 0; times < 3; times += 1) await ask(`early-${times}`);
    await server.idle();
    expect(await server.figureOf('http_requests_in_flight')).toBe(0);
    const before = await countOwn();
    for (let times = 0; times < 20; times += 1) await ask(`word-${times}`);
    await server.idle();
    expect(await server.figureOf('http_requests_in_flight')).toBe(0);
    expect(await countOwn()).toBe(before);
    expect([...(await seriesOf())].join()).not.toContain('word-');
  });
});

describe('the program', () => {
  it('offers metrics at a port of their own, to its own machine alone', async () => {
    const port = await freePort();
    const { variables } = await createTestDatabase(join(folder, 'with'));
    const server = await startServerProcess({ ...variables, METRICS_PORT: String(port) });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    await fetch(`${server.url}/blogs/`);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain('route="/blogs"');
    expect(text).toContain('\nvitrine_ready 1\n');
    expect((await fetch(`http://127.0.0.1:${port}/else`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(405);
    expect(server.output()).toContain(`http://127.0.0.1:${port}/metrics`);
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  it('does not start when that port is taken, and says so', async () => {
    const { variables } = await createTestDatabase(join(folder, 'first'));
    const METRICS_PORT = String(await freePort());
    const first = await startServerProcess({ ...variables, METRICS_PORT });
    const other = await createTestDatabase(join(folder, 'second'));
    await expect(startServerProcess({ ...other.variables, METRICS_PORT })).rejects.toThrow(
      /ended with 78: .*Cannot start: the metrics cannot be offered at 127\.0\.0\.1:\d+/s,
    );
    await first.stop('SIGTERM');
  });
});
