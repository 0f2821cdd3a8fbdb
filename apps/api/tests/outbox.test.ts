// @module-tag database
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/lib/clock.ts';
import type { Mailer } from '../src/lib/mail.ts';
import { createFolderMailer } from '../src/lib/mailer.ts';
import { createDomainEvents } from '../src/service/domain-events/domain-events.ts';
import { createMailVoices } from '../src/service/mail/mail-voice.ts';
import { createOutbox } from '../src/service/mail/outbox.service.ts';
import type { WrittenMail } from '../src/service/mail/outgoing-mail.ts';
import { startOutboxWorker } from '../src/workers.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { platform, clock, mailer } = server;
const { database } = platform;
const outboxWith = (own: Mailer) =>
  createOutbox({
    ...platform,
    mailer: own,
    sender: async () => undefined,
    voice: createMailVoices(platform).read,
    events: createDomainEvents(),
  });
const outbox = outboxWith(mailer);
const mail = { recipient: 'ngozi@example.com', subject: 'Hello', body: 'Good morning.' };
const queue = (changes: Partial<WrittenMail> = {}) =>
  database.write((tx) => outbox.queue(tx, { ...mail, ...changes }));
/** After whatever is written here: files bear the time of the disk. */
const LATER = new Date('2100-01-01');
const rows = () => database.read.select().from(database.tables.outbox);

beforeEach(async () => {
  mailer.failure = undefined;
  mailer.delivered.splice(0);
  await database.write(async (tx) => {
    await tx.delete(database.tables.outbox);
  });
});

