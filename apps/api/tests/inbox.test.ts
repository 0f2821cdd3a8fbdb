// @module-tag database
import { randomUUID } from 'node:crypto';
import type { Message, MessageDetail } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { contactForm, mailsTo } from './testing/forms.ts';
import { arrive, auditOf } from './testing/office.ts';
import { newAdmin, newUser, PASSWORD, type SignedIn } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, platform, dependencies } = server;
const { read, tables } = platform.database;
await seedDefaults(platform.database, platform);
const ama = await newAdmin(server);
const kofi = await newAdmin(server);
const user = await newUser(server);
const idOf = async ({ email }: SignedIn) =>
  String((await dependencies.users.getByEmail(read, email))?.id);

const get = async (id: string, as = ama): Promise<MessageDetail> =>
  (await http.get(`/api/messages/${id}/`).set(as.bearer).expect(200)).body;
const put = (id: string, body: object, as = ama) =>
  http.put(`/api/messages/${id}/`).set(as.bearer).send(body);
const list = async (query: Record<string, string> = {}, as = ama): Promise<Message[]> =>
  (await http.get('/api/messages/').query(query).set(as.bearer).expect(200)).body.items;
const reply = (id: string, body: object, as = ama) =>
  http.post(`/api/messages/${id}/replies/`).set(as.bearer).send(body);
const write = async (email: string, subject: string) => {
  await http.post('/api/contact/').send(contactForm({ email, subject })).expect(202);
};

describe('the state of a message', () => {
  it('is open, answered by a reply, closed by hand, and in the log', async () => {
    const { id } = await arrive(server);
    expect(await get(id)).toMatchObject({ state: 'open', status: 'unread' });
    await reply(id, { content: 'In June.' }).expect(201);
    expect(await get(id)).toMatchObject({ state: 'answered', status: 'read' });
    await put(id, { state: 'closed' }).expect(200);
    expect(await get(id)).toMatchObject({ state: 'closed', status: 'read' });
    expect((await list({ state: 'closed' })).map((one) => one.id)).toContain(id);
    expect((await list({ state: 'open' })).map((one) => one.id)).not.toContain(id);
    const [entry] = await auditOf(server, ama, id);
    expect(entry).toMatchObject({ before: { state: 'answered' }, after: { state: 'closed' } });
  });

  it('is in the language that staff have corrected it to, found by that, and logged', async () => {
    const { id } = await arrive(server, { language: 'en' });
    const found = async (language: string) =>
      (await list({ language })).some((one) => one.id === id);
    expect(await found('fr')).toBe(false);
    const { body } = await put(id, { language: 'fr' }).expect(200);
    expect(body).toMatchObject({ language: 'fr', state: 'open' });
    expect([await found('fr'), await found('en')]).toEqual([true, false]);
    const [entry] = await auditOf(server, ama, id);
    expect(entry).toMatchObject({ before: { language: 'en' }, after: { language: 'fr' } });
    await put(id, { language: 'tlh' }).expect(422);
    await http.get('/api/messages/?language=tlh').set(ama.bearer).expect(422);
  });

  it('is given to an administrator, and found by that', async () => {
    const { id } = await arrive(server);
    // to whom no other test gives anything
    const assignee = await newAdmin(server);
    const assigneeId = await idOf(assignee);
    await put(id, { assigneeId }).expect(200);
    expect(await get(id, assignee)).toMatchObject({ assigneeId });
    expect((await list({ assignee: assigneeId })).map((one) => one.id)).toEqual([id]);
    expect((await list({ assignee: 'me' }, assignee)).map((one) => one.id)).toEqual([id]);
    expect((await list({ assignee: 'me' }, ama)).map((one) => one.id)).not.toContain(id);
    expect((await list({ assignee: 'nobody' })).map((one) => one.id)).not.toContain(id);
    const [entry] = await auditOf(server, ama, id);
    expect(entry).toMatchObject({
      before: { assignee: null },
      after: { assignee: assignee.email },
    });
    await put(id, { assigneeId: null }).expect(200);
    expect(await list({ assignee: assigneeId })).toEqual([]);
    expect((await list({ assignee: 'nobody' })).map((one) => one.id)).toContain(id);
  });

  it('is found as nobody’s once who answered it is no administrator any more', async () => {
    const leaving = await newAdmin(server);
    const { id } = await arrive(server);
    const assigneeId = await idOf(leaving);
    await put(id, { assigneeId }).expect(200);
    const found = await http.get('/api/users/').query({ q: leaving.email }).set(ama.bearer);
    const [{ name, email, role, version }] = found.body.items;
    await http
      .put(`/api/users/${assigneeId}/`)
      .set(ama.bearer)
      .set('If-Match', `"${version}"`)
      .send({ name, email, role, status: 'inactive' })
      .expect(200);
    expect((await list({ assignee: 'nobody' })).map((one) => one.id)).toContain(id);
  });

  it('is not given to someone who cannot answer it', async () => {
    const { id } = await arrive(server);
    const { body } = await put(id, { assigneeId: await idOf(user) }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'assigneeId' }]);
    expect((await get(id)).assigneeId).toBeNull();
  });

  it('lists the administrators by name, to administrators alone', async () => {
    const { body } = await http.get('/api/staff/').set(ama.bearer).expect(200);
    const ids = (body as { id: string }[]).map((one) => one.id);
    expect(ids).toEqual(expect.arrayContaining([await idOf(ama), await idOf(kofi)]));
    expect(ids).not.toContain(await idOf(user));
    await http.get('/api/staff/').set(user.bearer).expect(403);
  });
});

