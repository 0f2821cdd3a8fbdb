// @module-tag database
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { newToken } from './testing/personal-tokens.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock } = server;
server.mailer.route = { ...server.mailer.route, mode: 'smtp' };
const { database } = server.platform;
const { subscribers, outbox } = database.tables;
const admin = await newAdmin(server);
const token = await newToken(server, admin, ['newsletter:write']);
let count = 0;

/** A reader who was sent an issue, and its head as their mail server got it. */
async function sentTo() {
  count += 1;
  const id = `reader-${String(count).padStart(4, '0')}`;
  const email = `bounced${count}@example.com`;
  await database.write((tx) =>
    tx
      .insert(subscribers)
      .values({ id, email, requestedAt: clock.now(), confirmedAt: clock.now() }),
  );
  const body = { subject: 'News', text: 'Good morning.' };
  const issue = await http.post('/api/newsletter-issues/').set(admin.bearer).send(body).expect(201);
  await http.post(`/api/newsletter-issues/${issue.body.id}/send/`).set(admin.bearer).send({});
  return { id, email, head: await headOf(email), issue: issue.body.id as string };
}

/** Of the newest mail to an address, as it came back. */
async function headOf(email: string): Promise<string> {
  const mails = await database.read.select().from(outbox).orderBy(desc(outbox.createdAt));
  const headers = mails.find(({ recipient }) => recipient === email)?.headers ?? {};
  expect(headers['List-Unsubscribe']).toMatch(/unsubscribe/);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `Subject: News\r\nTo: ${email}\r\n${lines.join('')}`;
}

/** Everything leaves that waits. */
async function sendAll() {
  for (let tried = 1; tried > 0; ) {
    await server.dependencies.queueIssues();
    tried = await server.dependencies.outbox.sendDue();
  }
}
const figures = async (issue: string) => {
  const { body } = await http.get(`/api/newsletter-issues/${issue}/`).set(admin.bearer).expect(200);
  const { queued, sent, failed, refused } = body.progress;
  expect(sent + failed + refused).toBe(queued);
  return { sent, failed, refused };
};

interface Notice {
  head: string;
  action?: string;
  status?: string;
  said?: string;
  /** How the mail came back. */
  returned?: string;
  encoding?: 'base64';
}

/** A notice as Postfix writes it. */
function notice(of: Notice): string {
  const { head, action = 'failed', status = '5.1.1', returned = 'message/rfc822' } = of;
  const { said = '550 5.1.1 <x@example.com>: Recipient address\r\n    rejected', encoding } = of;
  const fields = [
    'Reporting-MTA: dns; mail.example.net',
    'Arrival-Date: Mon, 23 Nov 2026 09:00:00 +0000',
    '',
    'Final-Recipient: rfc822; x@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${said}`,
  ].join('\r\n');
  const part = (type: string, content: string) => [
    '--b',
    `Content-Type: ${type}`,
    ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
    '',
    encoding ? Buffer.from(content).toString('base64') : content,
  ];
  return [
    'From: MAILER-DAEMON@example.net',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you.',
    ...part('message/delivery-status', fields),
    ...(head ? part(returned, `${head}\r\nGood morning.`) : []),
    '--b--',
    '',
  ].join('\r\n');
}

const post = (mail: string | Buffer, { bearer }: Pick<typeof admin, 'bearer'> = token) =>
  http
    .post('/api/newsletter/bounces/')
    .set(bearer)
    .attach('file', Buffer.from(mail), { filename: '-', contentType: 'message/rfc822' });
const outcome = async (mail: string | Buffer) => (await post(mail).expect(200)).body.outcome;
const stored = async (id: string) => {
  const { body } = await http.get('/api/subscribers/?limit=100').set(admin.bearer).expect(200);
  return body.items.find((one: { id: string }) => one.id === id);
};

