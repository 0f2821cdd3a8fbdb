import { createServer } from 'node:net';
import type { ReceivedMail } from '@vitrine/test-support/smtp-server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { createLogger } from '../src/lib/logger.ts';
import type { MailAddress, Mailer } from '../src/lib/mail.ts';
import { createSmtpMailer, messageDomain } from '../src/lib/mailer.ts';
import { createDomainEvents } from '../src/service/domain-events/domain-events.ts';
import { createMailVoices } from '../src/service/mail/mail-voice.ts';
import { createOutbox } from '../src/service/mail/outbox.service.ts';
import type { WrittenMail } from '../src/service/mail/outgoing-mail.ts';
import { mailHeader } from './testing/mail-headers.ts';
import { smtpError, startSmtpServer } from './testing/smtp.ts';
import { useTestServer } from './testing/test-server.ts';

const { platform, clock } = await useTestServer();
const { database } = platform;
const { outbox: table } = database.tables;
const mail = { recipient: 'ngozi@example.com', subject: 'Hello', body: 'Good morning.' };

const outboxOver = (mailer: Mailer, sender?: MailAddress, logger = platform.logger) =>
  createOutbox({
    ...platform,
    mailer,
    logger,
    sender: async () => sender,
    voice: createMailVoices(platform).read,
    events: createDomainEvents(),
  });
const queue = (mailer: Mailer, changes: Partial<WrittenMail> = {}) =>
  database.write((tx) => outboxOver(mailer).queue(tx, { ...mail, ...changes }));
const row = async () => (await database.read.select().from(table))[0];
const headerOf = ({ data }: ReceivedMail, name: string) => mailHeader(data, name);

beforeEach(() =>
  database.write(async (tx) => {
    await tx.delete(table);
  }),
);

describe('a mail over SMTP', () => {
  it('reaches the server, to one recipient, with no header added', async () => {
    const { mailer, received } = await startSmtpServer();
    await queue(mailer, { subject: 'Hello\r\nBcc: evil@example.com', body: '<b>not bold</b>' });
    await outboxOver(mailer).sendDue();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual([mail.recipient]);
    expect(received[0]?.data).not.toMatch(/^Bcc:/im);
    expect(received[0]?.data).toContain('<b>not bold</b>');
    expect(received[0]?.data).toMatch(/^Content-Type: text\/plain/im);
  });

  it('comes from the sender that is set, which adds no header either', async () => {
    const { mailer, received } = await startSmtpServer();
    const address = 'mail@example.com';
    for (const name of ['Étinde', 'Evil\r\nBcc: evil@example.com']) {
      await queue(mailer);
      await outboxOver(mailer, { name, address }).sendDue();
    }
    expect(received).toHaveLength(2);
    for (const { data } of received) {
      expect(data).toMatch(/^From: .*<mail@example\.com>/im);
      expect(data).not.toMatch(/^Bcc:/im);
    }
  });

  it('that the server does not take yet is taken later', async () => {
    let full = true;
    const { mailer, received } = await startSmtpServer({
      onRcptTo: (_address, _session, done) =>
        done(full ? smtpError(450, 'mailbox is busy') : undefined),
    });
    await queue(mailer);
    await outboxOver(mailer).sendDue();
    expect(await row()).toMatchObject({ status: 'queued', attempts: 1 });
    expect((await row())?.lastError).toContain('450 mailbox is busy');
    full = false;
    clock.advance(MINUTE_MS);
    await outboxOver(mailer).sendDue();
    expect(await row()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
    expect(received).toHaveLength(1);
  });

  it('that the server never takes has failed at once, with what the server said', async () => {
    const { mailer } = await startSmtpServer({
      onRcptTo: (_address, _session, done) => done(smtpError(550, 'no such mailbox')),
    });
    await queue(mailer);
    await outboxOver(mailer).sendDue();
    expect(await row()).toMatchObject({ status: 'failed', attempts: 1 });
    expect((await row())?.lastError).toBe(
      'The mail server takes no mail for this address: 550 no such mailbox',
    );
  });

  it('that is refused is logged without the address, which servers repeat', async () => {
    const { mailer } = await startSmtpServer({
      onRcptTo: ({ address }, _session, done) => done(smtpError(550, `nobody is <${address}>`)),
    });
    const log: string[] = [];
    const logger = createLogger('info', { write: (line) => void log.push(line) });
    await queue(mailer);
    await outboxOver(mailer, undefined, logger).sendDue();
    expect(log.join('')).toContain('nobody is <n***@example.com>');
    expect(log.join('')).not.toContain(mail.recipient);
    expect((await row())?.lastError).toContain(mail.recipient);
  });

  it.each([
    [
      'its sender',
      {
        onMailFrom: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
          done(smtpError(550, 'not from you')),
      },
    ],
    [
      'any mail without a password',
      {
        onConnect: (_session: unknown, done: (error: Error) => void) =>
          done(smtpError(554, 'not today')),
      },
    ],
  ])('waits while the server refuses %s: settings can be put right', async (_what, options) => {
    const { mailer } = await startSmtpServer(options);
    await queue(mailer);
    await outboxOver(mailer).sendDue();
    expect(await row()).toMatchObject({ status: 'queued', attempts: 1 });
  });

  it('waits while nobody answers', async () => {
    const { port } = await startSmtpServer();
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const address = closed.address();
    const free = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => closed.close(resolve));
    const down = createSmtpMailer(`smtp://127.0.0.1:${free}`, 'noreply@example.com');
    const up = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'noreply@example.com');
    onTestFinished(() => {
      down.close();
      up.close();
    });
    await queue(down);
    await outboxOver(down).sendDue();
    expect(await row()).toMatchObject({ status: 'queued', attempts: 1 });
    expect((await row())?.lastError).toContain('ECONNREFUSED');
    clock.advance(MINUTE_MS);
    await outboxOver(up).sendDue();
    expect(await row()).toMatchObject({ status: 'sent' });
  });

  it('is sent once by several workers, and once for one cause', async () => {
    const { mailer, received } = await startSmtpServer();
    await queue(mailer, { cause: 'one' });
    await queue(mailer, { cause: 'one' });
    const workers = Array.from({ length: 3 }, () => outboxOver(mailer));
    await Promise.all(workers.map((worker) => worker.sendDue()));
    expect(received).toHaveLength(1);
  });

  it('that was taken just before the power went is repeated under the same Message-ID', async () => {
    const { mailer, received } = await startSmtpServer();
    await queue(mailer);
    const before = await row();
    await outboxOver(mailer).sendDue();
    await database.write(async (tx) => {
      if (before) await tx.update(table).set(before);
    });
    await outboxOver(mailer).sendDue();
    const ids = received.map((one) => headerOf(one, 'Message-ID'));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(`<${before?.id}@example.com>`);
    expect(ids[1]).toBe(ids[0]);
  });
});

