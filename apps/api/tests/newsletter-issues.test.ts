// @module-tag database
import { type EndpointInput, pathIn } from '@vitrine/contracts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../src/lib/clock.ts';
import type { Mailer } from '../src/lib/mail.ts';
import { unseal } from '../src/lib/secrets.ts';
import { createSignedLinks } from '../src/lib/signed-links.ts';
import { mailSettled } from '../src/service/mail/mail-events.ts';
import { createMailVoices } from '../src/service/mail/mail-voice.ts';
import { createOutbox } from '../src/service/mail/outbox.service.ts';
import { mailsTo } from './testing/forms.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { smtpError, startSmtpServer } from './testing/smtp.ts';
import { useTestServer } from './testing/test-server.ts';
import { trashOf } from './testing/trash.ts';

const server = await useTestServer();
const { http, clock, dependencies, platform } = server;
const { database } = platform;
const { subscribers, outbox: outboxTable, newsletterIssues } = database.tables;
const admin = await newAdmin(server);
const { bearer } = admin;
const trash = trashOf(server, admin);
server.mailer.route = { ...server.mailer.route, mode: 'smtp' };
const ISSUES = '/api/newsletter-issues/';

/** Readers with ids in their order; what the tests before left is gone. */
async function readers(count: number, changes: Partial<typeof subscribers.$inferInsert> = {}) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `reader-${String(index).padStart(4, '0')}`,
    email: `reader${index}@example.com`,
    requestedAt: clock.now(),
    confirmedAt: clock.now(),
    ...changes,
  }));
  await database.write(async (tx) => {
    await tx.delete(subscribers);
    await tx.delete(outboxTable);
    await tx.delete(newsletterIssues);
    if (rows.length > 0) await tx.insert(subscribers).values(rows);
  });
  return rows;
}

const draft = async (changes: Partial<EndpointInput<'issues.create'>['body']> = {}) => {
  const body = { subject: 'News', text: 'Good **morning**.', ...changes };
  clock.advance(SECOND_MS);
  return (await http.post(ISSUES).set(bearer).send(body).expect(201)).body;
};
const send = (id: string, seen?: object) =>
  http.post(`${ISSUES}${id}/send/`).set(bearer).send({ seen });
const get = async (id: string) => (await http.get(`${ISSUES}${id}/`).set(bearer).expect(200)).body;
const queued = async () => database.read.select().from(outboxTable);
const saveTopics = async (topics: { id?: string; name: string }[]) =>
  (await http.put('/api/newsletter-topics/').set(bearer).send({ topics }).expect(200)).body;

/** Queues and sends until nothing is left to do. */
async function sendAll(outbox = dependencies.outbox): Promise<void> {
  for (let tried = 1; tried > 0; ) {
    await dependencies.queueIssues();
    tried = await outbox.sendDue();
  }
  await dependencies.queueIssues();
}
const outboxOver = (mailer: Mailer) =>
  createOutbox({
    ...{ ...platform, mailer },
    sender: async () => undefined,
    voice: createMailVoices(platform).read,
    events: dependencies.events,
  });