describe('a message that a colleague has opened', () => {
  it('is new to those who have not opened it themselves', async () => {
    const { id } = await arrive(server);
    await put(id, { status: 'read' }).expect(200);
    expect(await get(id, ama)).toMatchObject({ status: 'read', seen: true });
    expect(await get(id, kofi)).toMatchObject({ status: 'read', seen: false });
    expect((await list({ seen: 'no' }, kofi)).map((one) => one.id)).toContain(id);
    expect((await list({ seen: 'no' }, ama)).map((one) => one.id)).not.toContain(id);
    await put(id, { status: 'read' }, kofi).expect(200);
    expect((await list({}, kofi)).find((one) => one.id === id)?.seen).toBe(true);
    expect((await list({ seen: 'no' }, kofi)).map((one) => one.id)).not.toContain(id);
  });

  it('is unread for anyone who marks it so, and for all once nobody else has read it', async () => {
    const { id } = await arrive(server);
    await put(id, { seen: true }).expect(200);
    await put(id, { seen: true }, kofi).expect(200);
    const { body } = await put(id, { status: 'unread' }).expect(200);
    expect(body).toMatchObject({ status: 'read', seen: false });
    expect(await get(id, kofi)).toMatchObject({ status: 'read', seen: true });
    expect((await list({ seen: 'no' }, ama)).map((one) => one.id)).toContain(id);
    expect((await list({ seen: 'no' }, kofi)).map((one) => one.id)).not.toContain(id);
    await put(id, { status: 'unread' }, kofi).expect(200);
    expect(await get(id, ama)).toMatchObject({ status: 'unread', seen: false });
  });

  it('is read once it was opened, unless someone has archived it in the meantime', async () => {
    const { id } = await arrive(server);
    await put(id, { seen: true }).expect(200);
    expect(await get(id, ama)).toMatchObject({ status: 'read', seen: true });
    expect(await get(id, kofi)).toMatchObject({ seen: false });
    await put(id, { status: 'archived' }).expect(200);
    await put(id, { seen: true }, kofi).expect(200);
    expect(await get(id, kofi)).toMatchObject({ status: 'archived', seen: true });
    await put(id, { seen: false }, kofi).expect(200);
    expect(await get(id, kofi)).toMatchObject({ status: 'archived', seen: true });
  });

  it('is new again to an account that says so, as an application is', async () => {
    const { id } = await arrive(server);
    await put(id, { seen: true }).expect(200);
    expect((await put(id, { seen: false }).expect(200)).body).toMatchObject({
      ...{ status: 'unread', seen: false },
    });
    const earlier = await arrive(server, { status: 'read', readUnnoted: true });
    expect((await put(earlier.id, { seen: false }).expect(200)).body).toMatchObject({
      ...{ status: 'read', seen: false },
    });
    expect((await list({ seen: 'no' })).map((one) => one.id)).toContain(earlier.id);
    expect((await get(earlier.id, kofi)).seen).toBe(true);
  });

  it('before their account was made, or before that was noted, is not', async () => {
    const { id } = await arrive(server);
    await put(id, { status: 'read' }).expect(200);
    server.clock.advance(1_000);
    const later = await newAdmin(server);
    expect((await get(id, later)).seen).toBe(true);
    const earlier = await arrive(server, { status: 'read', readUnnoted: true });
    expect((await get(earlier.id, kofi)).seen).toBe(true);
    // opening it once more does not make it new to the others
    await put(earlier.id, { seen: true }).expect(200);
    expect((await get(earlier.id, kofi)).seen).toBe(true);
    expect((await list({ seen: 'no' }, kofi)).map((one) => one.id)).not.toContain(earlier.id);
    await put(earlier.id, { status: 'unread' }).expect(200);
    await put(earlier.id, { status: 'read' }).expect(200);
    expect((await get(earlier.id, kofi)).seen).toBe(false);
  });
});

