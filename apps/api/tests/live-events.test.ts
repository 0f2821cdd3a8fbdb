// @module-tag database
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SILENCE_TIMEOUT_MS } from '../src/http/server.ts';
import { DAY_MS } from '../src/lib/clock.ts';
import { HEARTBEAT_MS } from '../src/lib/event-stream.ts';
import { MailRefusedError } from '../src/lib/mail.ts';
import { contactForm, internshipForm } from './testing/forms.ts';
import { arrive, type EventReader, readEvents } from './testing/office.ts';
import { newAdmin, newUser, PASSWORD, type SignedIn } from './testing/people.ts';
import { sendMails } from './testing/send-mails.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, mailer, platform, dependencies } = server;
const { database } = platform;
let admin = await newAdmin(server);

beforeEach(async () => {
  admin = await newAdmin(server);
  mailer.failure = undefined;
  await database.write(async (tx) => {
    await tx.delete(database.tables.messages);
    await tx.delete(database.tables.applications);
    await tx.delete(database.tables.outbox);
  });
});

async function listen(who: SignedIn = admin): Promise<EventReader> {
  const events = await readEvents(server.url, who);
  onTestFinished(() => events.leave());
  return events;
}

const write = () => http.post('/api/contact/').send(contactForm()).expect(202);
const change = (who: SignedIn, changes: object) =>
  database.write(async (tx) => {
    const found = await dependencies.users.getByEmail(tx, who.email);
    await dependencies.users.update(tx, String(found?.id), changes);
  });

