// @module-tag database
import { createHmac, randomUUID } from 'node:crypto';
import type { MessageDetail, MessageReply } from '@vitrine/contracts';
import { and, eq, like, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { DAY_MS, MINUTE_MS } from '../src/lib/clock.ts';
import { MailRefusedError } from '../src/lib/mail.ts';
import { mailsTo } from './testing/forms.ts';
import { arrive, auditOf } from './testing/office.ts';
import { newAdmin, newUser, PASSWORD } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { mailer, clock, platform, dependencies } = server;
const { outbox } = dependencies;
let admin = await newAdmin(server);
await seedDefaults(platform.database, platform);

beforeEach(() => {
  mailer.failure = undefined;
  mailer.delivered.splice(0);
});

const newAddress = () => `${randomUUID()}@example.com`;
const post = (id: string, body: object) =>
  server.http.post(`/api/messages/${id}/replies/`).set(admin.bearer).send(body);
const reply = async (id: string, body: object): Promise<MessageReply> =>
  (await post(id, body).expect(201)).body;
const get = async (id: string): Promise<MessageDetail> =>
  (await server.http.get(`/api/messages/${id}/`).set(admin.bearer).expect(200)).body;
/** Time passes, sessions end, and someone looks again. */
const later = async (milliseconds: number) => {
  clock.advance(milliseconds);
  admin = await newAdmin(server);
};

describe('a reply', () => {
  it('becomes a mail to the sender, with what it answers below it (MSG-04)', async () => {
    const email = newAddress();
    const createdAt = new Date('2026-03-04T05:06:07Z');
    const content = 'Line one\r\n\r\nline three';
    const { id } = await arrive(server, { email, content, createdAt });
    expect(await reply(id, { content: 'In June.\nSee you!' })).toEqual({
      id: expect.any(String),
      content: 'In June.\nSee you!',
      files: [],
      author: 'Ngozi Fonyuy',
      date: clock.now().toISOString(),
      status: 'queued',
      kept_as_file: false,
      reason: '',
    });
    await outbox.sendDue();
    expect(mailer.to(email)).toMatchObject([
      {
        subject: 'Re: A question',
        body: 'In June.\nSee you!\n\n-- \nNgozi Fonyuy\nEtinde Works\n\nOn 2026-03-04 05:06 UTC, Brenda wrote:\n> Line one\n>\n> line three\n',
        headers: { 'Reply-To': 'hello@etindeworks.example' },
      },
    ]);
  });

  it('marks an unread message as read, and leaves an archived one archived', async () => {
    const unread = await arrive(server);
    const archived = await arrive(server, { status: 'archived' });
    await reply(unread.id, { content: 'Yes' });
    await reply(archived.id, { content: 'Yes' });
    expect((await get(unread.id)).status).toBe('read');
    expect((await get(archived.id)).status).toBe('archived');
  });

  it('is in the log, without what it says', async () => {
    const { id } = await arrive(server);
    await reply(id, { content: 'A private word' });
    const entries = await auditOf(server, admin, id);
    expect(entries).toMatchObject([{ action: 'sent', subject: 'message', actor: admin.email }]);
    expect(JSON.stringify(entries)).not.toContain('private');
  });

  it('that is sent again with its key is the first one (MSG-04)', async () => {
    const email = newAddress();
    const { id } = await arrive(server, { email });
    const key = randomUUID();
    const answers = await Promise.all([
      reply(id, { content: 'Yes', key }),
      reply(id, { content: 'Yes', key }),
    ]);
    answers.push(await reply(id, { content: 'Changed', key }));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(answers.map(({ content }) => content)).toEqual(['Yes', 'Yes', 'Yes']);
    expect((await get(id)).replies).toHaveLength(1);
    expect(await mailsTo(server, email)).toHaveLength(1);
    expect(await auditOf(server, admin, id)).toHaveLength(1);
    clock.advance(MINUTE_MS);
    await reply(id, { content: 'More', key: randomUUID() });
    expect((await get(id)).replies.map(({ content }) => content)).toEqual(['Yes', 'More']);
  });

  it('that an earlier release has stored is not stored again (MSG-04)', async () => {
    const email = newAddress();
    const { id: messageId } = await arrive(server, { email });
    const key = randomUUID();
    const account = await dependencies.users.getByEmail(platform.database.read, admin.email);
    // how the first release made the id of an answer
    const id = createHmac('sha256', platform.secret)
      .update(`reply:${account?.id}:${messageId}:${key}`)
      .digest('base64url');
    const stored = { id, conversationId: messageId, mailId: id, content: 'Yes', author: 'Ngozi' };
    await platform.database.write(async (tx) => {
      const { replies } = platform.database.tables;
      await tx.insert(replies).values({ ...stored, createdAt: clock.now() });
    });
    expect(await reply(messageId, { content: 'Yes', key })).toMatchObject({ id, author: 'Ngozi' });
    expect((await get(messageId)).replies).toHaveLength(1);
    expect(await mailsTo(server, email)).toEqual([]);
  });

  it('whose subject would add a header stays one line, and an answer to one stays one', async () => {
    const email = newAddress();
    const evil = await arrive(server, { email, subject: 'Hi\r\nBcc: evil@example.com' });
    const again = await arrive(server, { email, subject: 'RE: Hi' });
    await reply(evil.id, { content: 'Yes' });
    await reply(again.id, { content: 'Yes' });
    const found = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining(['Re: Hi Bcc: evil@example.com', 'RE: Hi']));
  });

  it('goes only to what came by mail (MSG-04)', async () => {
    const { id } = await arrive(server, { isEmail: false, type: 'internal' });
    const { body } = await post(id, { content: 'Yes' }).expect(409);
    expect(body).toMatchObject({
      code: 'conflict',
      detail: 'This message did not come by email, so it cannot be replied to.',
    });
    expect(await get(id)).toMatchObject({ status: 'unread', replies: [] });
  });

  it('must say something, to a message that is there', async () => {
    const { id } = await arrive(server);
    await post(id, { content: ' \n ' }).expect(422);
    await post(id, { content: 'a'.repeat(50_001) }).expect(422);
    await post(id, { content: 'Yes', key: 'short' }).expect(422);
    await post('019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20', { content: 'Yes' }).expect(404);
    expect((await get(id)).replies).toEqual([]);
  });
});