describe('a note', () => {
  it('is seen by colleagues, is in no mail, and goes with its message', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await arrive(server, { email });
    const note = { content: 'He owes us an invoice', key: randomUUID() };
    const add = () => http.post(`/api/messages/${id}/notes/`).set(ama.bearer).send(note);
    const { body } = await add().expect(201);
    expect((await add().expect(201)).body).toEqual(body);
    expect((await get(id, kofi)).notes).toMatchObject([{ content: note.content, own: false }]);
    // anyone who sends more under the same key is answered with what is stored
    note.content += ', says Kofi';
    expect((await add().expect(201)).body.content).toBe('He owes us an invoice');
    note.content = 'He owes us an invoice';
    await reply(id, { content: 'Hello' }, kofi).expect(201);
    expect(JSON.stringify(await mailsTo(server, email))).not.toContain('invoice');
    expect(JSON.stringify(await auditOf(server, ama, id))).not.toContain('invoice');
    await http.delete(`/api/messages/${id}/`).set(ama.bearer).expect(204);
    const left = await read.select().from(tables.notes);
    expect(left.filter(({ conversationId }) => conversationId === id)).toEqual([]);
  });

  it('is deleted by who wrote it, and by nobody else', async () => {
    const { id } = await arrive(server);
    const { body } = await http
      .post(`/api/messages/${id}/notes/`)
      .set(ama.bearer)
      .send({ content: 'Mine' })
      .expect(201);
    await http.delete(`/api/notes/${body.id}/`).set(kofi.bearer).expect(404);
    await http.delete(`/api/notes/${body.id}/`).set(ama.bearer).expect(204);
    expect((await get(id)).notes).toEqual([]);
  });
});

describe('spam', () => {
  it('is learned by its sender, seen in its own filter, and undone from any message', async () => {
    const seller = `seller.${randomUUID()}`;
    const email = `${seller}@example.com`;
    await write(email, 'Buy now');
    const [first] = await list({ q: email });
    await put(String(first?.id), { state: 'spam' }).expect(200);
    await write(email.replace('@', '+again@'), 'Buy more');
    expect(await list({ q: 'seller' })).toEqual([]);
    const spam = (await list({ state: 'spam' })).filter((one) => one.email.startsWith(seller));
    expect(spam.map(({ subject }) => subject)).toEqual(['Buy more', 'Buy now']);
    const unread = async () =>
      (await http.get('/api/admin/overview/').set(ama.bearer).expect(200)).body.unread;
    const before = await unread();
    await put(String(spam[0]?.id), { state: 'open' }).expect(200);
    expect(await unread()).toBe(before + 1);
    await write(email, 'I am a customer');
    expect((await list({ q: 'customer' })).map(({ state }) => state)).toEqual(['open']);
  });

  it('is unlearned by answering what was taken for it', async () => {
    const email = `client.${randomUUID()}@example.com`;
    await write(email, 'A first question');
    const [first] = await list({ q: email });
    await put(String(first?.id), { state: 'spam' }).expect(200);
    await reply(String(first?.id), { content: 'I am sorry' }).expect(201);
    expect(await get(String(first?.id))).toMatchObject({ state: 'answered' });
    await write(email, 'A second question');
    expect((await list({ q: email })).map(({ subject }) => subject)).toEqual([
      'A second question',
      'A first question',
    ]);
  });

  it('keeps no address of its sender', async () => {
    const email = `${randomUUID()}@example.com`;
    await put((await arrive(server, { email })).id, { state: 'spam' }).expect(200);
    expect(JSON.stringify(await read.select().from(tables.spamSenders))).not.toContain('@');
  });
});

