import { randomUUID } from 'node:crypto';
import { REPLY_FILES_LIMIT_BYTES, type ReplyFile, words } from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../src/lib/clock.ts';
import { createDomainEvents } from '../src/service/domain-events/domain-events.ts';
import { createMailVoices } from '../src/service/mail/mail-voice.ts';
import { createOutbox } from '../src/service/mail/outbox.service.ts';
import { pdf, phonePhoto, video } from './testing/files.ts';
import { internshipForm } from './testing/forms.ts';
import { arrive } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { sendMails } from './testing/send-mails.ts';
import { startSmtpServer } from './testing/smtp.ts';
import { listStored } from './testing/stored.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, mailer, clock, platform, dependencies } = server;
const { tables } = platform.database;
let admin = await newAdmin(server);
let messageId: string;
let email: string;

beforeEach(async () => {
  mailer.failure = undefined;
  admin = await newAdmin(server);
  email = `${randomUUID()}@example.com`;
  messageId = (await arrive(server, { email })).id;
});

const attach = (file: Buffer, name = 'offer.pdf', options: { id?: string; key?: string } = {}) => {
  const request = http.post(`/api/messages/${options.id ?? messageId}/files/`).set(admin.bearer);
  if (options.key) request.field('key', options.key);
  return request.attach('file', file, { filename: name });
};
const attached = async (file: Buffer, name?: string): Promise<ReplyFile> =>
  (await attach(file, name).expect(201)).body;
const reply = (files: string[], key: string = randomUUID()) =>
  http
    .post(`/api/messages/${messageId}/replies/`)
    .set(admin.bearer)
    .send({ content: 'See below.', key, files });
const save = (id: string, bearer = admin.bearer) =>
  http.get(`/api/reply-files/${id}/`).set(bearer).buffer(true);
const sentTo = async (address: string) => {
  await sendMails(server);
  return mailer.to(address);
};
const storedOf = async (id: string) =>
  (await listStored(server)).filter((key) => key.includes(id)).length;