describe('what became of a reply (MSG-04)', () => {
  it('is queued with the reason of the last try, then sent, and stays sent', async () => {
    const { id } = await arrive(server, { email: newAddress() });
    await reply(id, { content: 'Yes' });
    mailer.failure = new Error('connection refused');
    await outbox.sendDue();
    expect((await get(id)).replies).toMatchObject([
      { status: 'queued', reason: 'connection refused' },
    ]);
    mailer.failure = undefined;
    clock.advance(MINUTE_MS);
    await outbox.sendDue();
    expect((await get(id)).replies).toMatchObject([{ status: 'sent', reason: '' }]);
    await later(8 * DAY_MS);
    await outbox.purge();
    expect((await get(id)).replies).toMatchObject([{ status: 'sent', reason: '' }]);
  });

  it('opens its message again where it was given up, for everyone to see, until it is tried again', async () => {
    const { id } = await arrive(server, { email: newAddress() });
    const { id: replyId } = await reply(id, { content: 'Yes' });
    const listed = async () => {
      const { body } = await server.http.get('/api/messages/').set(admin.bearer).expect(200);
      return body.items.find((one: { id: string }) => one.id === id);
    };
    const sent = { author: 'Ngozi Fonyuy', date: clock.now().toISOString(), unsent: false };
    expect(await listed()).toMatchObject({ state: 'answered', seen: true, last_reply: sent });
    mailer.failure = new MailRefusedError('550 no such mailbox');
    await outbox.sendDue();
    const failed = { ...sent, unsent: true };
    const open = { state: 'open', status: 'unread', seen: false, last_reply: failed };
    expect(await listed()).toMatchObject(open);
    expect(await get(id)).toMatchObject(open);
    mailer.failure = undefined;
    await server.http.post(`/api/outbox/${replyId}/retry/`).set(admin.bearer).expect(200);
    expect(await listed()).toMatchObject({ state: 'answered', last_reply: sent });
    // in a file it has reached nobody
    await outbox.sendDue();
    expect(await listed()).toMatchObject({ state: 'answered', last_reply: failed });
  });

  it('opens no message again that has a newer answer, or that someone has closed', async () => {
    const [answered, closed] = [
      await arrive(server, { email: newAddress() }),
      await arrive(server, { email: newAddress() }),
    ];
    await reply(answered.id, { content: 'Yes' });
    await reply(closed.id, { content: 'Yes' });
    const path = `/api/messages/${closed.id}/`;
    await server.http.put(path).set(admin.bearer).send({ state: 'closed' }).expect(200);
    mailer.failure = new MailRefusedError('550 no such mailbox');
    const [first] = (await get(answered.id)).replies;
    clock.advance(MINUTE_MS);
    await reply(answered.id, { content: 'More' });
    const { outbox: mails } = platform.database.tables;
    const later = new Date(clock.now().getTime() + DAY_MS);
    const newest = ne(mails.id, String(first?.id));
    await platform.database.write((tx) =>
      tx
        .update(mails)
        .set({ nextAttemptAt: later })
        .where(
          and(newest, eq(mails.subject, 'Re: A question'), like(mails.cause, `%${answered.id}%`)),
        ),
    );
    await outbox.sendDue();
    expect((await get(answered.id)).replies[0]?.status).toBe('failed');
    expect((await get(answered.id)).state).toBe('answered');
    expect((await get(closed.id)).state).toBe('closed');
  });

  it('stays failed for as long as the message is kept', async () => {
    const email = newAddress();
    const { id } = await arrive(server, { email });
    await reply(id, { content: 'Yes' });
    mailer.failure = new MailRefusedError('550 no such mailbox');
    await outbox.sendDue();
    await later(90 * DAY_MS);
    await outbox.purge();
    expect((await get(id)).replies).toMatchObject([
      { status: 'failed', reason: '550 no such mailbox' },
    ]);
    await server.http.delete(`/api/messages/${id}/`).set(admin.bearer).expect(204);
    await outbox.purge();
    expect(await mailsTo(server, email)).toEqual([]);
  });

  it('that became a file says so as long as its message is kept, and can be sent at last', async () => {
    const email = newAddress();
    const { id } = await arrive(server, { email });
    const { id: replyId } = await reply(id, { content: 'Yes' });
    await outbox.sendDue();
    await later(8 * DAY_MS);
    await outbox.purge();
    expect((await get(id)).replies).toMatchObject([{ status: 'sent', kept_as_file: true }]);
    const folder = mailer.route;
    onTestFinished(() => {
      mailer.route = folder;
    });
    mailer.route = { ...folder, mode: 'smtp' };
    mailer.delivered.splice(0);
    await server.http.post(`/api/outbox/${replyId}/retry/`).set(admin.bearer).expect(200);
    await outbox.sendDue();
    expect(mailer.to(email)).toHaveLength(1);
    expect((await get(id)).replies).toMatchObject([{ status: 'sent', kept_as_file: false }]);
    await later(8 * DAY_MS);
    await outbox.purge();
    expect(await mailsTo(server, email)).toEqual([]);
    expect((await get(id)).replies).toMatchObject([{ status: 'sent', kept_as_file: false }]);
  });

  it('is still sent when its reader erases the account they had', async () => {
    const person = await newUser(server);
    const { id } = await arrive(server, { email: person.email });
    await reply(id, { content: 'Yes' });
    const erase = server.http.post('/api/account/delete/').set(person.bearer);
    await erase.send({ password: PASSWORD }).expect(204);
    await outbox.sendDue();
    const subjects = mailer.to(person.email).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Re: A question', 'Your account was erased']);
    expect((await get(id)).replies).toMatchObject([{ status: 'sent' }]);
  });

  it('is still sent when its message is deleted in the meantime', async () => {
    const email = newAddress();
    const { id } = await arrive(server, { email });
    await reply(id, { content: 'Yes' });
    await server.http.delete(`/api/messages/${id}/`).set(admin.bearer).expect(204);
    await outbox.sendDue();
    expect(mailer.to(email)).toHaveLength(1);
  });
});