describe('several messages', () => {
  it('are changed alike, and those that are gone are left out', async () => {
    const ids = [(await arrive(server)).id, (await arrive(server)).id];
    const { body } = await http
      .put('/api/bulk/messages/')
      .set(ama.bearer)
      .send({ ids: [...ids, randomUUID()], change: { state: 'closed', status: 'read' } })
      .expect(200);
    expect(body).toEqual({ changed: 2 });
    for (const id of ids) expect(await get(id)).toMatchObject({ state: 'closed', status: 'read' });
  });

  it('are deleted at once, and the log keeps no word of them', async () => {
    const ids = [(await arrive(server)).id, (await arrive(server)).id];
    const other = (await arrive(server)).id;
    await http.delete(`/api/messages/${other}/`).set(kofi.bearer).expect(204);
    const remove = () =>
      http
        .post('/api/bulk/messages/deletions/')
        .set(ama.bearer)
        .send({ ids: [...ids, other] });
    const deleted = (await remove().expect(200)).body;
    // what a colleague had deleted is not among what this has deleted
    expect(deleted).toEqual({ changed: 2, ids: ids.toSorted() });
    expect((await remove().expect(200)).body).toEqual({ changed: 0, ids: [] });
    for (const id of ids) {
      await http.get(`/api/messages/${id}/`).set(ama.bearer).expect(404);
      expect(await auditOf(server, ama, id)).toMatchObject([{ action: 'deleted', name: '' }]);
    }
  });
});

describe('two people who answer at once', () => {
  it('are distinguished: the second hears of the first before anything is sent', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await arrive(server, { email });
    await reply(id, { content: 'In June.', seen_replies: 0 }).expect(201);
    const second = { content: 'In July.', seen_replies: 0, key: randomUUID() };
    const { body } = await reply(id, second, kofi).expect(409);
    expect(body).toMatchObject({
      code: 'conflict',
      current: { replies: [{ content: 'In June.' }] },
    });
    expect(await mailsTo(server, email)).toHaveLength(1);
    await reply(id, { ...second, seen_replies: 1 }, kofi).expect(201);
    expect((await reply(id, second, kofi).expect(201)).body.content).toBe('In July.');
    expect(await mailsTo(server, email)).toHaveLength(2);
  });
});

