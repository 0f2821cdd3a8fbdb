// @module-tag database
import { LIST_PAGE_SIZE, type OutboxMail } from '@vitrine/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../src/lib/clock.ts';
import { MailRefusedError } from '../src/lib/mail.ts';
import type { WrittenMail } from '../src/service/mail/outgoing-mail.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, mailer, clock, platform, dependencies } = server;
const { outbox } = dependencies;
const { database } = platform;
const admin = await newAdmin(server);
const user = await newUser(server);

beforeEach(async () => {
  mailer.failure = undefined;
  mailer.delivered.splice(0);
  await database.write(async (tx) => {
    await tx.delete(database.tables.outbox);
  });
});

const mail = { recipient: 'ngozi@example.com', subject: 'Hello', body: 'Good morning.' };
/** A second after the one before. */
const queue = async (changes: Partial<WrittenMail> = {}): Promise<string> => {
  clock.advance(SECOND_MS);
  const id = platform.ids.next();
  await database.write((tx) => outbox.queue(tx, { id, ...mail, ...changes }));
  return id;
};
const page = async (query: Record<string, string> = {}) =>
  (await http.get('/api/outbox/').query(query).set(admin.bearer).expect(200)).body as {
    items: OutboxMail[];
    next: string | null;
  };
const retry = (id: string) => http.post(`/api/outbox/${id}/retry/`).set(admin.bearer);
const fail = async (error: Error) => {
  const id = await queue();
  mailer.failure = error;
  await outbox.sendDue();
  mailer.failure = undefined;
  return id;
};

const folder = mailer.route;
const smtp = { ...folder, mode: 'smtp', place: 'mail.example' } as const;
afterEach(() => {
  mailer.route = folder;
});

describe('the outbox of the back-office', () => {
  it('shows what became of mails, newest first, and not what they say', async () => {
    const failed = await fail(new MailRefusedError('550 no such mailbox'));
    const sent = await queue({ recipient: 'kum@example.com' });
    await outbox.sendDue();
    const waiting = await queue({ body: 'A secret link' });
    const { items, next } = await page();
    expect(items.map(({ id }) => id)).toEqual([waiting, sent, failed]);
    expect(next).toBeNull();
    const now = clock.now().toISOString();
    expect(items[0]).toEqual({
      id: waiting,
      recipient: 'ngozi@example.com',
      subject: 'Hello',
      status: 'queued',
      attempts: 0,
      reason: '',
      date: now,
      sent_at: null,
      next_attempt_at: now,
      kept_as_file: false,
      can_retry: true,
    });
    expect(items[1]).toMatchObject({ status: 'sent', attempts: 1, next_attempt_at: null });
    expect(items[1]?.sent_at).toEqual(expect.any(String));
    expect(items[2]).toMatchObject({
      status: 'failed',
      reason: '550 no such mailbox',
      next_attempt_at: null,
    });
    expect(JSON.stringify(items)).not.toContain('secret');
  });

  it('narrows to what waits, went or failed', async () => {
    const failed = await fail(new MailRefusedError('no'));
    const waiting = await fail(new Error('connection refused'));
    const parting = platform.ids.next();
    const recipient = 'gone@example.com';
    await database.write((tx) =>
      outbox.forgetAccount(tx, recipient, { ...mail, id: parting, recipient }),
    );
    const ids = async (status: string) => (await page({ status })).items.map(({ id }) => id);
    expect(await ids('queued')).toEqual([parting, waiting]);
    expect(await ids('failed')).toEqual([failed]);
    expect(await ids('sent')).toEqual([]);
  });

  it('comes a page at a time', async () => {
    const all: string[] = [];
    for (let count = 0; count < LIST_PAGE_SIZE + 2; count += 1) all.unshift(await queue());
    const first = await page();
    const second = await page({ after: String(first.next) });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all);
    expect(second.next).toBeNull();
    await http.get('/api/outbox/').query({ after: 'x' }).set(admin.bearer).expect(422);
  });

  it('says how mails leave', async () => {
    const { body } = await http.get('/api/outbox/route/').set(admin.bearer).expect(200);
    expect(body).toEqual({ ...mailer.route, from: 'vitrine.test <noreply@localhost>' });
    expect(body.mode).toBe('folder');
  });
});

