import { type Connection, words } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from './testing/endpoint-table.ts';
import { mailsTo, portfolioContactForm } from './testing/forms.ts';
import { hostileTexts, tooLongText } from './testing/hostile-texts.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { sendMails } from './testing/send-mails.ts';
import { useTestServer } from './testing/test-server.ts';
import {
  everythingStored,
  listConnections,
  newPublisher,
  type Publisher,
} from './testing/visits.ts';

const server = await useTestServer();
const { http, platform, mailer } = server;
const { database } = platform;
const { outbox, users } = database.tables;

let owner: Publisher;
beforeEach(async () => {
  owner = await newPublisher(server);
});
const send = (form: object, customUrl = owner.customUrl) =>
  http.post(`/api/public/portfolios/${customUrl}/contact/`).send(form);
const list = (person = owner, after?: string) => listConnections(server, person, after);
const received = async () => (await list()).items;
/** Writes, and answers with what its owner then finds. */
async function connect(changes: object = {}): Promise<Connection> {
  const form = portfolioContactForm(changes);
  await send(form).expect(202);
  const found = (await received()).find(({ email }) => email === form.email);
  if (!found) throw new Error('nothing arrived');
  return found;
}

describe('a message to the owner of a page (USR-02)', () => {
  it('is kept for the owner, unread, and is in the activity', async () => {
    const form = portfolioContactForm({ message: 'One line\n\n  and another' });
    const { body } = await send(form).expect(202);
    expect(body).toEqual({
      message: 'Thank you. Your message is on its way. If there is an answer, it comes by e-mail.',
    });
    expect(await received()).toEqual([
      {
        id: expect.any(String),
        name: form.name,
        email: form.email,
        message: form.message,
        read: false,
        date: server.clock.now().toISOString(),
      },
    ]);
    const { activity, connections } = await owner.dashboard();
    expect(activity[0]).toMatchObject({ kind: 'connection', detail: form.name });
    expect(connections).toEqual({ total: 1, unread: 1 });
  });

  it('is mailed to the owner, who answers it to the sender', async () => {
    const form = portfolioContactForm({ name: 'Brenda\nEyong', message: 'Hello\nthere' });
    await send(form).expect(202);
    await sendMails(server);
    const [mail, ...others] = mailer.to(owner.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Someone wrote to you through your page',
      headers: { 'Reply-To': form.email },
    });
    const page = `http://vitrine.test/p/${owner.customUrl}`;
    expect(mail?.body).toBe(
      [
        `Brenda Eyong (${form.email}) wrote to you through your page ${page}:`,
        '> Hello\n> there',
        `Your email address was not shown to them. If you reply to this email, your reply goes to ${form.email}, and they see your address.`,
        'The message is also kept in your dashboard, until you delete it there: http://vitrine.test/user/connections',
        'vitrine.test\nhttp://vitrine.test',
      ].join('\n\n'),
    );
    expect(mailer.to(form.email)).toEqual([]);
  });

  it('does not show the address of the owner to anyone', async () => {
    const form = portfolioContactForm();
    const sent = await send(form).expect(202);
    const page = await http.get(`/api/public/portfolios/${owner.customUrl}/`).expect(200);
    const invalid = await send({}).expect(422);
    for (const { text, headers } of [sent, page, invalid]) {
      expect(text + JSON.stringify(headers)).not.toContain(owner.email);
    }
  });

  it.each([
    ['a line break', 'evil@example.com\r\nBcc: victim@example.com'],
    ['a second address', 'a@example.com, b@example.com'],
    ['a name around it', 'Brenda <a@example.com>'],
    ['an object', { address: 'a@example.com' }],
  ])('is refused when the address brings %s along', async (_what, email) => {
    const { body } = await send(portfolioContactForm({ email })).expect(422);
    expect(body.errors[0].path).toBe('email');
    expect(await received()).toEqual([]);
    expect(await mailsTo(server, owner.email)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name', words.en.fields.nameRequired],
    [{ email: '' }, 'email', words.en.fields.emailRequired],
    [{ message: '\n' }, 'message', words.en.fields.messageRequired],
    [{ message: tooLongText }, 'message', words.en.fields.tooLong({ limit: 50_000 })],
  ])('is refused with %o, by a sentence', async (changes, path, message) => {
    const { body } = await send(portfolioContactForm(changes)).expect(422);
    expect(body.errors).toContainEqual(expect.objectContaining({ path, message }));
  });

  it.each([...hostileTexts, 'Hello\r\nBcc: evil@example.com'])(
    'is kept as text: %s',
    async (text) => {
      const found = await connect({ name: text, message: text });
      const name = text.trim().replace('\r\n', ' ');
      expect(found).toMatchObject({ name, message: text });
      const [mail] = await mailsTo(server, owner.email);
      expect(Object.keys(mail?.headers ?? {})).toEqual(['Reply-To']);
      for (const line of text.split(/\r\n/)) expect(mail?.body).toContain(`\n> ${line}`.trimEnd());
    },
  );

  it('turns none of our words around with its name', async () => {
    await connect({ name: '\u202Eadnerb\u2066', message: 'Hello' });
    const [mail] = await mailsTo(server, owner.email);
    expect(mail?.body).toMatch(/^adnerb \(\S+\) wrote to you through your page/);
  });

  it('finds nobody behind a draft, an unknown name or an account that is shut out', async () => {
    const draft = await newProfessional(server);
    const { customUrl } = await draft.save({ customUrl: freeName() });
    const { text: ofDraft } = await send(portfolioContactForm(), customUrl).expect(404);
    const { text: ofNobody } = await send(portfolioContactForm(), freeName()).expect(404);
    const plain = (text: string) => ({ ...JSON.parse(text), request_id: '' });
    expect(plain(ofDraft)).toEqual(plain(ofNobody));
    await database.write(async (tx) => {
      const user = await server.dependencies.users.getByEmail(tx, owner.email);
      await server.dependencies.users.update(tx, String(user?.id), { status: 'inactive' });
    });
    await send(portfolioContactForm()).expect(404);
  });

  it('goes with the account it was for', async () => {
    await send(portfolioContactForm({ name: 'Gone with it' })).expect(202);
    await database.write(async (tx) => {
      await tx.delete(users);
    });
    expect(await everythingStored(server)).not.toContain('Gone with it');
  });
});