describe('a reply', () => {
  it('fills in its variables, and is refused with an unknown one', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await arrive(server, { email });
    const { body } = await reply(id, { content: 'Dear {nmae}, {company} thanks you' }).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'content', message: expect.stringContaining('{nmae}') },
    ]);
    expect(await mailsTo(server, email)).toEqual([]);
    const sent = await reply(id, { content: 'Dear {name}, {company} thanks you. { nmae }' });
    expect(sent.body.content).toBe('Dear Brenda, Etinde Works thanks you. { nmae }');
  });

  it('may say in braces what its sender has written so', async () => {
    const { id } = await arrive(server, { subject: 'Order {ref}', content: 'Where is {item}?' });
    const sent = await reply(id, { content: 'Order {ref}: {item} is on its way.' }).expect(201);
    expect(sent.body.content).toBe('Order {ref}: {item} is on its way.');
    await reply(id, { content: 'Order {reference}' }).expect(422);
  });

  it.each([
    ['fr', 'Re: Devis', 'Bonjour Brenda,', 'Kofi, accueil', /Le.4.mars.2026.* a écrit.:/],
    ['en', 'Re: Devis', 'Hello Brenda,', 'Kofi, front desk', /On 2026-03-04 .* wrote:/],
    ['', 'Re: Devis', 'Hello Brenda,', 'Kofi, front desk', /On 2026-03-04 .* wrote:/],
  ] as const)(
    'follows the language of its message: %s',
    async (language, subject, hello, signature, wrote) => {
      const author = await newAdmin(server);
      const email = `${randomUUID()}@example.com`;
      const createdAt = new Date('2026-03-04T05:06:07Z');
      const { id } = await arrive(server, { email, language, subject: 'Devis', createdAt });
      const signatures = { fr: 'Kofi, accueil' };
      const settings = { signature: 'Kofi, front desk', signatures };
      await http.put('/api/inbox/settings/').set(author.bearer).send(settings).expect(200);
      // a program that knows of one signature leaves the other
      const known = { signature: settings.signature };
      await http.put('/api/inbox/settings/').set(author.bearer).send(known).expect(200);
      await reply(id, { content: '{greeting}\n…' }, author).expect(201);
      const [mail] = await mailsTo(server, email);
      expect(mail?.subject).toBe(subject);
      expect(mail?.body).toContain(`${hello}\n…\n\n-- \n${signature}\n\n`);
      expect(mail?.body).toMatch(wrote);
    },
  );

  it('is signed as its author wants', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await arrive(server, { email });
    const settings = { signature: 'Kofi, front desk', signatures: {} };
    await http.put('/api/inbox/settings/').set(kofi.bearer).send(settings).expect(200);
    expect((await http.get('/api/inbox/settings/').set(kofi.bearer)).body).toEqual({
      ...settings,
      notify: 'never',
    });
    await reply(id, { content: 'Hello' }, kofi).expect(201);
    expect((await mailsTo(server, email))[0]?.body).toMatch(
      /^Hello\n\n-- \nKofi, front desk\n\nOn /,
    );
  });
});

describe('a message that is passed on', () => {
  it('is quoted in one mail, answered to its sender, and its receiver is in no log', async () => {
    const [email, to] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const { id } = await arrive(server, { email });
    const forward = { to, content: 'Can you take this?', key: randomUUID() };
    const send = () => http.post(`/api/messages/${id}/forwards/`).set(kofi.bearer).send(forward);
    expect((await send().expect(202)).body.message).toBe(`Forwarded to ${to}.`);
    await send().expect(202);
    const [mail, ...others] = await mailsTo(server, to);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Fwd: A question', headers: { 'Reply-To': email } });
    expect(mail?.body).toMatch(/^Can you take this\?\n/);
    expect(mail?.body).toContain('> When does the next course begin?');
    expect(JSON.stringify(await auditOf(server, ama, id))).not.toContain(to);
    // others who work with it see that it was done, once
    expect((await get(id)).notes).toMatchObject([
      { content: 'Forwarded to an external address.\n\nCan you take this?', own: false },
    ]);
  });

  it('is refused where the key has sent something else, and says what went to whom', async () => {
    const [wrong, right] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const { id } = await arrive(server);
    const key = randomUUID();
    const send = (to: string, content: string) =>
      http.post(`/api/messages/${id}/forwards/`).set(kofi.bearer).send({ to, content, key });
    await send(wrong, 'For you').expect(202);
    for (const body of [await send(right, 'For you'), await send(wrong, 'For you, today')]) {
      expect(body.status).toBe(409);
      expect(body.body.detail).toContain(`went to ${wrong}`);
    }
    await send(wrong, 'For you').expect(202);
    expect(await mailsTo(server, right)).toEqual([]);
    expect(await mailsTo(server, wrong)).toHaveLength(1);
    const [note] = (await get(id)).notes;
    await http.delete(`/api/notes/${note?.id}/`).set(kofi.bearer).expect(204);
    await send(right, 'For you').expect(409);
    expect((await get(id)).notes).toEqual([]);
  });

  it('is noted by the name of a colleague', async () => {
    const { id } = await arrive(server);
    const forward = { to: ama.email, content: '', key: randomUUID() };
    await http.post(`/api/messages/${id}/forwards/`).set(kofi.bearer).send(forward).expect(202);
    expect((await get(id)).notes).toMatchObject([{ content: 'Forwarded to Ngozi Fonyuy.' }]);
  });
});

