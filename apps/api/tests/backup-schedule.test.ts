// @module-tag database
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDependencies } from '../src/dependencies.ts';
import { DAY_MS, HOUR_MS } from '../src/lib/clock.ts';
import { createHost } from '../src/lib/host.ts';
import { createLifecycle } from '../src/lib/lifecycle.ts';
import { newAdmin } from './testing/people.ts';
import { startTestServer } from './testing/test-server.ts';

/** Seeded at noon; the hour of backups is 2. What making one comes to is set by each test. */
async function start() {
  const outcome: { of: () => Promise<string | undefined> } = { of: async () => undefined };
  const made: number[] = [];
  const host = {
    ...createHost(''),
    backups: {
      hour: 2,
      make: () => {
        made.push(server.clock.now().getTime());
        return outcome.of();
      },
    },
  };
  const server = await startTestServer({ host });
  onTestFinished(server.close);
  const { platform, clock } = server;
  const { database } = platform;
  const midnight = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  await database.write(async (tx) => {
    const value = new Date(midnight + 12 * HOUR_MS).toISOString();
    const { installation } = database.tables;
    await tx.insert(installation).values({ key: 'seeded_at', value }).onConflictDoUpdate({
      target: installation.key,
      set: { value },
    });
  });
  /** Another process on the same database. */
  const replica = () =>
    createDependencies({ ...platform, lifecycle: createLifecycle(clock.now()) });
  const at = (day: number, hour: number) => {
    clock.advance(midnight + day * DAY_MS + hour * HOUR_MS - clock.now().getTime());
  };
  const admin = await newAdmin(server);
  const status = () => server.dependencies.backups.read();
  return { ...server, outcome, made, replica, at, admin, status };
}

describe('the backup of each day', () => {
  it('is made at its hour, once for all processes, and none before the first night', async () => {
    const { made, replica, at, status } = await start();
    const processes = [replica(), replica(), replica()];
    const round = () => Promise.all(processes.map(({ backups }) => backups.makeDue()));
    at(0, 13);
    await round();
    at(1, 1);
    await round();
    expect(made).toEqual([]);
    at(1, 2);
    await round();
    await round();
    expect(made).toHaveLength(1);
    at(2, 3);
    await round();
    expect(made).toHaveLength(2);
    expect(await status()).toEqual({ hour: 2, running: false, failure: null });
  });

  it('is made though a clock that was ahead has made one of the next day', async () => {
    const { made, replica, at } = await start();
    at(2, 3);
    await replica().backups.makeDue();
    at(1, 4);
    await replica().backups.makeDue();
    await replica().backups.makeDue();
    expect(made).toHaveLength(2);
  });

  it('that was missed is made at the next start, and one of five missed days is enough', async () => {
    const { made, replica, at } = await start();
    at(6, 9);
    await replica().backups.makeDue();
    await replica().backups.makeDue();
    expect(made).toHaveLength(1);
  });

  it('is left to the next start by a process that is asked to end', async () => {
    const { made, outcome, replica, at } = await start();
    at(1, 2);
    const ending = replica();
    outcome.of = async () => {
      ending.platform.lifecycle.close();
      return 'It was ended.';
    };
    await ending.backups.makeDue();
    outcome.of = async () => undefined;
    await replica().backups.makeDue();
    expect(made).toHaveLength(2);
  });

  it('that fails is shown and mailed to administrators, and made again the next day', async () => {
    const { made, outcome, replica, at, status, admin, dependencies, mailer } = await start();
    await dependencies.outbox.sendDue();
    outcome.of = async () => 'There is no room for a backup.';
    at(1, 2);
    await replica().backups.makeDue();
    await replica().backups.makeDue();
    expect((await status()).failure).toMatchObject({ reason: 'There is no room for a backup.' });
    await dependencies.outbox.sendDue();
    const mails = mailer.delivered.filter(({ subject }) => subject === 'There is no new backup');
    expect(mails.map(({ recipient }) => recipient)).toEqual([admin.email]);
    expect(mails[0]?.body).toContain('There is no room for a backup.');
    outcome.of = async () => undefined;
    at(2, 2);
    await replica().backups.makeDue();
    expect(made).toHaveLength(2);
    expect((await status()).failure).toBeNull();
  });
});

describe('a backup that an administrator asks for', () => {
  it('is made beside the requests, one at a time', async () => {
    const { http, admin, outcome, idle } = await start();
    const status = async () =>
      (await http.get('/api/admin/system/').set(admin.bearer).expect(200)).body.backups;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    outcome.of = () => promise;
    const ask = () => http.post('/api/admin/backups/').set(admin.bearer);
    await ask().expect(202);
    expect((await status()).running).toBe(true);
    await ask().expect(409);
    resolve(undefined);
    await idle();
    expect((await status()).running).toBe(false);
  });

  it('is missed on the dashboard once the latest is a week old', async () => {
    const server = await start();
    const { http, at } = server;
    const old = async () => {
      const { bearer } = await newAdmin(server);
      return (await http.get('/api/admin/overview/').set(bearer).expect(200)).body.oldBackup;
    };
    at(6, 12);
    expect(await old()).toBeUndefined();
    at(7, 12);
    expect(await old()).toEqual({ at: null });
  });
});
