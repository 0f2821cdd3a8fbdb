// @module-tag database
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { takesIdempotencyKey } from '../src/http/idempotency.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/lib/clock.ts';
import { startWorkers } from '../src/workers.ts';
import { table } from './testing/endpoint-table.ts';
import { pdf } from './testing/files.ts';
import { contactForm } from './testing/forms.ts';
import { newAdmin, newUser, PASSWORD, signIn } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock, platform, dependencies } = server;
const { database } = platform;
const { keptCalls } = database.tables;
const admin = await newAdmin(server);
const bearerOf = async ({ email }: { email: string }) => (await signIn(server, email)).bearer;

const stored = () => database.read.select().from(keptCalls);
const countMessages = () => database.read.$count(database.tables.messages);
/** Sends a test mail: every one that is carried out is another. */
const testMail = async (key: string, changes: object = {}, as = admin) =>
  http
    .post('/api/outbox/test/')
    .set(await bearerOf(as))
    .set('Idempotency-Key', key)
    .send({ recipient: 'boss@example.com', ...changes });
const newKey = () => `"${randomUUID()}"`;

describe('a request that is sent again with its key', () => {
  it('is carried out once, and answered the same', async () => {
    const key = newKey();
    const first = await testMail(key);
    const again = await testMail(key);
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.body).toEqual(first.body);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    // without quotation marks, as many programs send it, it is the same key
    expect((await testMail(key.replaceAll('"', ''))).body).toEqual(first.body);
    expect((await testMail(newKey())).body.id).not.toBe(first.body.id);
  });

  it('is refused where it says something else', async () => {
    const key = newKey();
    await testMail(key);
    const { status, body } = await testMail(key, { recipient: 'other@example.com' });
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(body.detail).toContain('another request');
  });

  it('is refused while the first is being carried out', async () => {
    const key = newKey();
    const gate = Promise.withResolvers<void>();
    const write = database.write.bind(database);
    // the first write takes the key, the second is what is asked for
    let writes = 0;
    const isAsked = Promise.withResolvers<void>();
    const held = vi.spyOn(database, 'write').mockImplementation(async (work) => {
      writes += 1;
      if (writes === 2) {
        isAsked.resolve();
        await gate.promise;
      }
      return write(work);
    });
    const bearer = await bearerOf(admin);
    writes = 0;
    const send = () =>
      http
        .post('/api/outbox/test/')
        .set({ ...bearer, 'Idempotency-Key': key })
        .send({ recipient: 'boss@example.com' });
    const first = send().then((answer) => answer);
    await isAsked.promise;
    expect(writes).toBe(2);
    const { status, body, headers } = await send();
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    gate.resolve();
    expect((await first).status).toBe(202);
    held.mockRestore();
    expect((await send()).body).toEqual((await first).body);
  });

  it('is carried out once of ten that come at once', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => testMail(key)));
    const done = answers.filter(({ status }) => status === 202);
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
    for (const { status } of answers) expect([202, 409]).toContain(status);
  });

  it('is carried out where the first was refused: nothing had been done', async () => {
    const key = newKey();
    expect((await testMail(key, { recipient: 'nobody' })).status).toBe(422);
    expect((await testMail(key)).status).toBe(202);
  });

  it('is carried out where the first was cut off by the end of its process', async () => {
    const key = newKey();
    const { body: first } = await testMail(key);
    await database.write(async (tx) => {
      await tx.update(keptCalls).set({ doneAt: null, answer: null });
    });
    expect((await testMail(key)).status).toBe(409);
    clock.advance(6 * MINUTE_MS);
    const again = await testMail(key);
    expect(again.status).toBe(202);
    expect(again.body.id).not.toBe(first.id);
  });

  it('is another request after a day', async () => {
    const key = newKey();
    const { body: first } = await testMail(key);
    clock.advance(DAY_MS - HOUR_MS);
    expect((await testMail(key)).body).toEqual(first);
    clock.advance(2 * HOUR_MS);
    expect((await testMail(key)).body.id).not.toBe(first.id);
  });

  it('is another request when someone else sends it, or to another address', async () => {
    const key = newKey();
    const { body: first } = await testMail(key);
    const other = await newAdmin(server);
    expect((await testMail(key, {}, other)).body.id).not.toBe(first.id);
    const elsewhere = http.post('/api/users/').set(await bearerOf(admin));
    const person = { name: 'Ada Ngum', email: 'ada@example.com', role: 'user', status: 'pending' };
    expect((await elsewhere.set('Idempotency-Key', key).send(person)).status).toBe(201);
  });

  it('is answered nothing once its sender may not ask any more', async () => {
    const key = newKey();
    await testMail(key);
    const user = await newUser(server);
    const asUser = http.post('/api/outbox/test/').set(user.bearer).set('Idempotency-Key', key);
    await asUser.send({ recipient: 'boss@example.com' }).expect(403);
    const asVisitor = http.post('/api/outbox/test/').set('Idempotency-Key', key);
    await asVisitor.send({ recipient: 'boss@example.com' }).expect(401);
  });
});