describe('the Message-ID of a mail', () => {
  it.each([
    ['https://etinde.example:8443', 'no@mail.example', 'etinde.example'],
    ['http://localhost:8000', 'Etinde <no@mail.example>', 'mail.example'],
    ['http://10.0.0.7', 'no@büro.example', 'xn--bro-hoa.example'],
    ['', 'noreply@localhost', 'vitrine.invalid'],
    [undefined, 'noreply@localhost', 'vitrine.invalid'],
  ])('of %s, from %s, ends in %s', (publicUrl, from, expected) => {
    expect(messageDomain(publicUrl, from)).toBe(expected);
  });

  it('stays the same when the sender is another one by then', async () => {
    const { port, received } = await startSmtpServer();
    const site = 'https://etinde.example';
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no@mail.example', site);
    onTestFinished(() => mailer.close());
    const sent = { id: 'one', recipient: 'ada@example.com', subject: 'Hi', body: 'Hello' };
    await mailer.deliver(sent);
    await mailer.deliver({ ...sent, from: { name: 'New', address: 'new@else.example' } });
    const ids = received.map((one) => headerOf(one, 'Message-ID'));
    expect(ids).toEqual(['<one@etinde.example>', '<one@etinde.example>']);
  });
});

describe('the route of mails over SMTP', () => {
  it.each([
    ['smtp://user:s3cret@mail.example:587', 'mail.example:587'],
    ['smtps://user%40example.com:s3cret@mail.example?pool=true', 'mail.example'],
    ['smtp://mail.example', 'mail.example'],
  ])('of %s is %s, without the password', (url, place) => {
    const mailer = createSmtpMailer(url, 'Vitrine <noreply@example.com>');
    onTestFinished(() => mailer.close());
    expect(mailer.route).toEqual({ mode: 'smtp', from: 'Vitrine <noreply@example.com>', place });
  });
});