describe('connections', () => {
  it('are listed newest first, thirty at a time, each once', async () => {
    for (let count = 0; count < 31; count += 1) {
      await send(portfolioContactForm({ name: `Sender ${count}` })).expect(202);
    }
    const first = await list();
    expect(first.items).toHaveLength(30);
    expect(first.items[0]?.name).toBe('Sender 30');
    // what arrives or goes in the meantime moves nothing
    await send(portfolioContactForm({ name: 'Late' })).expect(202);
    await http
      .delete(`/api/connections/${first.items.at(-1)?.id}/`)
      .set(owner.bearer)
      .expect(204);
    const second = await list(owner, String(first.next));
    expect(second.items.map(({ name }) => name)).toEqual(['Sender 0']);
    expect(second.next).toBeNull();
    await http.get('/api/connections/').query({ after: "' OR 1=1" }).set(owner.bearer).expect(422);
  });

  it('are marked as read, and as unread again', async () => {
    const { id, ...rest } = await connect();
    const mark = (read: unknown) =>
      http.put(`/api/connections/${id}/`).set(owner.bearer).send({ read });
    const { body } = await mark(true).expect(200);
    expect(body).toEqual({ id, ...rest, read: true });
    expect((await owner.dashboard()).connections).toEqual({ total: 1, unread: 0 });
    await mark(true).expect(200);
    await mark(false).expect(200);
    expect((await received())[0]?.read).toBe(false);
    await mark('yes').expect(422);
  });

  it('are deleted with the name and the mail about them', async () => {
    const other = await newPublisher(server);
    await send(portfolioContactForm(), other.customUrl).expect(202);
    const { id } = await connect({ name: 'Rare Name', message: 'A rare message' });
    await http.delete(`/api/connections/${id}/`).set(owner.bearer).expect(204);
    expect(await received()).toEqual([]);
    expect(await database.read.$count(outbox)).toBeGreaterThan(0);
    expect(await mailsTo(server, owner.email)).toEqual([]);
    expect(await everythingStored(server)).not.toContain('Rare Name');
  });

  it('that another tab has deleted are not found', async () => {
    const { id } = await connect();
    await http.delete(`/api/connections/${id}/`).set(owner.bearer).expect(204);
    await http.delete(`/api/connections/${id}/`).set(owner.bearer).expect(404);
    const change = http.put(`/api/connections/${id}/`).set(owner.bearer);
    const { body } = await change.send({ read: true }).expect(404);
    expect(body.detail).toBe('This message no longer exists.');
  });

  it('of another owner are as if they were not there', async () => {
    const { id } = await connect();
    const other = await newPublisher(server);
    for (const own of [id, UNKNOWN_ID]) {
      const path = `/api/connections/${own}/`;
      await http.put(path).set(other.bearer).send({ read: true }).expect(404);
      await http.delete(path).set(other.bearer).expect(404);
    }
    expect((await list(other)).items).toEqual([]);
    expect((await received())[0]).toMatchObject({ id, read: false });
    const { activity } = await owner.dashboard();
    expect(activity[0]).toMatchObject({ id, kind: 'connection' });
  });
});