describe('a mail that a server took and could not deliver', () => {
  it.each<[string, Partial<Notice>]>([
    ['whole', {}],
    ['as its head alone', { returned: 'text/rfc822-headers' }],
    ['encoded', { encoding: 'base64' }],
    ['in capital letters', { action: 'FAILED' }],
  ])('marks its reader when it comes back %s, and nothing is sent there', async (_how, changes) => {
    const { id, email, head } = await sentTo();
    clock.advance(60_000);
    expect(await outcome(notice({ head, ...changes }))).toBe('marked');
    expect(await stored(id)).toMatchObject({
      ...{ state: 'refused', refused_at: clock.now().toISOString() },
      refusal: '550 5.1.1 <x@example.com>: Recipient address rejected',
    });
    const waiting = await database.read.select().from(outbox);
    expect(waiting.filter(({ recipient }) => recipient === email)).toEqual([]);
    const [entry] = await auditOf(server, admin, id);
    expect(entry).toMatchObject({ subject: 'subscriber', name: '', after: { state: 'refused' } });
    expect(await outcome(notice({ head, said: '550 again' }))).toBe('marked-before');
    expect((await stored(id)).refusal).toContain('Recipient address rejected');
  });

  it('is marked with its code where nothing else is said', async () => {
    const { id, head } = await sentTo();
    expect(await outcome(notice({ head, status: '5.2.2 (mailbox full)', said: '' }))).toBe(
      'marked',
    );
    expect((await stored(id)).refusal).toBe('5.2.2 (mailbox full)');
  });

  it.each<[string, Partial<Notice>]>([
    ['it is only late', { action: 'delayed', status: '4.4.1' }],
    ['it was passed on', { action: 'relayed', status: '2.0.0' }],
    ['the mailbox was full for now', { status: '4.2.2' }],
    ['it was taken for spam', { status: '5.7.1' }],
    ['it was too large', { status: '5.3.4' }],
  ])('marks nobody where %s', async (_why, changes) => {
    const { id, head } = await sentTo();
    expect(await outcome(notice({ head, ...changes }))).toBe('may-arrive');
    expect((await stored(id)).state).toBe('confirmed');
  });

  it('marks nobody where it does not show that it is about a mail of ours', async () => {
    const { id, email, head } = await sentTo();
    const other = head.replace(/unsubscribe\/./, (text) => `${text.slice(0, -1)}!`);
    const forged = head.replace(/unsubscribe\/[\w-]{43}/, `unsubscribe/${'x'.repeat(43)}`);
    for (const shown of ['', `To: ${email}\r\n`, other, forged])
      expect(await outcome(notice({ head: shown }))).toBe('not-ours');
    expect((await stored(id)).state).toBe('confirmed');
    await http.delete(`/api/subscribers/${id}/`).set(admin.bearer).expect(204);
    expect(await outcome(notice({ head }))).toBe('not-ours');
  });

  it.each<[string, string | Buffer]>([
    ['an answer of a person', 'From: ada@example.com\r\nSubject: Re: News\r\n\r\nThank you!'],
    ['nothing', '\r\n'],
    ['bytes of a picture', Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7) % 256))],
    ['parts in parts in parts', nested(200)],
    ['a notice that is cut off', notice({ head: '' }).split('message/delivery')[0] ?? ''],
  ])('is distinguished from %s', async (_what, mail) => {
    expect(await outcome(mail)).toBe('no-notice');
  });

  it('is refused where it is larger than any notice', async () => {
    const { body } = await post(Buffer.alloc(3 * 1024 * 1024, 'a')).expect(413);
    expect(body.code).toBe('too-large');
  });

  it('is taken from a token for it and from administrators, from nobody else', async () => {
    const { head } = await sentTo();
    const mail = notice({ head });
    const other = await newToken(server, admin, ['settings:write', 'messages:write']);
    expect((await post(mail, other).expect(403)).body.code).toBe('insufficient-scope');
    await post(mail, await newUser(server)).expect(403);
    await http.post('/api/newsletter/bounces/').attach('file', Buffer.from(mail), '-').expect(401);
    expect((await post(mail, admin).expect(200)).body).toEqual({ outcome: 'marked' });
  });
});