describe('replies that are written often', () => {
  const save = (items: object[], version?: number) => {
    const call = http.put('/api/saved-replies/').set(ama.bearer);
    return (version === undefined ? call : call.set('If-Match', `"${version}"`)).send({ items });
  };

  it('are one list, which two people do not overwrite for each other', async () => {
    const items = [{ title: 'Thanks', content: 'Thank you, {name}.', language: '' }];
    await save(items, 0).expect(200);
    const { body, headers } = await http.get('/api/saved-replies/').set(kofi.bearer).expect(200);
    expect(body).toEqual({ items });
    expect(headers.etag).toContain('1');
    await save([], 0).expect(409);
    expect((await http.get('/api/saved-replies/').set(ama.bearer)).body).toEqual({ items });
  });

  it('keep their language where a program saves them without one', async () => {
    const french = { title: 'Merci', content: '{greeting} merci !' };
    const saved = async (items: object[]) => (await save(items).expect(200)).body.items;
    expect(await saved([{ ...french, language: 'fr' }])).toMatchObject([{ language: 'fr' }]);
    expect(await saved([{ title: 'New', content: 'Hello' }, french])).toMatchObject([
      { language: '' },
      { language: 'fr' },
    ]);
    const { body } = await save([{ ...french, language: 'tlh' }]).expect(422);
    expect(body.errors).toMatchObject([{ path: 'items.0.language' }]);
  });

  it('are refused with a variable that nothing is known of', async () => {
    const { body } = await save([{ title: 'Bad', content: 'Dear {firstname}' }]).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'items.0.content', message: expect.stringContaining('{firstname}') },
    ]);
  });
});

describe('an administrator who is erased', () => {
  it('leaves notes without a name, and messages that nobody has taken', async () => {
    const leaving = await newAdmin(server);
    const { id } = await arrive(server);
    const note = { content: 'Call back' };
    await http.post(`/api/messages/${id}/notes/`).set(leaving.bearer).send(note).expect(201);
    const userId = await idOf(leaving);
    await put(id, { assigneeId: userId, status: 'read' }, leaving).expect(200);
    await http
      .post('/api/account/delete/')
      .set(leaving.bearer)
      .send({ password: PASSWORD })
      .expect(204);
    expect(await get(id)).toMatchObject({ assigneeId: null, notes: [{ author: '', ...note }] });
    const readers = await read.select().from(tables.readings);
    expect(readers.filter((one) => one.userId === userId)).toEqual([]);
    expect(JSON.stringify(await auditOf(server, ama, id))).not.toContain(leaving.email);
  });

  it('leaves what nobody else has opened as new to the others as it was', async () => {
    const leaving = await newAdmin(server);
    const { id } = await arrive(server);
    await put(id, { seen: true }, leaving).expect(200);
    const isNew = async () => ({
      seen: (await get(id, kofi)).seen,
      listed: (await list({ seen: 'no' }, kofi)).some((one) => one.id === id),
    });
    expect(await isNew()).toEqual({ seen: false, listed: true });
    await http
      .post('/api/account/delete/')
      .set(leaving.bearer)
      .send({ password: PASSWORD })
      .expect(204);
    expect(await isNew()).toEqual({ seen: false, listed: true });
    await put(id, { seen: true }, kofi).expect(200);
    expect(await isNew()).toEqual({ seen: true, listed: false });
  });

  it('leaves notes without a name in messages that are in the trash, too', async () => {
    const leaving = await newAdmin(server);
    const { id } = await arrive(server);
    const note = { content: 'Call back' };
    await http.post(`/api/messages/${id}/notes/`).set(leaving.bearer).send(note).expect(201);
    await http.delete(`/api/messages/${id}/`).set(ama.bearer).expect(204);
    await http
      .post('/api/account/delete/')
      .set(leaving.bearer)
      .send({ password: PASSWORD })
      .expect(204);
    expect(JSON.stringify(await read.select().from(tables.trash))).not.toContain(leaving.email);
    await http.post(`/api/trash/message/${id}/restore/`).set(ama.bearer).send({}).expect(200);
    expect(await get(id)).toMatchObject({ notes: [{ author: '', ...note }] });
  });
});
