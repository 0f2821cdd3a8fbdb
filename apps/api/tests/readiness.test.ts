import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DiskSpace } from '../src/lib/disk-space.ts';
import { createLifecycle } from '../src/lib/lifecycle.ts';
import { createLogger } from '../src/lib/logger.ts';
import { createHealth } from '../src/service/health/health.service.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const measured = { level: 'enough', freeBytes: 5_000_000, totalBytes: 9_000_000 };
const space = {
  now: measured,
  measure: () => measured,
  keepReserve: async () => undefined,
  release: () => false,
} as DiskSpace;
let server: TestServer;
let http: TestServer['http'];
beforeEach(async () => {
  server = await startTestServer({ space });
  ({ http } = server);
});
afterEach(() => server.close());

/** Replaces methods of the database while something runs. */
async function whileDatabase<T>(
  changes: Partial<TestServer['platform']['database']>,
  work: () => Promise<T>,
): Promise<T> {
  const { database } = server.platform;
  const before = { ...database };
  Object.assign(database, changes);
  try {
    return await work();
  } finally {
    Object.assign(database, before);
  }
}

const isAway = { ping: () => Promise.reject(new Error('no line')) };
const isSilent = { ping: () => new Promise<void>(() => undefined) };

describe('/healthz', () => {
  it('answers while the database is away or the disk is full: ending the process helps nobody', () =>
    whileDatabase(isAway, async () => {
      measured.level = 'full';
      const { body } = await http.get('/healthz').expect(200);
      measured.level = 'enough';
      expect(body).toEqual({ status: 'ok' });
    }));
});

describe('/readyz', () => {
  it('says that requests are welcome', async () => {
    const { body } = await http.get('/readyz').expect(200);
    expect(body).toEqual({ status: 'ready' });
  });

  it('is red while the database is away, and names it', () =>
    whileDatabase(isAway, async () => {
      const { body, headers } = await http.get('/readyz').expect(503);
      expect(body.errors).toMatchObject([
        { path: 'database', message: 'The database does not respond.' },
      ]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }));

  it('asks a database that is silent once, and does not wait for it', async () => {
    let asked = 0;
    const ping = () => {
      asked += 1;
      return isSilent.ping();
    };
    await whileDatabase({ ping }, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => http.get('/readyz')));
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(asked).toBe(1);
    });
  });

  it.each([
    ['older', 'schemaOlder'],
    ['newer', 'schemaNewer'],
  ] as const)('is red with a schema that is %s', async (state, said) => {
    const health = createHealth({
      ...server.platform,
      database: {
        ...server.platform.database,
        ping: async () => undefined,
        schema: async () => state,
      },
    });
    await expect(health.requireReady()).rejects.toMatchObject({
      details: { errors: [{ path: 'migrations', said }] },
    });
  });

  it('is red while the disk is full, and not while it is only nearly so', async () => {
    const requireReady = (level: 'low' | 'full') => {
      const database = { ...server.platform.database, ping: async () => undefined };
      const full = { ...space, now: { ...measured, level } };
      return createHealth({ ...server.platform, database, space: full }).requireReady();
    };
    await expect(requireReady('full')).rejects.toMatchObject({
      details: { errors: [{ path: 'disk' }] },
    });
    await expect(requireReady('low')).resolves.toEqual({ status: 'ready' });
  });

  it('gives every reason at once', async () => {
    const lifecycle = createLifecycle(server.clock.now());
    lifecycle.close();
    const database = { ...server.platform.database, ...isAway };
    const full = { ...space, now: { ...measured, level: 'full' } } as DiskSpace;
    const health = createHealth({ ...server.platform, database, space: full, lifecycle });
    await expect(health.requireReady()).rejects.toMatchObject({
      code: 'unavailable',
      details: { errors: [{ path: 'process' }, { path: 'disk' }, { path: 'database' }] },
    });
  });

  it('writes one line when it turns red and one when it is over, however often it is asked', async () => {
    const lines: { event?: string; msg: string }[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
    let ping: () => Promise<void> = async () => undefined;
    const database = { ...server.platform.database, ping: () => ping() };
    const health = createHealth({ ...server.platform, database, logger });
    const ask = () => health.requireReady().catch(() => undefined);
    await ask();
    ping = isAway.ping;
    for (let times = 0; times < 3; times += 1) await ask();
    ping = async () => undefined;
    for (let times = 0; times < 3; times += 1) await ask();
    expect(lines.map(({ msg }) => msg)).toEqual([
      'not ready for requests',
      'ready for requests again',
    ]);
  });
});