describe('the outbox', () => {
  it('sends a mail once', async () => {
    await queue();
    await outbox.sendDue();
    await outbox.sendDue();
    expect(mailer.delivered).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
  });

  it('keeps what a mail says from those who read the database', async () => {
    await queue({ body: 'a link that opens an account' });
    expect(JSON.stringify(await rows())).not.toContain('a link');
    await outbox.sendDue();
    expect(mailer.delivered[0]?.body).toBe('a link that opens an account');
    expect(JSON.stringify(await rows())).not.toContain('a link');
  });

  it('sends nothing whose cause was undone', async () => {
    const undone = database.write(async (tx) => {
      await outbox.queue(tx, mail);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow();
    await outbox.sendDue();
    expect(mailer.delivered).toEqual([]);
  });

  it('sends once when two workers look at the same time', async () => {
    await queue();
    await Promise.all([outbox.sendDue(), outbox.sendDue(), outbox.sendDue()]);
    expect(mailer.delivered).toHaveLength(1);
  });

  it('tries again later when the mail server is down', async () => {
    mailer.failure = new Error('connection refused');
    await queue();
    await outbox.sendDue();
    expect((await rows())[0]).toMatchObject({ status: 'queued', lastError: 'connection refused' });
    mailer.failure = undefined;
    await outbox.sendDue();
    expect(mailer.delivered).toEqual([]);
    clock.advance(MINUTE_MS);
    await outbox.sendDue();
    expect(mailer.delivered).toHaveLength(1);
  });

  it('gives up after a few days and keeps the reason', async () => {
    mailer.failure = new Error('no such mailbox');
    await queue();
    for (let tries = 0; tries < 8; tries += 1) {
      await outbox.sendDue();
      clock.advance(DAY_MS);
    }
    expect((await rows())[0]).toMatchObject({ status: 'failed', lastError: 'no such mailbox' });
  });
});

describe('a parting mail', () => {
  const part = () => database.write((tx) => outbox.forgetAccount(tx, mail.recipient, mail));

  it('is the only one left to its recipient', async () => {
    await queue();
    await queue({ recipient: 'other@example.com' });
    await part();
    expect((await rows()).map(({ recipient, status }) => [recipient, status])).toEqual([
      ['other@example.com', 'queued'],
      [mail.recipient, 'parting'],
    ]);
  });

  it('is tried again like any other, and forgotten once it is sent', async () => {
    mailer.failure = new Error('connection refused');
    await part();
    await outbox.sendDue();
    expect(await rows()).toHaveLength(1);
    mailer.failure = undefined;
    clock.advance(MINUTE_MS);
    await outbox.sendDue();
    expect(mailer.delivered).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  it('is forgotten when it is given up, too', async () => {
    mailer.failure = new Error('no such mailbox');
    await part();
    for (let tries = 0; tries < 8; tries += 1) {
      await outbox.sendDue();
      clock.advance(DAY_MS);
    }
    expect(await rows()).toEqual([]);
  });
});

describe('the purge', () => {
  it('erases mails a week after they went, and keeps what still waits', async () => {
    await queue();
    await outbox.sendDue();
    clock.advance(6 * DAY_MS);
    mailer.failure = new Error('connection refused');
    await queue({ recipient: 'waiting@example.com' });
    await outbox.sendDue();
    await outbox.purge();
    expect(await rows()).toHaveLength(2);
    clock.advance(2 * DAY_MS);
    await outbox.purge();
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['waiting@example.com']);
  });

  it('erases those that never went after a month', async () => {
    mailer.failure = new Error('no such mailbox');
    await queue();
    for (let tries = 0; tries < 8; tries += 1) {
      await outbox.sendDue();
      clock.advance(DAY_MS);
    }
    clock.advance(20 * DAY_MS);
    await outbox.purge();
    expect((await rows())[0]?.status).toBe('failed');
    clock.advance(12 * DAY_MS);
    await outbox.purge();
    expect(await rows()).toEqual([]);
  });

  it('is done by the worker, with its first round and then hourly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const purge = vi.fn(async () => undefined);
    const counted = { ...outbox, sendDue: async () => 0, purge };
    const worker = startOutboxWorker(counted, { ...platform, clock });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(purge).toHaveBeenCalledTimes(1);
    clock.advance(HOUR_MS);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(purge).toHaveBeenCalledTimes(2);
    await worker.stop();
  });
});

describe('without SMTP', () => {
  it('a mail becomes a file that mail programs open', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await queue({ headers: { 'List-Unsubscribe': '<https://vitrine.test/unsubscribe>' } });
    await outboxWith(createFolderMailer(folder, 'noreply@example.com')).sendDue();
    const [file, ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/\.eml$/);
    const content = await readFile(join(folder, String(file)), 'utf8');
    expect(content).toContain('To: ngozi@example.com');
    expect(content).toContain('List-Unsubscribe: <https://vitrine.test/unsubscribe>');
  });

  it('the files of a person go with the person, others and later ones stay', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const mailer = createFolderMailer(folder, 'noreply@example.com');
    await mailer.forget('ngozi@example.com', LATER);
    const deliver = (id: string, recipient: string) =>
      mailer.deliver({ id, recipient, subject: 'Hello', body: `To: ngozi@example.com` });
    await deliver('hers', 'ngozi@example.com');
    await deliver('idn', 'ngozi@exämple.com');
    await deliver('other', 'not-ngozi@example.com');
    await mailer.forget('ngozi@example.com', new Date(0));
    expect(await readdir(folder)).toHaveLength(3);
    await mailer.forget('ngozi@example.com', LATER);
    await mailer.forget('ngozi@exämple.com', LATER);
    expect(await readdir(folder)).toEqual(['other.eml']);
  });

  it('so do those that would be answered to the person, but for the own address of the company', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const mailer = createFolderMailer(folder, 'noreply@example.com');
    const deliver = (id: string, replyTo: string) =>
      mailer.deliver({
        ...{ id, recipient: 'office@example.com', subject: 'Fwd: Hello', body: 'Hello' },
        headers: { 'Reply-To': replyTo },
      });
    await deliver('hers', 'ngozi@example.com');
    await deliver('answer', 'company@example.com');
    await mailer.forget('company@example.com', LATER, 'recipient');
    expect(await readdir(folder)).toHaveLength(2);
    await mailer.forget('ngozi@example.com', LATER);
    expect(await readdir(folder)).toEqual(['answer.eml']);
  });
});