describe('a file that goes with a reply', () => {
  it('reaches the mail server with the mail, under its name', async () => {
    const { id } = await attached(pdf(), 'Devis été.pdf');
    await reply([id]).expect(201);
    const smtp = await startSmtpServer();
    const outbox = createOutbox({
      ...platform,
      mailer: smtp.mailer,
      sender: async () => undefined,
      voice: createMailVoices(platform).read,
      events: createDomainEvents(),
    });
    await outbox.sendDue();
    const data = smtp.received.find(({ to }) => to.includes(email))?.data ?? '';
    expect(data).toMatch(/^Content-Type: application\/pdf/im);
    expect(data).toMatch(/^Content-Disposition: attachment;/im);
    expect(data.replace(/\s/g, '')).toContain(pdf().toString('base64').slice(0, 60));
  });

  it('stays with the reply, and is saved by staff alone, never shown', async () => {
    const { id, ...file } = await attached(pdf(), '<b>"offer".html');
    expect(file).toEqual({ name: '<b>"offer".pdf', size_bytes: pdf().length });
    const sent = await reply([id]).expect(201);
    expect(sent.body.files).toEqual([{ id, ...file }]);
    const { body } = await http.get(`/api/messages/${messageId}/`).set(admin.bearer).expect(200);
    expect(body.replies[0].files).toEqual([{ id, ...file }]);
    const { headers, body: bytes } = await save(id).expect(200);
    expect(Buffer.from(bytes)).toEqual(pdf());
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toMatch(/^attachment;/);
  });

  it.each([
    ['a path', '../../../../etc/cron.d/offer', 'offer.pdf'],
    ['a path of Windows', '..\\..\\Windows\\offer.pdf', 'offer.pdf'],
    ['a line break and a header', 'a\r\nBcc: evil@example', 'a Bcc: evil@example.pdf'],
    ['control characters', 'a\u0000\u001b[2Jb.pdf', 'a [2Jb.pdf'],
    ['half a character', 'a\ud800b', 'a\ufffdb.pdf'],
    ['10,000 letters', 'a'.repeat(10_000), expect.stringMatching(/^a{190,200}\.pdf$/)],
  ])('has a name that leads nowhere: %s', async (_what, sent, name) => {
    const encoded = encodeURIComponent(sent.toWellFormed());
    const body = [
      '--x',
      `Content-Disposition: form-data; name="file"; filename*=UTF-8''${encoded}`,
      `\r\n${pdf()}`,
      '--x--\r\n',
    ].join('\r\n');
    const answer = await http
      .post(`/api/messages/${messageId}/files/`)
      .set(admin.bearer)
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send(body)
      .expect(201);
    expect(answer.body.name).toEqual(name);
    await reply([answer.body.id]).expect(201);
    const { headers } = await save(answer.body.id).expect(200);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename=("[ -~]+"|[\w.]+)(;|$)/);
    const mails = await sentTo(email);
    expect(mails.map(({ attachments }) => attachments)).toMatchObject([[{ name }]]);
  });

  it('is drawn again when it is a picture: a photo does not tell where it was taken', async () => {
    const photo = await phonePhoto(40, 30);
    const { id, name } = await attached(photo, 'IMG_1.JPEG');
    expect(name).toBe('IMG_1.JPEG');
    const bytes = Buffer.from((await save(id).expect(200)).body);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.includes('Marker')).toBe(false);
  });

  it('goes with the next try where the first one failed', async () => {
    const { id } = await attached(pdf());
    await reply([id]).expect(201);
    mailer.failure = new Error('no line');
    expect(await sentTo(email)).toEqual([]);
    mailer.failure = undefined;
    clock.advance(HOUR_MS);
    const [mail] = await sentTo(email);
    expect(mail?.attachments).toMatchObject([{ name: 'offer.pdf', type: 'application/pdf' }]);
  });

  it('goes although the message was deleted before the mail went', async () => {
    const { id } = await attached(pdf());
    await reply([id]).expect(201);
    await http.delete(`/api/messages/${messageId}/`).set(admin.bearer).expect(204);
    const [mail] = await sentTo(email);
    expect(mail?.attachments).toHaveLength(1);
  });

  it('goes although the trash was emptied before the mail went, and follows its message then', async () => {
    const { id } = await attached(pdf());
    await reply([id]).expect(201);
    await http.delete(`/api/messages/${messageId}/`).set(admin.bearer).expect(204);
    await http.delete(`/api/trash/message/${messageId}/`).set(admin.bearer).expect(204);
    await dependencies.media.tidy();
    const [mail] = await sentTo(email);
    expect(mail?.attachments).toMatchObject([{ name: 'offer.pdf', type: 'application/pdf' }]);
    await dependencies.media.tidy();
    expect(await storedOf(id)).toBe(0);
  });

  it('is sent once, however often the reply is', async () => {
    const { id } = await attached(pdf());
    const key = randomUUID();
    const first = await reply([id], key).expect(201);
    const second = await reply([id], key).expect(201);
    expect(second.body).toEqual(first.body);
    expect(await sentTo(email)).toHaveLength(1);
  });

  it('is stored once, however often it is uploaded', async () => {
    const key = randomUUID();
    const first = await attach(pdf(), 'a.pdf', { key }).expect(201);
    const second = await attach(pdf(), 'a.pdf', { key }).expect(201);
    expect(second.body).toEqual(first.body);
  });

  it('goes with an answer to an application, too', async () => {
    const form = internshipForm();
    await http.post('/api/applications/').send(form).expect(202);
    const list = await http.get(`/api/applications/?q=${form.email}`).set(admin.bearer).expect(200);
    const application = `/api/applications/${list.body.items[0].id}/`;
    const { body: file } = await http
      .post(`${application}files/`)
      .set(admin.bearer)
      .attach('file', pdf(), { filename: 'contract.pdf' })
      .expect(201);
    const content = 'Please sign.';
    await http
      .post(`${application}replies/`)
      .set(admin.bearer)
      .send({ content, files: [file.id] })
      .expect(201);
    const mails = await sentTo(form.email);
    expect(mails.at(-1)?.attachments).toMatchObject([{ name: 'contract.pdf' }]);
    await save(file.id).expect(200);
  });
});