describe('an issue of the newsletter', () => {
  it('says how many readers it is for before it is sent, and how many it went to', async () => {
    await readers(3);
    const { id, readers: before } = await draft();
    expect(before).toBe(3);
    await send(id).expect(202);
    await sendAll();
    expect(await get(id)).toMatchObject({
      status: 'sent',
      progress: { readers: 3, queued: 3, sent: 3, failed: 0 },
    });
  });

  it('goes to the readers of its language alone, and to those of none with that of the mails', async () => {
    const all = ['en', 'fr', ''] as const;
    const rows = await readers(all.length);
    for (const [index, language] of all.entries()) {
      await database.write(async (tx) => {
        await tx
          .update(subscribers)
          .set({ language })
          .where(eq(subscribers.id, `${rows[index]?.id}`));
      });
    }
    const french = await draft({ language: 'fr' });
    expect(french).toMatchObject({ language: 'fr', readers: 1 });
    expect((await draft({ language: 'en' })).readers).toBe(2);
    expect((await draft()).readers).toBe(3);
    await send(french.id).expect(202);
    const received = rows.map(({ email }) => mailsTo(server, email));
    const [english, inFrench, unknown] = await Promise.all(received);
    expect([english, unknown]).toEqual([[], []]);
    expect(unseal(platform.secret, String(inFrench?.[0]?.html))).toContain('<html lang="fr">');
  });

  it('has around its text the language of each reader, or that of the company’s mails', async () => {
    await readers(1, { language: 'fr' });
    const { id } = await draft();
    await send(id).expect(202);
    const [mail] = await mailsTo(server, 'reader0@example.com');
    expect(mail?.body).toContain('Se désabonner');
    expect(mail?.body).toContain(`${pathIn('fr', '/newsletter/unsubscribe')}#token=`);
    const html = unseal(platform.secret, String(mail?.html));
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<p lang="fr"[^>]*>Vous recevez ce message/);
    await readers(1, { language: '' });
    await send((await draft()).id).expect(202);
    expect((await mailsTo(server, 'reader0@example.com'))[0]?.body).toContain('Unsubscribe');
  });

  it('was sent to nobody where its mails had been kept as files, and says so', async () => {
    await readers(2);
    const { id } = await draft();
    const ended = { status: 'sent', readers: 2, queued: 2, keptAsFile: 2 } as const;
    await database.write((tx) => tx.update(newsletterIssues).set(ended));
    expect((await get(id)).progress).toMatchObject({ queued: 2, sent: 0, kept_as_file: 2 });
    const { body } = await http.get(ISSUES).set(bearer).expect(200);
    expect(body.items[0].progress).toMatchObject({ sent: 0, kept_as_file: 2 });
  });

  it('is not used up where mail is not set up, and goes once it is', async () => {
    const [reader] = await readers(1);
    const post = { title: 'Unmailed', description: 'It.', posts: ['text'], status: 'published' };
    const { body: blog } = await http.post('/blogs/').set(bearer).send(post).expect(201);
    const announce = () => http.post(`/api/posts/${blog.id}/announce/`).set(bearer);
    const { id } = await draft();
    const { route } = server.mailer;
    server.mailer.route = { ...route, mode: 'folder' };
    try {
      const test = await http.post(`${ISSUES}${id}/test/`).set(bearer).expect(202);
      expect(test.body.message).toMatch(/^Email is not set up: .* file\.$/);
      await database.write((tx) => tx.delete(outboxTable));
      for (const refused of [await send(id), await announce()]) {
        expect(refused.status).toBe(409);
        expect(refused.body.message).toMatch(/^Email is not set up, so no one would get this\./);
      }
    } finally {
      server.mailer.route = route;
    }
    expect(await queued()).toEqual([]);
    expect((await get(id)).status).toBe('draft');
    await send(id).expect(202);
    await announce().expect(202);
    await sendAll();
    expect(await mailsTo(server, String(reader?.email))).toHaveLength(2);
  });

  it('that began with a mail server waits for one', async () => {
    await readers(150);
    const { id } = await draft();
    await send(id).expect(202);
    const { route } = server.mailer;
    server.mailer.route = { ...route, mode: 'folder' };
    server.mailer.delivered.length = 0;
    await dependencies.outbox.sendDue();
    await dependencies.queueIssues();
    expect(server.mailer.delivered).toEqual([]);
    expect((await get(id)).progress).toMatchObject({ queued: 100 });
    server.mailer.route = route;
    await sendAll();
    expect((await get(id)).progress).toMatchObject({ queued: 150, sent: 150 });
  });

  it('goes to nobody who has not confirmed, or whose address was refused', async () => {
    await readers(1, { confirmedAt: null });
    const { id } = await draft();
    const { body } = await send(id).expect(409);
    expect(body.message).toBe('No one would get this issue.');
    await readers(1, { refusedAt: clock.now() });
    await send((await draft()).id).expect(409);
  });

  it('is sent once, however often and from wherever it is asked for', async () => {
    const [reader] = await readers(5);
    const { id } = await draft();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    await sendAll();
    await send(id).expect(409);
    expect(await mailsTo(server, String(reader?.email))).toHaveLength(1);
  });

  it('is queued in parts that several processes share, for each reader once', async () => {
    await readers(250);
    const { id } = await draft();
    await send(id).expect(202);
    expect(await queued()).toHaveLength(100);
    await Promise.all(Array.from({ length: 3 }, () => dependencies.queueIssues()));
    expect(await queued()).toHaveLength(200);
    await sendAll();
    const causes = (await queued()).map(({ cause }) => cause);
    expect(new Set(causes).size).toBe(250);
    expect(causes).toHaveLength(250);
    expect((await get(id)).progress).toMatchObject({ queued: 250, sent: 250 });
  });

  it('keeps no copy of its text with the mails that have gone', async () => {
    const [reader] = await readers(1);
    await send((await draft()).id).expect(202);
    await sendAll();
    expect(await mailsTo(server, String(reader?.email))).toMatchObject([
      { status: 'sent', body: '', html: null },
    ]);
  });

  it('lets every other mail go first', async () => {
    await readers(60);
    await send((await draft()).id).expect(202);
    const sent: string[] = [];
    const mailer: Mailer = {
      route: server.mailer.route,
      forget: async () => undefined,
      close: () => undefined,
      deliver: async ({ recipient }) => {
        sent.push(recipient);
        if (sent.length !== 3) return;
        await database.write((tx) =>
          dependencies.outbox.queue(tx, {
            ...{ recipient: 'ada@example.com', subject: 'A new password', body: 'Here.' },
          }),
        );
      },
    };
    await outboxOver(mailer).sendDue();
    await outboxOver(mailer).sendDue();
    expect(sent[3]).toBe('ada@example.com');
  });

  it('is not sent any more to someone who leaves in the middle', async () => {
    const [, leaver] = await readers(3);
    await send((await draft()).id).expect(202);
    await http.delete(`/api/subscribers/${leaver?.id}/`).set(bearer).expect(204);
    server.mailer.delivered.length = 0;
    await sendAll();
    expect(server.mailer.delivered).toHaveLength(2);
    expect(server.mailer.to(String(leaver?.email))).toEqual([]);
  });

  it('goes once to someone who leaves in the middle and comes back', async () => {
    const [, leaver] = await readers(150);
    const { id } = await draft();
    await send(id).expect(202);
    server.mailer.delivered.length = 0;
    await dependencies.outbox.sendDue();
    await http.delete(`/api/subscribers/${leaver?.id}/`).set(bearer).expect(204);
    clock.advance(SECOND_MS);
    await database.write(async (tx) => {
      const back = { ...leaver, id: 'reader-9999', confirmedAt: clock.now() };
      await tx.insert(subscribers).values(back as typeof subscribers.$inferInsert);
    });
    await sendAll();
    expect(server.mailer.to(String(leaver?.email))).toHaveLength(1);
    expect((await get(id)).progress).toMatchObject({ readers: 150, queued: 150, sent: 150 });
  });

  it('looks in its preview as it arrives, with the way out and as HTML', async () => {
    const [reader] = await readers(1);
    const text = '# Hello\n\n<script>alert(1)</script> [Site](https://example.com)';
    const { id } = await draft({ text });
    const { body } = await http.post(`${ISSUES}${id}/preview/`).set(bearer).expect(200);
    expect(body.html).toContain('<h2>Hello</h2>');
    expect(body.html).toContain('&lt;script&gt;');
    expect(body.html).not.toContain('<script>');
    expect(body.text).toContain('Unsubscribe:\nhttp://vitrine.test/newsletter/unsubscribe#token=');
    const { mailer, received } = await startSmtpServer();
    await send(id).expect(202);
    await outboxOver(mailer).sendDue();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual([reader?.email]);
    expect(received[0]?.data).toMatch(/^Content-Type: multipart\/alternative/im);
    expect(received[0]?.data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  });

  it('is framed as the exact HTML that is mailed, which can do nothing', async () => {
    await readers(1);
    const { id } = await draft({ text: '<script>alert(1)</script> **Rain**' });
    const { body } = await http.post(`${ISSUES}${id}/preview/`).set(bearer).expect(200);
    const { text, headers } = await http.get(body.frame).expect(200);
    expect(text).toBe(body.html);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const policy = headers['content-security-policy']?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox');
  });

  it('is framed for nobody without a link that is young and was made here', async () => {
    await readers(1);
    const { id } = await draft();
    const { body } = await http.post(`${ISSUES}${id}/preview/`).set(bearer).expect(200);
    await http.get(body.frame).expect(200);
    await http.get(`${body.frame}x`).expect(404);
    await http.get(`/api/newsletter-previews/${id}`).expect(404);
    const other = await draft({ text: 'Another' });
    await http.get(body.frame.replace(id, other.id)).expect(404);
    const anHourAgo = { now: () => new Date(clock.now().getTime() - HOUR_MS) };
    const links = (clockOf: typeof anHourAgo, purpose: string) =>
      createSignedLinks({ secret: platform.secret, clock: clockOf }, purpose, 15 * MINUTE_MS);
    for (const { token } of [
      links(anHourAgo, 'issue-preview').make(id),
      links(clock, 'preview').make(id),
    ]) {
      await http.get(`/api/newsletter-previews/${token}`).expect(404);
    }
  });

  it('is mailed as a test to anyone who asks, and to nobody else', async () => {
    await readers(2);
    const { id } = await draft();
    const { body } = await http.post(`${ISSUES}${id}/test/`).set(bearer).expect(202);
    expect(body.message).toBe(`A test email to ${admin.email} is on its way.`);
    expect(await queued()).toMatchObject([{ recipient: admin.email, subject: '[Test] News' }]);
    expect((await get(id)).status).toBe('draft');
  });

  it('is begun once, however often the same sending of it arrives', async () => {
    await readers(1);
    const key = 'begun-by-one-press';
    const body = { subject: 'Once', text: 'Text', key };
    const begin = () => http.post(ISSUES).set(bearer).send(body).expect(201);
    const answers = await Promise.all([begin(), begin(), begin()]);
    const [id, ...others] = new Set(answers.map((answer) => answer.body.id));
    expect(others).toEqual([]);
    const { body: list } = await http.get(ISSUES).set(bearer).expect(200);
    expect(list.items).toHaveLength(1);
    expect(await auditOf(server, admin, id)).toHaveLength(1);
  });

  it('is a change of one draft at a time, and of none that has gone', async () => {
    await readers(1);
    const { id, version } = await draft();
    const save = (subject: string) =>
      http
        .put(`${ISSUES}${id}/`)
        .set(bearer)
        .set('If-Match', `"${version}"`)
        .send({ subject, text: 'Text' });
    await save('One').expect(200);
    const { body } = await save('Two').expect(409);
    expect(body.current.subject).toBe('One');
    await send(id).expect(202);
    await http
      .put(`${ISSUES}${id}/`)
      .set(bearer)
      .send({ subject: 'Three', text: 'Text' })
      .expect(409);
    await http.delete(`${ISSUES}${id}/`).set(bearer).expect(409);
    await sendAll();
    await http.delete(`${ISSUES}${id}/`).set(bearer).expect(204);
  });

  it('is not sent as anyone who sends it has not seen it, nor to others', async () => {
    await readers(2);
    const { id, version } = await draft();
    const sendAs = (seen: object) => send(id, seen);
    const text = 'What a colleague has written.';
    await http.put(`${ISSUES}${id}/`).set(bearer).send({ subject: 'News', text }).expect(200);
    const changed = await sendAs({ version, readers: 2 }).expect(409);
    expect(changed.body.current).toMatchObject({ id, text, readers: 2, status: 'draft' });
    const { version: now } = changed.body.current;
    const fewer = await sendAs({ version: now, readers: 3 }).expect(409);
    expect(fewer.body.current).toMatchObject({ version: now, readers: 2 });
    expect(await queued()).toEqual([]);
    expect((await get(id)).status).toBe('draft');
    await sendAs({ version: now, readers: 2 }).expect(202);
    expect(await queued()).toHaveLength(2);
  });

  it('comes back from the trash with its figures, and is not sent once more', async () => {
    const [reader] = await readers(1);
    const { id } = await draft();
    await send(id).expect(202);
    await sendAll();
    const { version: _, ...before } = await get(id);
    expect(before).toMatchObject({ status: 'sent', progress: { sent: 1 } });
    await http.delete(`${ISSUES}${id}/`).set(bearer).expect(204);
    await http.get(`${ISSUES}${id}/`).set(bearer).expect(404);
    const [item] = await trash.list('newsletter');
    expect(item).toMatchObject({ id, name: 'News', days_left: 30 });
    expect(await trash.restored('newsletter', id)).toEqual({ name: 'News', notes: [] });
    expect(await get(id)).toMatchObject(before);
    await send(id).expect(409);
    await sendAll();
    expect(await mailsTo(server, String(reader?.email))).toHaveLength(1);
  });

  it('is in the log with how many it went to', async () => {
    await readers(2);
    const { id } = await draft();
    await send(id).expect(202);
    const [sent] = await auditOf(server, admin, id);
    expect(sent).toMatchObject({ action: 'sent', after: { recipients: 2 } });
    expect(JSON.stringify(sent)).not.toContain('reader0');
  });

  it('is refused to anyone but an administrator', async () => {
    const { id } = await draft();
    const user = await newUser(server);
    for (const path of [ISSUES, '/api/subscribers/', '/api/exports/subscribers/']) {
      await http.get(path).expect(401);
      await http.get(path).set(user.bearer).expect(403);
    }
    await http.post(`${ISSUES}${id}/send/`).set(user.bearer).expect(403);
  });
});

