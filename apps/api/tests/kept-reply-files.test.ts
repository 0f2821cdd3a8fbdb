// @module-tag database
// @module-tag operations
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessageDetail, ReplyFile } from '@vitrine/contracts';
import { startSmtpServer } from '@vitrine/test-support/smtp-server';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { startBucketServer } from './testing/bucket-server.ts';
import { pdf } from './testing/files.ts';
import { contactForm } from './testing/forms.ts';
import { PASSWORD } from './testing/people.ts';
import { runCommand, startServerProcess } from './testing/server-process.ts';
import { smtpError } from './testing/smtp.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { contentAt } from './testing/writers.ts';

type Variables = Record<string, string>;

const folder = await mkdtemp(join(tmpdir(), 'vitrine-reply-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const ACCOUNT = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: PASSWORD };
const newFolder = () => mkdtemp(join(folder, 'place-'));
const newPlace = async (): Promise<Variables> =>
  (await createTestDatabase(await newFolder())).variables;

async function newBucket(): Promise<Variables> {
  const bucket = await startBucketServer();
  onTestFinished(() => bucket.close());
  return bucket.variables;
}

/** A mail server that takes one mail, and no more until it is asked to. */
async function newMailServer() {
  let holds = false;
  const refused = Promise.withResolvers<void>();
  const smtp = await startSmtpServer({
    onRcptTo: (_address, _session, answer) => {
      answer(holds ? smtpError(451, 'not now') : null);
      if (holds) refused.resolve();
    },
  });
  onTestFinished(smtp.close);
  const hold = (on: boolean) => {
    holds = on;
  };
  return { ...smtp, SMTP_URL: smtp.url, refused: refused.promise, hold };
}

/** A running program, as its administrator calls it. */
async function start(variables: Variables) {
  const { url, stop } = await startServerProcess(variables);
  const send = async <T>(path: string, body?: object | FormData, headers = {}): Promise<T> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      headers: { ...headers, ...(body && !isForm && { 'Content-Type': 'application/json' }) },
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { access_token } = await send<{ access_token: string }>('/auth/login', {
    ...{ email: ACCOUNT.ADMIN_EMAIL, password: PASSWORD },
  });
  const bearer = { Authorization: `Bearer ${access_token}` };
  return {
    stop: () => stop('SIGTERM'),
    call: <T>(path: string, body?: object | FormData) => send<T>(path, body, bearer),
    contentOf: ({ id }: ReplyFile) => contentAt(`${url}/api/reply-files/${id}/`, bearer),
  };
}
type Running = Awaited<ReturnType<typeof start>>;

const attach = async ({ call }: Running, message: string, name: string): Promise<ReplyFile> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(pdf(name))]), `${name}.pdf`);
  return call(`/api/messages/${message}/files/`, form);
};

/** Whether a mail has the file of this name. */
function hasFile(name: string): (mail: { data: string }) => boolean {
  const attachment = pdf(name).toString('base64').slice(0, 60);
  return ({ data }) => data.replace(/\s/g, '').includes(attachment);
}

/** Answers a message twice, once with a mail that waits, and has a file ready for a third answer. */
async function answerTwice(
  place: Variables,
  { hold, received, until, refused }: Awaited<ReturnType<typeof newMailServer>>,
) {
  const server = await start(place);
  await server.call('/api/contact/', contactForm());
  const { items } = await server.call<{ items: { id: string }[] }>('/api/messages/');
  const messageId = items[0]?.id ?? '';
  const path = `/api/messages/${messageId}/`;
  const read = (): Promise<MessageDetail> => server.call(path);
  const reply = async (name: string) => {
    const { id } = await attach(server, messageId, name);
    await server.call(`${path}replies/`, { content: name, files: [id] });
  };
  await reply('sent');
  await until((mails) => mails.some(hasFile('sent')));
  await expect.poll(async () => (await read()).replies[0]?.status).toBe('sent');
  hold(true);
  await reply('waiting');
  await refused;
  await expect.poll(async () => (await read()).replies[1]?.reason).toContain('not now');
  await attach(server, messageId, 'unsent');
  const message = await read();
  await server.stop();
  received.length = 0;
  return { path, message };
}

/** Whether an installation has all of it, and sends what waited. */
async function expectAll(
  place: Variables,
  { path, message }: Awaited<ReturnType<typeof answerTwice>>,
  { hold, received, until }: Awaited<ReturnType<typeof newMailServer>>,
) {
  hold(false);
  const server = await start(place);
  const found: MessageDetail = await server.call(path);
  const files = ({ replies, unsent_files }: MessageDetail) =>
    [...replies.map((reply) => reply.files), unsent_files].flat();
  expect(files(found)).toEqual(files(message));
  expect(files(found).map(({ name }) => name)).toEqual(['sent.pdf', 'waiting.pdf', 'unsent.pdf']);
  for (const file of files(found)) {
    const name = file.name.replace('.pdf', '');
    expect(await server.contentOf(file)).toBe(pdf(name).toString('latin1'));
  }
  const waiting = message.replies[1]?.id ?? '';
  await server.call(`/api/outbox/${waiting}/retry/`, {});
  await until((mails) => mails.some(hasFile('waiting')));
  expect(received.filter(hasFile('waiting'))).toHaveLength(1);
  await server.stop();
}

it('files of replies are in a backup, and come back from it with the mail that waits', async () => {
  const mail = await newMailServer();
  const place = { ...(await newPlace()), ...ACCOUNT, SMTP_URL: mail.SMTP_URL };
  const before = await answerTwice(place, mail);
  const target = await newFolder();
  expect(await runCommand(place, ['backup', target])).toMatchObject({ code: 0 });
  const archive = join(target, (await readdir(target))[0] ?? '');
  const drill = { ...(await newPlace()), ...ACCOUNT, SMTP_URL: mail.SMTP_URL };
  expect(await runCommand(drill, ['restore', archive])).toMatchObject({ code: 0 });
  await expectAll(drill, before, mail);
});

it.each(['there', 'back'])(
  'files of replies move between a folder and this database with a bucket: %s',
  async (way) => {
    const mail = await newMailServer();
    const settings = { ...ACCOUNT, SMTP_URL: mail.SMTP_URL };
    const inFolder: Variables = { DATA_DIR: await newFolder() };
    const elsewhere = { ...(await newPlace()), ...(await newBucket()) };
    const [from, to] = way === 'there' ? [inFolder, elsewhere] : [elsewhere, inFolder];
    const before = await answerTwice({ ...from, ...settings }, mail);
    const path = join(await newFolder(), 'new.env');
    await writeFile(
      path,
      Object.entries(to)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const moved = await runCommand(from, ['move', path]);
    expect(moved).toEqual({ code: 0, output: expect.stringContaining('3 files') });
    await expectAll({ ...to, ...settings }, before, mail);
  },
);
