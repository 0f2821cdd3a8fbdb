// @module-tag database
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { DAY_MS, HOUR_MS } from '../src/lib/clock.ts';
import { startRetention } from '../src/workers.ts';
import { internshipForm } from './testing/forms.ts';
import { arrive, auditOf, readEvents } from './testing/office.ts';
import { newAdmin } from './testing/people.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { clock, platform, dependencies } = server;
const { read, tables, write } = platform.database;
const { retention } = dependencies;
await seedDefaults(platform.database, platform);

beforeEach(() =>
  write(async (tx) => {
    await tx.delete(tables.messages);
    await tx.delete(tables.applications);
  }),
);

async function keep(months: { messagesMonths?: number; applicationsMonths?: number }) {
  const { bearer } = await newAdmin(server);
  const { body } = await server.http.get('/api/settings/').set(bearer).expect(200);
  const settings = { ...body, retention: months };
  await server.http.put('/api/settings/').set(bearer).send(settings).expect(200);
}

const subjects = async ({ platform } = server) => {
  const { read, tables } = platform.database;
  const rows = await read.select().from(tables.messages).orderBy(tables.messages.createdAt);
  return rows.map(({ subject }) => subject);
};
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

describe('retention', () => {
  it('keeps everything until someone sets it', async () => {
    const own = await startTestServer();
    onTestFinished(own.close);
    await seedDefaults(own.platform.database, own.platform);
    await arrive(own, { createdAt: daysAgo(4_000) });
    const { retention } = own.dependencies;
    expect(await retention.forgetOld()).toEqual({ messages: 0, applications: 0 });
    expect(await subjects(own)).toHaveLength(1);
  });

  it('forgets messages that are older than it says, with the answers to them', async () => {
    const { bearer } = await newAdmin(server);
    const old = await arrive(server, { subject: 'Old', createdAt: daysAgo(93) });
    const young = await arrive(server, { subject: 'Young', createdAt: daysAgo(88) });
    const put = server.http.put(`/api/messages/${young.id}/`).set(bearer);
    await put.send({ state: 'closed' }).expect(200);
    const path = `/api/messages/${old.id}/replies/`;
    const reply = await server.http.post(path).set(bearer).send({ content: 'Yes' }).expect(201);
    await server.http.post(`/api/outbox/${reply.body.id}/retry/`).set(bearer).expect(200);
    await keep({ messagesMonths: 3 });
    expect(await retention.forgetOld()).toEqual({ messages: 1, applications: 0 });
    expect(await subjects()).toEqual(['Young']);
    expect(await read.select().from(tables.replies)).toEqual([]);
    expect(await auditOf(server, { bearer }, old.id)).toMatchObject([{ action: 'sent', name: '' }]);
    const [retried] = await auditOf(server, { bearer }, reply.body.id);
    expect(retried).toMatchObject({ action: 'changed', subject: 'mail', name: '' });
    expect(await auditOf(server, { bearer }, young.id)).toMatchObject([{ name: 'Young' }]);
    clock.advance(6 * DAY_MS);
    await retention.forgetOld();
    expect(await subjects()).toEqual([]);
  });

  it('lets every open back-office ask for everything again, where it has forgotten something', async () => {
    await keep({ messagesMonths: 3 });
    const admin = await newAdmin(server);
    // what was announced before this test has been delivered once something later is
    const earlier = await readEvents(server.url, admin);
    await write((tx) =>
      dependencies.announcements.announce(tx, { kind: 'message', id: 'announced-first' }),
    );
    await earlier.next();
    const events = await readEvents(server.url, admin);
    await retention.forgetOld();
    await arrive(server, { createdAt: daysAgo(93) });
    await write((tx) =>
      dependencies.announcements.announce(tx, { kind: 'message', id: 'still-announced' }),
    );
    expect(await events.next()).toMatchObject({ id: 'still-announced' });
    await retention.forgetOld();
    expect(await events.next()).toBeUndefined();
  });

  it('forgets applications by a time of their own', async () => {
    const form = internshipForm();
    await server.http.post('/api/applications/').send(form).expect(202);
    clock.advance(40 * DAY_MS);
    await keep({ messagesMonths: 12, applicationsMonths: 1 });
    expect(await retention.forgetOld()).toEqual({ messages: 0, applications: 1 });
    expect(await read.select().from(tables.applications)).toEqual([]);
    expect(await subjects()).toEqual([]);
  });

  it('forgets more than it takes at a time', async () => {
    const one = await arrive(server, { createdAt: daysAgo(400) });
    const many = Array.from({ length: 1_100 }, () => ({ ...one, id: platform.ids.next() }));
    await write(async (tx) => {
      await tx.insert(tables.messages).values(many);
    });
    await keep({ messagesMonths: 12 });
    expect(await retention.forgetOld()).toEqual({ messages: 1_101, applications: 0 });
    expect(await subjects()).toEqual([]);
  });

  it.skipIf(platform.database.dialect === 'postgres')(
    'takes out of the files what someone deleted, whatever is kept',
    async () => {
      const { bearer } = await newAdmin(server);
      const { id } = await arrive(server, { subject: 'Hello', content: 'The Qzxwvmarker text' });
      await server.http.delete(`/api/messages/${id}/`).set(bearer).expect(204);
      await server.http.delete(`/api/trash/message/${id}/`).set(bearer).expect(204);
      await retention.forgetOld();
      for (const name of ['vitrine.db', 'vitrine.db-wal']) {
        const stored = readFileSync(join(server.folder, name), 'latin1').toLowerCase();
        expect(stored).not.toContain('zxwv');
      }
    },
  );

  it('is done at the start and every hour, and a failure does not end it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const forgetOld = vi.fn().mockRejectedValueOnce(new Error('the database is locked'));
    forgetOld.mockResolvedValue({ messages: 2, applications: 0 });
    const worker = startRetention({ forgetOld }, platform);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(forgetOld).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(forgetOld).toHaveBeenCalledTimes(2);
    await worker.stop();
  });
});