describe('an issue that tells of a post', () => {
  const publish = async (title: string) => {
    const post = { title, description: 'What it says.', posts: ['text'], status: 'published' };
    return (await http.post('/blogs/').set(bearer).send(post).expect(201)).body.id;
  };
  const fromPost = (id: string, body: { key?: string } = {}) =>
    http.post(`/api/posts/${id}/issue/`).set(bearer).send(body);

  it('begins with its title, its description and its address', async () => {
    const id = await publish('Harbour news');
    const { body } = await fromPost(id).expect(201);
    expect(body).toMatchObject({ subject: 'Harbour news', post_id: id, status: 'draft' });
    expect(body.text).toMatch(
      /^What it says\.\n\n\[Harbour news\]\(http:\/\/vitrine\.test\/blog\/harbour-news\S*\)$/,
    );
  });

  it('is begun once under its key, at once or after it was sent', async () => {
    await readers(1);
    const [post, other] = [await publish('Lost answer'), await publish('Another post')];
    const key = 'one-press';
    const atOnce = await Promise.all([fromPost(post, { key }), fromPost(post, { key })]);
    expect(atOnce.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = atOnce.map(({ body }) => body.id);
    expect(second).toBe(first);
    await send(first).expect(202);
    expect((await fromPost(post, { key }).expect(201)).body.id).toBe(first);
    // the key is that of the post as well
    expect((await fromPost(other, { key }).expect(201)).body.id).not.toBe(first);
    expect((await fromPost(other).expect(201)).body.id).not.toBe(first);
    const { body } = await http.get(ISSUES).set(bearer).expect(200);
    expect(body.items.filter((one: { post_id: string }) => one.post_id === post)).toHaveLength(1);
  });

  it('is sent once for a post, whichever of its drafts is sent', async () => {
    await readers(1);
    const id = await publish('Announced once');
    const drafts = [(await fromPost(id)).body.id, (await fromPost(id)).body.id];
    await send(drafts[0]).expect(202);
    const { body } = await send(drafts[1]).expect(409);
    expect(body.message).toBe('The subscribers already have this post.');
    await http.post(`/api/posts/${id}/announce/`).set(bearer).expect(409);
    await fromPost(id).expect(409);
  });

  it('is still of its post, and for its topic, when its deletion was undone', async () => {
    await readers(1);
    const [topic] = await saveTopics([{ name: 'Boats' }]);
    const post = await publish('Deleted between');
    const { id, subject, text } = (await fromPost(post)).body;
    const change = { subject, text, topic_id: topic.id };
    await http.put(`${ISSUES}${id}/`).set(bearer).send(change).expect(200);
    await http.delete(`${ISSUES}${id}/`).set(bearer).expect(204);
    // as rows in the trash called its topic before
    const { trash: kept } = database.tables;
    const [row] = await database.read.select().from(kept).where(eq(kept.recordId, id));
    const snapshot = (row?.snapshot ?? []).map(({ table, rows }) => ({
      table,
      rows: rows.map(({ topic_id: topicId, ...others }) => ({ ...others, topicId })),
    }));
    await database.write((tx) => tx.update(kept).set({ snapshot }).where(eq(kept.recordId, id)));
    await trash.restored('newsletter', id);
    expect(await get(id)).toMatchObject({ ...change, post_id: post, status: 'draft' });
    await send(id).expect(202);
    await http.post(`/api/posts/${post}/announce/`).set(bearer).expect(409);
    await saveTopics([]);
  });

  it('is what announcing a post makes', async () => {
    await readers(2);
    const id = await publish('Announced');
    await http.post(`/api/posts/${id}/announce/`).set(bearer).expect(202);
    const { body } = await http.get(`${ISSUES}?limit=1`).set(bearer).expect(200);
    expect(body.items).toMatchObject([{ post_id: id, progress: { readers: 2, queued: 2 } }]);
  });
});

describe('a mail server that refuses a reader', () => {
  it.runIf(database.dialect === 'postgres')(
    'is counted whole where two processes note it at one time',
    async () => {
      await readers(2);
      const { id } = await draft();
      await send(id).expect(202);
      const [first, second] = await queued();
      if (!first || !second) throw new Error('Two mails were to be queued.');
      const giveUp = (mail: typeof first, after?: Promise<void>, noted?: () => void) =>
        database.write(async (tx) => {
          const isIt = eq(outboxTable.id, mail.id);
          await tx.update(outboxTable).set({ status: 'failed' }).where(isIt);
          const outcome = { status: 'failed', refusal: 'no such mailbox' } as const;
          await dependencies.events.emit(tx, mailSettled, { mail, outcome });
          noted?.();
          await after;
        });
      const [isNoted, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const one = giveUp(first, goOn.promise, isNoted.resolve);
      await isNoted.promise;
      const other = giveUp(second);
      const waiting = async () => {
        const locks = database.read.select({ pid: sql`pid` }).from(sql`pg_locks`);
        return (await locks.where(sql`NOT granted`)).length;
      };
      await expect.poll(waiting).toBeGreaterThan(0);
      goOn.resolve();
      await Promise.all([one, other]);
      expect((await get(id)).progress).toMatchObject({ sent: 0, failed: 0, refused: 2 });
    },
  );

  it('for good is believed: the address is marked and gets no later issue', async () => {
    const [gone, there] = await readers(2);
    const { mailer, received } = await startSmtpServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === gone?.email ? smtpError(550, 'no such mailbox') : undefined),
    });
    const { id } = await draft();
    await send(id).expect(202);
    await sendAll(outboxOver(mailer));
    expect((await get(id)).progress).toMatchObject({ sent: 1, failed: 0, refused: 1 });
    const { body } = await http.get('/api/subscribers/?state=refused').set(bearer).expect(200);
    expect(body.items).toMatchObject([{ email: gone?.email, state: 'refused' }]);
    expect(body.items[0].refusal).toContain('550 no such mailbox');
    expect(body.counts).toEqual({ confirmed: 1, unconfirmed: 0, refused: 1 });
    const later = await draft();
    expect(later.readers).toBe(1);
    await send(later.id).expect(202);
    await sendAll(outboxOver(mailer));
    expect(received.flatMap(({ to }) => to)).toEqual([there?.email, there?.email]);
  });

  it('or does not work at all leaves its mails with their issue, to be tried again at once', async () => {
    const [gone] = await readers(3);
    let isDown = true;
    const { mailer, received } = await startSmtpServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === gone?.email ? smtpError(550, 'no such mailbox') : undefined),
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(isDown ? smtpError(554, 'no disk') : undefined));
      },
    });
    const { id } = await draft();
    const retry = () => http.post(`${ISSUES}${id}/retry/`).set(bearer);
    await retry().expect(409);
    await send(id).expect(202);
    await sendAll(outboxOver(mailer));
    expect((await get(id)).progress).toMatchObject({ sent: 0, failed: 2, refused: 1 });
    const { body: waiting } = await http.get('/api/admin/waiting/').set(bearer).expect(200);
    expect(waiting.failedMails).toBe(0);
    const { body: failed } = await http.get('/api/outbox/?status=failed').set(bearer).expect(200);
    expect(failed.items).toEqual([]);
    isDown = false;
    const { body } = await retry().expect(202);
    expect(body).toMatchObject({ status: 'sending', progress: { failed: 0, refused: 1 } });
    await sendAll(outboxOver(mailer));
    const ended = { status: 'sent', progress: { sent: 2, failed: 0, refused: 1 } };
    expect(await get(id)).toMatchObject(ended);
    expect(received.flatMap(({ to }) => to)).not.toContain(gone?.email);
    await retry().expect(409);
  });

  it('because of what the mail says is not about the address', async () => {
    await readers(1);
    const { mailer } = await startSmtpServer({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(smtpError(554, 'looks like spam')));
      },
    });
    const { id } = await draft();
    await send(id).expect(202);
    await sendAll(outboxOver(mailer));
    expect((await get(id)).progress).toMatchObject({ failed: 1, refused: 0 });
    expect((await database.read.select().from(subscribers))[0]?.refusedAt).toBeNull();
  });

  it('for now is asked again, and the issue waits for that', async () => {
    await readers(1);
    let isBusy = true;
    const { mailer, received } = await startSmtpServer({
      onRcptTo: (_address, _session, done) => done(isBusy ? smtpError(450, 'busy') : undefined),
    });
    const { id } = await draft();
    await send(id).expect(202);
    await sendAll(outboxOver(mailer));
    expect(await get(id)).toMatchObject({ status: 'sending', progress: { sent: 0, failed: 0 } });
    isBusy = false;
    clock.advance(MINUTE_MS);
    await sendAll(outboxOver(mailer));
    expect(await get(id)).toMatchObject({ status: 'sent', progress: { sent: 1 } });
    expect(received).toHaveLength(1);
  });
});