describe('an open back-office', () => {
  it('hears of a message as it arrives, with how many are unread (MSG-01)', async () => {
    const events = await listen();
    await write();
    const first = await events.next();
    expect(first).toEqual({
      kind: 'message',
      id: expect.any(String),
      unread: 1,
      newApplications: 0,
    });
    await http.get(`/api/messages/${first?.id}/`).set(admin.bearer).expect(200);
    await write();
    expect(await events.next()).toMatchObject({ kind: 'message', unread: 2 });
  });

  it('hears of an application as it arrives and as it changes (APP-04)', async () => {
    const events = await listen();
    await http.post('/api/applications/').send(internshipForm()).expect(202);
    const arrived = await events.next();
    expect(arrived).toMatchObject({ kind: 'application', unread: 0, newApplications: 1 });
    const path = `/api/applications/${arrived?.id}/`;
    await http.put(path).set(admin.bearer).send({ status: 'accepted' }).expect(200);
    const changed = { kind: 'application', id: arrived?.id, unread: 0, newApplications: 0 };
    expect(await events.next()).toEqual(changed);
    await http.delete(path).set(admin.bearer).expect(204);
    expect(await events.next()).toEqual(changed);
  });

  it.each([
    ['sent', undefined, 0],
    // whose message waits for an answer again
    ['failed', new MailRefusedError('550 no such mailbox'), 1],
  ])('hears that a reply is %s (MSG-04)', async (status, failure, unread) => {
    const { id } = await arrive(server);
    const path = `/api/messages/${id}/`;
    const events = await listen();
    await http.post(`${path}replies/`).set(admin.bearer).send({ content: 'Yes' }).expect(201);
    expect(await events.next()).toMatchObject({ kind: 'message', id });
    mailer.failure = failure;
    await sendMails(server);
    expect(await events.next()).toEqual({ kind: 'reply', id, unread, newApplications: 0 });
    const { body } = await http.get(path).set(admin.bearer).expect(200);
    expect(body.replies[0].status).toBe(status);
  });

  it('hears what another administrator does with a message', async () => {
    const { id } = await arrive(server);
    const events = await listen(await newAdmin(server));
    const path = `/api/messages/${id}/`;
    await http.put(path).set(admin.bearer).send({ status: 'read' }).expect(200);
    expect(await events.next()).toMatchObject({ kind: 'message', id, unread: 0 });
    await http.delete(path).set(admin.bearer).expect(204);
    expect(await events.next()).toMatchObject({ kind: 'message', id });
  });

  it('hears what another administrator changes, as anyone who edits the same needs to know', async () => {
    const events = await listen(await newAdmin(server));
    const post = { title: 'Rain', description: 'On rain.', posts: ['It rains.'] };
    const { body: made } = await http.post('/blogs/').set(admin.bearer).send(post).expect(201);
    const heard = { kind: 'change', subject: 'post', id: made.id };
    expect(await events.next()).toEqual({ ...heard, unread: 0, newApplications: 0 });
    const changed = { ...post, title: 'Sun' };
    await http.put(`/blogs/${made.id}`).set(admin.bearer).send(changed).expect(200);
    expect(await events.next()).toMatchObject(heard);
    const { body: settings } = await http.get('/api/settings/').set(admin.bearer).expect(200);
    await http.put('/api/settings/').set(admin.bearer).send(settings).expect(200);
    expect(await events.next()).toMatchObject({ subject: 'settings', id: 'main' });
  });

  it('hears nothing of what was undone', async () => {
    const events = await listen();
    const undone = database.write(async (tx) => {
      await dependencies.announcements.announce(tx, { kind: 'message', id: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await write();
    expect((await events.next())?.id).not.toBe('undone');
  });
});

describe('the stream', () => {
  it('may not be cached or compressed', async () => {
    const { headers } = await listen();
    expect(headers.get('content-type')).toMatch(/^text\/event-stream(;|$)/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('shows a sign of life before anyone takes it for dead', () => {
    expect(HEARTBEAT_MS).toBeLessThan(SILENCE_TIMEOUT_MS / 2);
  });

  it('is for administrators alone', async () => {
    await http.get('/api/admin/events/').expect(401);
    const { bearer } = await newUser(server);
    await http.get('/api/admin/events/').set(bearer).expect(403);
  });

  it.each([
    ['is no longer active', { status: 'inactive' }],
    ['is no administrator any more', { role: 'user' }],
  ])('ends, before it tells anything more, when its reader %s', async (_what, changes) => {
    const other = await newAdmin(server);
    const [theirs, mine] = [await listen(other), await listen()];
    await change(other, changes);
    await write();
    expect(await mine.next()).toMatchObject({ kind: 'message' });
    expect(await theirs.next()).toBeUndefined();
  });

  it('ends when its session does, though nothing happens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const events = await listen();
    await http.post('/api/auth/logout/').set(admin.bearer).expect(204);
    vi.advanceTimersByTime(30_000);
    expect(await events.next()).toBeUndefined();
  });

  it('ends when its session is too old', async () => {
    const events = await listen();
    server.clock.advance(7 * DAY_MS);
    await write();
    expect(await events.next()).toBeUndefined();
  });

  it('ends, the oldest first, when one account opens too many', async () => {
    const streams: EventReader[] = [];
    for (let count = 0; count < 6; count += 1) streams.push(await listen());
    expect(await streams[0]?.next()).toBeUndefined();
    await write();
    for (const stream of streams.slice(1)) {
      expect(await stream.next()).toMatchObject({ kind: 'message' });
    }
  });

  it('ends when something may have been missed, so that its reader asks again', async () => {
    if (database.dialect === 'sqlite') return;
    const events = await listen();
    const { execute } = database.read as unknown as { execute(query: SQL): Promise<unknown> };
    // also the line that listens, which looks like the others once it was asked if it is there
    await execute.call(
      database.read,
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    expect(await events.next()).toBeUndefined();
  });

  it('outlives readers who leave in the middle', async () => {
    const [gone, here] = [await listen(), await listen()];
    await gone.leave();
    await write();
    // Counted when it is sent, so the second is written after the first was.
    expect(await here.next()).toMatchObject({ unread: 1 });
    await write();
    expect(await here.next()).toMatchObject({ unread: 2 });
  });
});

describe('the program', () => {
  it('stops at once while someone listens', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-events-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { variables } = await createTestDatabase(folder);
    const account = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: PASSWORD };
    const program = await startServerProcess({ ...variables, ...account });
    const body = JSON.stringify({ email: account.ADMIN_EMAIL, password: PASSWORD });
    const headers = { 'Content-Type': 'application/json' };
    const signedIn = await fetch(`${program.url}/auth/login`, { method: 'POST', headers, body });
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const asked = request(`${program.url}/api/admin/events/`, {
      headers: { Authorization: `Bearer ${access_token}` },
    }).end();
    const [answer] = await once(asked, 'response');
    const ended = once(answer.resume(), 'end');
    expect(await program.stop('SIGTERM')).toBe(0);
    await ended;
  });
});