describe('trying again', () => {
  it('sends a mail that has failed, and starts its tries again', async () => {
    const id = await fail(new MailRefusedError('550 no such mailbox'));
    const { body } = await retry(id).expect(200);
    expect(body).toMatchObject({ id, status: 'queued', attempts: 0 });
    expect(body.next_attempt_at).toBe(clock.now().toISOString());
    mailer.failure = new Error('connection refused');
    await outbox.sendDue();
    expect((await page()).items).toMatchObject([{ status: 'queued', attempts: 1 }]);
    mailer.failure = undefined;
    clock.advance(MINUTE_MS);
    await outbox.sendDue();
    expect(mailer.delivered).toHaveLength(1);
    expect(await auditOf(server, admin, id)).toMatchObject([
      { action: 'changed', subject: 'mail', name: 'Hello', before: { status: 'failed' } },
    ]);
  });

  it('does not let a mail wait that waits', async () => {
    const id = await fail(new Error('connection refused'));
    await outbox.sendDue();
    expect(mailer.delivered).toEqual([]);
    await retry(id).expect(200);
    await outbox.sendDue();
    expect(mailer.delivered).toHaveLength(1);
  });

  it('never sends twice what is being sent', async () => {
    const id = await queue();
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const deliver = mailer.deliver.bind(mailer);
    mailer.deliver = async (one) => {
      ask();
      await taken;
      await deliver(one);
    };
    try {
      const sending = outbox.sendDue();
      await asked;
      const { body } = await retry(id).expect(409);
      expect(body.detail).toBe('This email is being sent right now.');
      expect(await outbox.sendDue()).toBe(0);
      take();
      await sending;
    } finally {
      mailer.deliver = deliver;
    }
    expect(mailer.delivered).toHaveLength(1);
  });

  it('is refused for what has been sent, and for what is not there', async () => {
    mailer.route = smtp;
    const id = await queue();
    await outbox.sendDue();
    const { body } = await retry(id).expect(409);
    expect(body.detail).toBe('This email has been sent.');
    await retry('019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20').expect(404);
    expect(await auditOf(server, admin, id)).toEqual([]);
  });
});

describe('a mail that was kept as a file', () => {
  it('stays so once mail is set up, and is sent then on demand, once', async () => {
    const id = await queue();
    await outbox.sendDue();
    expect((await page()).items).toMatchObject([
      { id, status: 'sent', kept_as_file: true, can_retry: false },
    ]);
    const { body } = await retry(id).expect(409);
    expect(body.detail).toBe('This email is saved as a file. It can be sent once email is set up.');
    mailer.route = smtp;
    expect((await page()).items).toMatchObject([{ kept_as_file: true, can_retry: true }]);
    const { body: due } = await retry(id).expect(200);
    expect(due).toMatchObject({ status: 'queued', kept_as_file: false });
    await outbox.sendDue();
    expect((await page()).items).toMatchObject([
      { status: 'sent', kept_as_file: false, can_retry: false },
    ]);
    await retry(id).expect(409);
    expect(mailer.delivered.map(({ body }) => body)).toEqual([mail.body, mail.body]);
  });

  it('is not offered where it was one of very many, whose text is not kept with each', async () => {
    const id = await queue({ bulk: true });
    const before = { status: 'sent', keptAsFile: true, sentAt: clock.now() } as const;
    await database.write((tx) => tx.update(database.tables.outbox).set(before));
    mailer.route = smtp;
    expect((await page()).items).toMatchObject([{ kept_as_file: true, can_retry: false }]);
    await retry(id).expect(409);
  });
});

describe('a test mail', () => {
  const send = (recipient: unknown) =>
    http.post('/api/outbox/test/').set(admin.bearer).send({ recipient });

  it('goes through the outbox like any other, and is in the log', async () => {
    const { body } = await send('Boss@Example.com').expect(202);
    expect(body.message).toBe('A test email to boss@example.com is on its way.');
    await outbox.sendDue();
    expect(mailer.to('boss@example.com')).toMatchObject([{ id: body.id, subject: 'Test email' }]);
    expect((await page({ status: 'sent' })).items).toMatchObject([{ id: body.id }]);
    expect(await auditOf(server, admin, body.id)).toMatchObject([
      { action: 'sent', subject: 'mail', after: { recipient: 'boss@example.com' } },
    ]);
  });

  it.each(['', 'nobody', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
    'goes to no %j',
    async (recipient) => {
      await send(recipient).expect(422);
      expect((await page()).items).toEqual([]);
    },
  );

  it('is limited in number', async () => {
    const limited = await startTestServer({ rateLimits: true });
    try {
      const { bearer } = await newAdmin(limited);
      const path = '/api/outbox/test/';
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        const body = { recipient: 'boss@example.com' };
        statuses.push((await limited.http.post(path).set(bearer).send(body)).status);
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('the outbox', () => {
  it('is for administrators alone', async () => {
    const id = await queue();
    const calls = [
      () => http.get('/api/outbox/'),
      () => http.get('/api/outbox/route/'),
      () => http.post(`/api/outbox/${id}/retry/`).send({}),
      () => http.post('/api/outbox/test/').send({ recipient: 'a@example.com' }),
    ];
    for (const call of calls) {
      await call().expect(401);
      await call().set(user.bearer).expect(403);
    }
    expect((await page()).items).toHaveLength(1);
  });
});