describe('a key of the header', () => {
  it.each([
    'short',
    '"short"',
    '"half',
    'a b c d e f g h',
    '"'.repeat(9),
    'é'.repeat(9),
    'a'.repeat(65),
  ])('is refused as %j', async (key) => {
    const sent = http.post('/api/outbox/test/').set(await bearerOf(admin));
    const { status, body } = await sent
      .set('Idempotency-Key', Buffer.from(key).toString('latin1'))
      .send({ recipient: 'boss@example.com' });
    expect([status, body.code]).toEqual([400, 'malformed']);
    expect(body.detail).toContain('8 to 64');
  });

  it('does what the key of a body does: the record is added once, also after the day', async () => {
    const person = await newProfessional(server);
    const key = randomUUID();
    const add = async (changes: object = {}) =>
      http
        .post('/api/experiences/')
        .set(await bearerOf(person))
        .set('Idempotency-Key', key)
        .send({ title: 'Engineer', company: 'Etinde', ...changes });
    const first = await add();
    expect(first.status).toBe(201);
    expect((await add()).body).toEqual(first.body);
    expect((await add({ title: 'Another' })).status).toBe(422);
    clock.advance(2 * DAY_MS);
    expect((await add()).body).toEqual(first.body);
    const byBody = http.post('/api/experiences/').set(await bearerOf(person));
    const sent = { title: 'Engineer', company: 'Etinde', key };
    expect((await byBody.send(sent).expect(201)).body).toEqual(first.body);
  });

  it('is refused beside another one in the body', async () => {
    const person = await newProfessional(server);
    const { status, body } = await http
      .post('/api/experiences/')
      .set(person.bearer)
      .set('Idempotency-Key', newKey())
      .send({ title: 'Engineer', company: 'Etinde', key: 'another-key' });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path: 'key' }]);
  });

  it('holds for an upload, whose bytes count', async () => {
    const person = await newProfessional(server);
    const key = newKey();
    const upload = async (bytes: Buffer) =>
      http
        .post('/api/media/')
        .set(await bearerOf(person))
        .set('Idempotency-Key', key)
        .field({ media_type: 'document', title: 'A document' })
        .attach('file', bytes, 'a.pdf');
    const first = await upload(pdf());
    expect(first.status).toBe(201);
    expect((await upload(pdf())).body).toEqual(first.body);
    expect((await upload(pdf('another'))).status).toBe(422);
  });

  it('holds for a form that anyone may send, and takes the place of its key', async () => {
    const { key: _key, ...form } = contactForm();
    const before = await countMessages();
    const key = newKey();
    const send = (changes: object = {}) =>
      http
        .post('/api/contact/')
        .set('Idempotency-Key', key)
        .send({ ...form, ...changes });
    await send().expect(202);
    await send().expect(202);
    await send({ message: 'Something else' }).expect(422);
    expect(await countMessages()).toBe(before + 1);
  });

  it('is not looked at where a visitor signs in', async () => {
    const { email } = await newUser(server);
    const login = () =>
      http
        .post('/auth/login')
        .set('Idempotency-Key', 'x')
        .send({ email, password: PASSWORD })
        .expect(200);
    const [one, other] = [await login(), await login()];
    expect(one.body.access_token).not.toBe(other.body.access_token);
  });

  it('is taken by every POST but those', () => {
    const others = table.filter(([, one]) => one.method === 'POST' && !takesIdempotencyKey(one));
    for (const [, { access }] of others) expect(['anyone', 'optional']).toContain(access);
    expect(others.map(([name]) => name)).not.toContain('contact.send');
    expect(others.map(([name]) => name)).not.toContain('applications.send');
  });
});

describe('what is kept of a request', () => {
  it('is a hash and a sealed answer, and goes with its account', async () => {
    const key = randomUUID();
    const other = await newAdmin(server);
    const { body } = await testMail(key, {}, other);
    const { userId } = (await dependencies.sessions.readToken(other.access)) as { userId: string };
    const own = (await stored()).filter((row) => row.userId === userId);
    expect(own).toHaveLength(1);
    const text = JSON.stringify(own);
    for (const secret of [key, body.id, 'boss@example.com']) expect(text).not.toContain(secret);
    const erase = http.post('/api/account/delete/').set(await bearerOf(other));
    await erase.send({ password: PASSWORD }).expect(204);
    expect((await stored()).filter((row) => row.userId === userId)).toEqual([]);
  });

  it('is no answer that is shown once: repeated, it says that it was done', async () => {
    const person = await newUser(server);
    const key = newKey();
    const start = async () =>
      http.post('/api/account/second-factor/app/').set(person.bearer).set('Idempotency-Key', key);
    const first = await start();
    expect(first.status).toBe(200);
    const again = await start();
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    expect(JSON.stringify(again.body)).not.toContain(first.body.secret);
  });

  it('is forgotten every hour', async () => {
    await testMail(newKey());
    clock.advance(2 * DAY_MS);
    for (const worker of startWorkers(dependencies)) await worker.stop();
    expect(await stored()).toEqual([]);
  });

  it('is no more than so many keys of one account, which gets an error', async () => {
    const other = await newAdmin(server);
    const { userId } = (await dependencies.sessions.readToken(other.access)) as { userId: string };
    const now = clock.now();
    const endsAt = new Date(now.getTime() + DAY_MS);
    const rows = Array.from({ length: 2_000 }, (_, number) => ({
      ...{ id: `key-${number}`, userId, request: '', answer: null },
      ...{ doneAt: now, heldUntil: now, endsAt },
    }));
    await database.write(async (tx) => {
      for (let at = 0; at < rows.length; at += 500) {
        await tx.insert(keptCalls).values(rows.slice(at, at + 500));
      }
    });
    const { status, headers } = await testMail(newKey(), {}, other);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // without a key, and for others, nothing is different
    const plain = http.post('/api/outbox/test/').set(await bearerOf(other));
    await plain.send({ recipient: 'boss@example.com' }).expect(202);
    expect((await testMail(newKey())).status).toBe(202);
  });
});