describe('the figures of an issue', () => {
  const retry = (path: string) => http.post(`${path}retry/`).set(admin.bearer);
  const none = async () => {
    await sendAll();
    await database.write((tx) => tx.delete(subscribers));
  };

  it('count a mail that came back as refused, and no more as sent; once, however often it is reported', async () => {
    await none();
    await sentTo();
    clock.advance(1_000);
    const { issue, id, head } = await sentTo();
    await sendAll();
    expect(await figures(issue)).toEqual({ sent: 2, failed: 0, refused: 0 });
    const counted = { sent: 1, failed: 0, refused: 1 };
    for (const outcomes of ['marked', 'marked-before', 'marked-before']) {
      expect(await outcome(notice({ head }))).toBe(outcomes);
      expect(await figures(issue)).toEqual(counted);
    }
    // its text is gone: it cannot be sent again, also once mails arrive there again
    const again = { arrives: true, reason: '' };
    await http.put(`/api/subscribers/${id}/`).set(admin.bearer).send(again).expect(200);
    await retry(`/api/newsletter-issues/${issue}/`).expect(409);
    const mails = await database.read.select().from(outbox);
    const [back] = mails.filter(({ status }) => status === 'failed');
    await retry(`/api/outbox/${back?.id}/`).expect(409);
    const { body } = await http.get('/api/outbox/?limit=100').set(admin.bearer).expect(200);
    const listed = body.items.find((one: { id: string }) => one.id === back?.id);
    expect(listed).toMatchObject({ status: 'failed', can_retry: false });
    await sendAll();
    expect(await figures(issue)).toEqual(counted);
  });

  it('are those of the issue that came back, also where its reader is known by then', async () => {
    await none();
    const first = await sentTo();
    await sendAll();
    clock.advance(1_000);
    const second = await sentTo();
    await sendAll();
    const later = await headOf(first.email);
    expect(await outcome(notice({ head: later }))).toBe('marked');
    expect(await figures(second.issue)).toEqual({ sent: 1, failed: 0, refused: 1 });
    expect(await figures(first.issue)).toEqual({ sent: 1, failed: 0, refused: 0 });
    expect(await outcome(notice({ head: first.head }))).toBe('marked-before');
    expect(await figures(first.issue)).toEqual({ sent: 0, failed: 0, refused: 1 });
  });

  it('stay as they are where the notice does not say which issue, or a wrong one', async () => {
    await none();
    const { issue: other } = await sentTo();
    await sendAll();
    clock.advance(1_000);
    const { issue, head } = await sentTo();
    await sendAll();
    const named = /^X-Newsletter-Issue:.*$/m;
    expect(head).toMatch(named);
    for (const name of [
      '',
      `X-Newsletter-Issue: ${other}`,
      'X-Newsletter-Issue: %',
      'X-Other: 1',
    ]) {
      expect(await outcome(notice({ head: head.replace(named, name) }))).toMatch(/^marked/);
      expect(await figures(issue)).toEqual({ sent: 2, failed: 0, refused: 0 });
      expect(await figures(other)).toEqual({ sent: 1, failed: 0, refused: 0 });
    }
  });

  it('stay as they were while it is in the trash', async () => {
    await none();
    const { issue, head } = await sentTo();
    await sendAll();
    const path = `/api/newsletter-issues/${issue}/`;
    await http.delete(path).set(admin.bearer).expect(204);
    expect(await outcome(notice({ head }))).toBe('marked');
    await http
      .post(`/api/trash/newsletter/${issue}/restore/`)
      .set(admin.bearer)
      .send({})
      .expect(200);
    expect(await figures(issue)).toEqual({ sent: 1, failed: 0, refused: 0 });
    expect(await outcome(notice({ head }))).toBe('marked-before');
    expect(await figures(issue)).toEqual({ sent: 0, failed: 0, refused: 1 });
  });
});

/** Multipart in multipart, deeper than any mail. */
function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}`,
  );
  return `${open.join('\r\n')}\r\nContent-Type: message/delivery-status\r\n\r\nx`;
}