describe('topics of the newsletter', () => {
  it('are chosen behind a signed link, and decide who gets what', async () => {
    const [all, boats] = await readers(2);
    const [first, second] = await saveTopics([{ name: 'Boats' }, { name: 'Maps' }]);
    await send((await draft()).id).expect(202);
    const [mail] = await mailsTo(server, String(boats?.email));
    const token = /preferences#token=(\S+)/.exec(mail?.body ?? '')?.[1];
    const page = `/api/newsletter/preferences/${token}/`;
    expect((await http.get(page).expect(200)).body.topics).toEqual([
      { ...first, chosen: true },
      { ...second, chosen: true },
    ]);
    await http
      .put(page)
      .send({ topics: [first.id] })
      .expect(200);
    const aboutMaps = await draft({ topic_id: second.id });
    expect(aboutMaps.readers).toBe(1);
    await send(aboutMaps.id).expect(202);
    expect(await mailsTo(server, String(all?.email))).toHaveLength(2);
    expect(await mailsTo(server, String(boats?.email))).toHaveLength(1);
    expect((await draft({ topic_id: first.id })).readers).toBe(2);
  });

  it('cannot be chosen for someone else, nor with the link of another purpose', async () => {
    const [reader] = await readers(1);
    await send((await draft()).id).expect(202);
    const [mail] = await mailsTo(server, String(reader?.email));
    const unsubscribe = /unsubscribe#token=(\S+)/.exec(mail?.body ?? '')?.[1];
    for (const token of [unsubscribe, 'a'.repeat(60), `${'x'.repeat(43)}${reader?.id}`]) {
      await http.get(`/api/newsletter/preferences/${token}/`).expect(404);
      await http.put(`/api/newsletter/preferences/${token}/`).send({ topics: [] }).expect(404);
    }
  });

  it('are not written over by who has not seen them as they are', async () => {
    const seen = await saveTopics([{ name: 'Boats' }]);
    const save = (name: string) =>
      http
        .put('/api/newsletter-topics/')
        .set(bearer)
        .send({ topics: [...seen, { name }], seen });
    const answers = await Promise.all([save('Maps'), save('Ships')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = (await http.get('/api/newsletter-topics/').set(bearer).expect(200)).body;
    expect(kept).toHaveLength(2);
    const refused = await save('Harbours').expect(409);
    expect(refused.body).toMatchObject({
      detail: 'Someone changed the topics while you were editing.',
      current: kept,
    });
  });

  it('keep their readers when they are renamed, and send nothing once they are gone', async () => {
    const [topic] = await saveTopics([{ name: 'Boats' }]);
    await readers(1, { topics: [topic.id] });
    const { id } = await draft({ topic_id: topic.id });
    expect(await saveTopics([{ ...topic, name: 'Ships' }])).toEqual([{ ...topic, name: 'Ships' }]);
    expect((await get(id)).readers).toBe(1);
    const { subject, text, version } = await get(id);
    const put = http.put(`/api/newsletter-issues/${id}/`).set(admin.bearer);
    const change = put.set('If-Match', `"${version}"`).send({ subject, text, topic_id: null });
    await change.expect(200);
    const [entry] = await auditOf(server, admin, id);
    expect(entry).toMatchObject({ before: { topic: 'Ships' }, after: { topic: null } });
    const back = { subject, text, topic_id: topic.id };
    await http.put(`/api/newsletter-issues/${id}/`).set(admin.bearer).send(back).expect(200);
    await saveTopics([]);
    await send(id).expect(409);
  });
});

describe('the readers in the back-office', () => {
  it('are found by a part of their address, whatever its case, and nothing in it is a pattern', async () => {
    await readers(3);
    const find = async (q: string) =>
      (await http.get('/api/subscribers/').query({ q }).set(bearer).expect(200)).body.items.length;
    expect(await find('READER1@')).toBe(1);
    expect(await find('reader')).toBe(3);
    expect(await find('%')).toBe(0);
    expect(await find('reader_@')).toBe(0);
  });

  it('are a table whose cells no spreadsheet runs', async () => {
    await readers(1, { email: '=cmd|calc@example.com' });
    const { text } = await http.get('/api/exports/subscribers/').set(bearer).expect(200);
    expect(text).toContain("'=cmd|calc@example.com,confirmed");
  });

  it('are sent nothing once it is noted that mails do not arrive, until they do', async () => {
    const [gone, there] = await readers(2);
    const note = (body: object) =>
      http.put(`/api/subscribers/${gone?.id}/`).set(bearer).send(body).expect(200);
    const { id } = await draft();
    await send(id).expect(202);
    expect(await queued()).toHaveLength(2);
    const noted = { arrives: false, reason: 'mailbox full' };
    const { body } = await note(noted);
    const since = clock.now().toISOString();
    expect(body).toMatchObject({ state: 'refused', refused_at: since, refusal: 'mailbox full' });
    // what waited is not sent, and the issue ends without it
    expect((await queued()).map(({ recipient }) => recipient)).toEqual([there?.email]);
    await sendAll();
    expect(await get(id)).toMatchObject({ status: 'sent' });
    expect((await draft()).readers).toBe(1);
    const [entry] = await auditOf(server, admin, String(gone?.id));
    expect(entry).toMatchObject({
      ...{ action: 'changed', subject: 'subscriber', name: '' },
      ...{ before: { state: 'confirmed' }, after: { state: 'refused' } },
    });
    expect(JSON.stringify(entry)).not.toContain(gone?.email);
    // said again, it is as it was first
    clock.advance(MINUTE_MS);
    expect((await note({ ...noted, reason: 'again' })).body).toEqual(body);
    expect((await note({ arrives: true })).body).toMatchObject({
      ...{ state: 'confirmed', refused_at: null, refusal: '' },
    });
    expect((await draft()).readers).toBe(2);
    expect((await note({ ...noted, since })).body).toEqual(body);
    const { text } = await http.get('/api/exports/subscribers/').set(bearer).expect(200);
    expect(text).toContain('mailbox full');
    await http.put('/api/subscribers/nobody/').set(bearer).send(noted).expect(404);
  });

  it('who have not confirmed have not confirmed either once mails arrive', async () => {
    const [reader] = await readers(1, { confirmedAt: null });
    const note = (arrives: boolean) =>
      http.put(`/api/subscribers/${reader?.id}/`).set(bearer).send({ arrives }).expect(200);
    expect((await note(false)).body.state).toBe('refused');
    expect((await note(true)).body.state).toBe('unconfirmed');
  });

  it('are erased without leaving their address behind', async () => {
    const [reader] = await readers(1);
    await send((await draft()).id).expect(202);
    await http.delete(`/api/subscribers/${reader?.id}/`).set(bearer).expect(204);
    expect(await database.read.select().from(subscribers)).toEqual([]);
    expect(await queued()).toEqual([]);
    const [entry] = await auditOf(server, admin, String(reader?.id));
    expect(entry).toMatchObject({ action: 'deleted', subject: 'subscriber', name: '' });
    expect(JSON.stringify(entry)).not.toContain(reader?.email);
    await http.delete(`/api/subscribers/${reader?.id}/`).set(bearer).expect(404);
  });

  it('may ask again after their address was refused, and confirm again', async () => {
    const [reader] = await readers(1, { refusedAt: clock.now(), refusal: '550' });
    const form = { email: reader?.email, key: 'asked-again', website: '', filled_ms: 9_000 };
    await http.post('/api/newsletter/').send(form).expect(202);
    const [mail] = await mailsTo(server, String(reader?.email));
    expect(mail?.subject).toBe('Confirm your subscription');
    expect((await draft()).readers).toBe(0);
    const token = /#token=(\S+)/.exec(mail?.body ?? '')?.[1];
    await http.post(`/api/newsletter/confirm/${token}/`).expect(200);
    expect((await draft()).readers).toBe(1);
  });
});
