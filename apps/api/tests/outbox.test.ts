import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createOutboxRepository } from '../src/features/mail/outbox.repository.ts';
import { createOutbox, type OutgoingMail } from '../src/features/mail/outbox.service.ts';
import { DAY_MS, MINUTE_MS } from '../src/lib/clock.ts';
import { createFolderMailer, createSmtpMailer, type Mailer } from '../src/lib/mailer.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { platform, clock, mailer } = server;
const { database } = platform;
const repository = createOutboxRepository(database.tables);
const outboxWith = (own: Mailer) => createOutbox({ ...platform, repository, mailer: own });
const outbox = outboxWith(mailer);
const mail = { recipient: 'ngozi@example.com', subject: 'Hello', body: 'Good morning.' };
const queue = (changes: Partial<OutgoingMail> = {}) =>
  database.write((tx) => outbox.queue(tx, { ...mail, ...changes }));
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

describe('over SMTP', () => {
  it('a mail reaches the server, to one recipient, with no header added', async () => {
    const received: { to: string[]; data: string }[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let data = '';
        stream.on('data', (chunk) => {
          data += chunk;
        });
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map((to) => to.address), data });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const address = smtp.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const own = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Vitrine <noreply@example.com>');
    onTestFinished(async () => {
      own.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    });
    await queue({ subject: 'Hello\r\nBcc: evil@example.com', body: '<b>not bold</b>' });
    await outboxWith(own).sendDue();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual([mail.recipient]);
    expect(received[0]?.data).not.toMatch(/^Bcc:/im);
    expect(received[0]?.data).toContain('<b>not bold</b>');
    expect(received[0]?.data).toMatch(/^Content-Type: text\/plain/im);
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
});