describe('files that have gone with no answer yet', () => {
  const unsent = async (path: string, { bearer }: { bearer: { Authorization: string } } = admin) =>
    (await http.get(path).set(bearer).expect(200)).body.unsent_files;

  it('are listed with the message, for their uploader alone, until they are sent', async () => {
    const first = await attached(pdf(), 'a.pdf');
    clock.advance(SECOND_MS);
    const second = await attached(pdf(), 'b.pdf');
    const path = `/api/messages/${messageId}/`;
    expect(await unsent(path)).toEqual([first, second]);
    expect(await unsent(path, await newAdmin(server))).toEqual([]);
    await reply([first.id]).expect(201);
    expect(await unsent(path)).toEqual([second]);
    await http.delete(`/api/reply-files/${second.id}/`).set(admin.bearer).expect(204);
    expect(await unsent(path)).toEqual([]);
  });

  it('are listed with an application, too', async () => {
    const form = internshipForm();
    await http.post('/api/applications/').send(form).expect(202);
    const list = await http.get(`/api/applications/?q=${form.email}`).set(admin.bearer).expect(200);
    const path = `/api/applications/${list.body.items[0].id}/`;
    const { body: file } = await http
      .post(`${path}files/`)
      .set(admin.bearer)
      .attach('file', pdf(), { filename: 'contract.pdf' })
      .expect(201);
    expect(await unsent(path)).toEqual([file]);
    expect(await unsent(path, await newAdmin(server))).toEqual([]);
  });
});

describe('erasing the address that replies are answered to', () => {
  it('leaves the mails of replies to others, sent and on their way', async () => {
    const own = `${randomUUID()}@example.com`;
    const settings = (await http.get('/api/settings/').set(admin.bearer).expect(200)).body;
    const company = { ...settings.company, email: own };
    await http
      .put('/api/settings/')
      .set(admin.bearer)
      .send({ ...settings, company })
      .expect(200);
    await reply([]).expect(201);
    const forwarded = { to: `${randomUUID()}@example.com`, content: '' };
    await http
      .post(`/api/messages/${messageId}/forwards/`)
      .set(admin.bearer)
      .send(forwarded)
      .expect(202);
    await dependencies.erasePerson(own);
    expect(await sentTo(email)).toMatchObject([{ headers: { 'Reply-To': own } }]);
    // a message that is passed on names who wrote it, and goes with them
    await dependencies.erasePerson(email);
    const left = await platform.database.read.select().from(tables.outbox);
    expect(left.filter(({ recipient }) => recipient === forwarded.to)).toEqual([]);
  });
});

describe('a file for a reply is refused', () => {
  it('when it is a video, whatever it is called', async () => {
    const { body } = await attach(video(1_000), 'offer.pdf').expect(415);
    expect(body.detail).toBe(words.en.problems.notAttachment);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page before a document', `<script>alert(1)</script>${pdf()}`],
    ['a program', 'MZ\u0090\u0000\u0003'],
    ['an archive', 'PK\u0003\u0004'],
  ])('when it is %s under the name of a document', async (_what, content) => {
    const before = await listStored(server);
    await attach(Buffer.from(content, 'latin1'), 'offer.pdf').expect(415);
    expect(await listStored(server)).toEqual(before);
  });

  it('when all files of the reply are too large together', async () => {
    const half = Buffer.concat([pdf(), Buffer.alloc(REPLY_FILES_LIMIT_BYTES / 2)]);
    await attached(half);
    const { body } = await attach(half).expect(413);
    expect(body.detail).toBe(words.en.problems.replyFilesTooLarge({ megabytes: 10 }));
  });

  it('when it is one too many', async () => {
    for (let count = 0; count < 10; count += 1) await attached(pdf());
    const { body } = await attach(pdf()).expect(409);
    expect(body.detail).toBe(words.en.problems.replyFilesTooMany({ count: 10 }));
  });

  it('when the message is gone, and nothing of it is kept', async () => {
    const before = await listStored(server);
    await attach(pdf(), 'a.pdf', { id: 'gone' }).expect(404);
    expect(await listStored(server)).toEqual(before);
  });
});

describe('nobody gets at files of replies', () => {
  it('by the address of other uploads', async () => {
    const { id } = await attached(pdf());
    await reply([id]).expect(201);
    await http.get(`/media/${id}/document.pdf`).expect(404);
  });

  it('who is not of the staff', async () => {
    const { id } = await attached(pdf());
    const stranger = await newUser(server);
    await save(id, stranger.bearer).expect(403);
    await http.get(`/api/reply-files/${id}/`).expect(401);
    await http.delete(`/api/reply-files/${id}/`).set(stranger.bearer).expect(403);
  });

  it('to send or delete those of a colleague, or to send one twice', async () => {
    const { id } = await attached(pdf());
    const own = admin;
    admin = await newAdmin(server);
    const { body } = await reply([id]).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'files', message: words.en.problems.replyFileGone },
    ]);
    await http.delete(`/api/reply-files/${id}/`).set(admin.bearer).expect(404);
    admin = own;
    await reply([id]).expect(201);
    await reply([id]).expect(422);
    await http.delete(`/api/reply-files/${id}/`).set(admin.bearer).expect(404);
  });
});

describe('files of replies go', () => {
  it('when they are taken out before the reply is sent', async () => {
    const { id } = await attached(pdf());
    await http.delete(`/api/reply-files/${id}/`).set(admin.bearer).expect(204);
    expect(await storedOf(id)).toBe(0);
    await save(id).expect(404);
  });

  it('when nobody has sent them in a week', async () => {
    const [left, kept] = [await attached(pdf()), await attached(pdf())];
    await reply([kept.id]).expect(201);
    clock.advance(8 * DAY_MS);
    await dependencies.replyFiles.purge();
    expect([await storedOf(left.id), await storedOf(kept.id)]).toEqual([0, 1]);
  });

  it('with their message when it leaves the trash, and come back with it before', async () => {
    const { id } = await attached(pdf());
    await reply([id]).expect(201);
    expect(await sentTo(email)).toHaveLength(1);
    await http.delete(`/api/messages/${messageId}/`).set(admin.bearer).expect(204);
    expect(await storedOf(id)).toBe(1);
    await save(id).expect(404);
    const inTrash = `/api/trash/message/${messageId}/`;
    await http.post(`${inTrash}restore/`).set(admin.bearer).send({}).expect(200);
    await save(id).expect(200);
    await http.delete(`/api/messages/${messageId}/`).set(admin.bearer).expect(204);
    await http.delete(inTrash).set(admin.bearer).expect(204);
    expect(await storedOf(id)).toBe(0);
  });

  it('with the person they were sent to', async () => {
    const { id } = await attached(pdf());
    await reply([id]).expect(201);
    await dependencies.erasePerson(email);
    expect(await storedOf(id)).toBe(0);
    const left = platform.database.read.$count(tables.replyFiles, eq(tables.replyFiles.id, id));
    expect(await left).toBe(0);
    await save(id).expect(404);
  });

  it('with messages that are older than the settings allow', async () => {
    const { id } = await attached(pdf());
    await reply([id]).expect(201);
    expect(await sentTo(email)).toHaveLength(1);
    const { body } = await http.get('/api/settings/').set(admin.bearer).expect(200);
    const settings = { ...body, retention: { messagesMonths: 1 } };
    await http.put('/api/settings/').set(admin.bearer).send(settings).expect(200);
    clock.advance(40 * DAY_MS);
    await dependencies.retention.forgetOld();
    await dependencies.media.tidy();
    expect(await storedOf(id)).toBe(0);
  });
});

it('files of replies are handed out with what is held about a person, but for unsent ones', async () => {
  await attached(pdf('not sent'));
  const { id } = await attached(pdf());
  await reply([id]).expect(201);
  const { body } = await http
    .post('/api/people/export/')
    .set(admin.bearer)
    .send({ address: email })
    .responseType('blob')
    .expect(200);
  const files = unzipSync(new Uint8Array(body));
  const [name = '', ...more] = Object.keys(files).filter((one) => one.startsWith('media/'));
  expect(more).toEqual([]);
  expect(Buffer.from(files[name] ?? [])).toEqual(pdf());
});
