// @module-tag database
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { pdf, plainPicture } from './testing/files.ts';
import { contactForm, mailsTo } from './testing/forms.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser, PASSWORD, type SignedIn, signIn } from './testing/people.ts';
import { sendMails } from './testing/send-mails.ts';
import { loadAccount, mailedToken, saveSettings } from './testing/settings.ts';
import { listStored } from './testing/stored.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';
import { everythingStored, isInFiles, newPublisher, visit } from './testing/visits.ts';

const server = await useTestServer({ trustedProxies: 1 });
const { http } = server;
const erase = ({ bearer }: Pick<SignedIn, 'bearer'>, password: unknown = PASSWORD) =>
  http.post('/api/account/delete/').set(bearer).send({ password });

const MARKER = 'Zanzibarquartz';

/** Someone who has left a trace wherever an account can leave one. */
async function newMarkedPerson() {
  const person = await newPublisher(server);
  await saveSettings(server, person, { firstName: MARKER, lastName: MARKER, phone: MARKER });
  await person.save({ headline: MARKER, summary: MARKER.repeat(500), skills: [MARKER] });
  for (let index = 0; index < 20; index += 1) {
    await person.add('experiences', {
      title: `${MARKER} ${index}`,
      company: MARKER,
      description: MARKER.repeat(index * 10),
    });
  }
  await person.add('links', { name: MARKER, url: `https://example.com/${MARKER}` });
  await person.upload(pdf(MARKER), { title: MARKER, description: MARKER }, `${MARKER}.pdf`);
  await person.upload(await plainPicture(400, 300).png().toBuffer(), {}, `${MARKER}.png`);
  await visit(server, person.customUrl).expect(204);
  await http
    .post(`/api/public/portfolios/${person.customUrl}/contact/`)
    .send(contactForm({ name: MARKER, message: `Hello ${MARKER}` }))
    .expect(202);
  const pending = `${MARKER.toLowerCase()}@example.com`;
  await saveSettings(server, person, { email: pending, currentPassword: PASSWORD });
  return { ...person, pending };
}

describe('erasing an administrator', () => {
  it('leaves what was done in the log, as that of a deleted account', async () => {
    const [leaving, staying] = [await newAdmin(server), await newAdmin(server)];
    const department = { name: 'Maps' };
    const { body } = await http.post('/departments/').set(leaving.bearer).send(department);
    const test = { recipient: leaving.email };
    await http.post('/api/outbox/test/').set(leaving.bearer).send(test).expect(202);
    await erase(leaving).expect(204);
    await sendMails(server);
    expect(await auditOf(server, staying, body.id)).toMatchObject([
      { actor: '', action: 'created', subject: 'department', name: 'Maps' },
    ]);
    const csv = await http
      .get('/api/exports/audit/')
      .query({ subject_id: body.id })
      .set(staying.bearer)
      .expect(200);
    expect(csv.text).toContain(',a deleted account,created,department,Maps,');
    const { auditLog } = server.platform.database.tables;
    const log = JSON.stringify(await server.platform.database.read.select().from(auditLog));
    expect(log).not.toContain(leaving.email);
  });
});

describe('erasing the own account', () => {
  it('leaves nothing of it in the database, its files or the stored uploads', async () => {
    const before = await listStored(server);
    const person = await newMarkedPerson();
    const { id } = await loadAccount(server, person);
    expect(await everythingStored(server)).toContain(MARKER);
    await erase(person).expect(204);
    await sendMails(server);
    const stored = await everythingStored(server);
    expect(stored).not.toContain(MARKER);
    expect(stored).not.toContain(person.email);
    expect(stored).not.toContain(person.pending);
    expect(stored).not.toContain(id);
    expect(await isInFiles(server, MARKER)).toBe(false);
    expect(await isInFiles(server, person.email)).toBe(false);
    expect(await isInFiles(server, person.pending)).toBe(false);
    expect(await listStored(server)).toEqual(before);
  });

  it('takes the page, its picture and its addresses off the web at once', async () => {
    const person = await newPublisher(server);
    const { url } = await person.upload(await plainPicture(64, 64).png().toBuffer());
    await person.save({ profileImage: url });
    const page = `/api/public/portfolios/${person.customUrl}/`;
    await http.get(page).expect(200);
    await http.get(page).expect(200);
    await http.get(url).expect(200);
    await erase(person).expect(204);
    await http.get(page).expect(404);
    await http.get(url).expect(404);
    const successor = await newPublisher(server);
    await successor.save({ customUrl: person.customUrl });
    await http.get(page).expect(200);
  });

  it('ends every session and every link, and frees the address', async () => {
    const person = await newUser(server);
    const elsewhere = await signIn(server, person.email);
    const wanted = `new-${person.email}`;
    await saveSettings(server, person, { email: wanted, currentPassword: PASSWORD });
    const token = await mailedToken(server, wanted);
    await erase(person).expect(204);
    for (const { bearer, refresh } of [person, elsewhere]) {
      await http.get('/api/account/').set(bearer).expect(401);
      await http.post('/api/auth/refresh/').send({ refresh }).expect(401);
    }
    await http.post(`/api/account/email/confirm/${token}/`).expect(404);
    await http.post('/auth/login').send({ email: person.email, password: PASSWORD }).expect(401);
    await newUser(server, { email: person.email });
  });

  it('is notified by a last mail, which is deleted once it is sent', async () => {
    const person = await newUser(server);
    await http.post('/api/auth/forgot-password/').send({ email: person.email });
    expect(await mailsTo(server, person.email)).toHaveLength(1);
    await erase(person).expect(204);
    const waiting = await mailsTo(server, person.email);
    expect(waiting.map(({ subject }) => subject)).toEqual(['Your account was erased']);
    expect(server.mailer.forgotten).toContain(person.email);
    await sendMails(server);
    expect(server.mailer.to(person.email).map(({ subject }) => subject)).toEqual([
      'Your account was erased',
    ]);
    expect(await mailsTo(server, person.email)).toEqual([]);
  });

  it.each([
    ['a wrong one', 'a wrong password'],
    ['an empty one', ''],
    ['an object', { $ne: '' }],
    ['none', undefined],
  ])('needs the password, not %s', async (_what, password) => {
    const person = await newUser(server);
    const { body } = await http
      .post('/api/account/delete/')
      .set(person.bearer)
      .send({ password })
      .expect(422);
    expect(body.errors[0].path).toBe('password');
    await signIn(server, person.email);
  });

  it('needs a session', async () => {
    await http.post('/api/account/delete/').send({ password: PASSWORD }).expect(401);
  });

  it('leaves everyone else as they were', async () => {
    const [person, other] = [await newPublisher(server), await newPublisher(server)];
    const { url } = await other.upload(pdf('kept'), { title: 'kept' });
    const portfolio = await other.load();
    await erase(person).expect(204);
    expect(await other.load()).toEqual(portfolio);
    await http.get(url).expect(200);
    await http.get(`/api/public/portfolios/${other.customUrl}/`).expect(200);
  });

  it('happens once when it is asked for twice at the same time', async () => {
    const person = await newUser(server);
    const answers = await Promise.all([erase(person), erase(person)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(204);
    expect([204, 401]).toContain(statuses[1]);
    expect(await mailsTo(server, person.email)).toHaveLength(1);
  });

  it('is done even when the files cannot be removed just then; the next start sweeps them', async () => {
    const failing = await startTestServer();
    const person = await newPublisher(failing);
    await person.upload(pdf(), { title: 'x' });
    const { files } = failing.platform;
    const { deleteAll } = files;
    files.deleteAll = () => Promise.reject(new Error('the store is away'));
    await failing.http
      .post('/api/account/delete/')
      .set(person.bearer)
      .send({ password: PASSWORD })
      .expect(204);
    files.deleteAll = deleteAll;
    expect(await listStored(failing)).not.toEqual([]);
    failing.clock.advance(MINUTE_MS);
    await failing.dependencies.media.sweep();
    expect(await listStored(failing)).toEqual([]);
    await failing.close();
  });
});

describe('administrators', () => {
  it('may go while another one stays, and the last one may not', async () => {
    const own = await startTestServer();
    const [one, other] = [await newAdmin(own), await newAdmin(own)];
    const leave = ({ bearer }: SignedIn) =>
      own.http.post('/api/account/delete/').set(bearer).send({ password: PASSWORD });
    await leave(one).expect(204);
    const { body } = await leave(other).expect(409);
    expect(body.detail).toContain('last administrator');
    await signIn(own, other.email);
    await own.close();
  });

  it('leave what they did in the log, and no name on it', async () => {
    const own = await startTestServer();
    const [one, other] = [await newAdmin(own), await newAdmin(own)];
    const post = { title: 'Of tides', description: 'd', posts: ['One'], status: 'draft' };
    for (const { bearer } of [one, other]) {
      await own.http.post('/blogs/').set(bearer).send(post).expect(201);
    }
    await own.http
      .post('/api/account/delete/')
      .set(one.bearer)
      .send({ password: PASSWORD })
      .expect(204);
    const { body } = await own.http
      .get('/api/audit/')
      .query({ subject: 'post' })
      .set(other.bearer)
      .expect(200);
    expect(body.items.map(({ actor }: { actor: string }) => actor)).toEqual([other.email, '']);
    await own.close();
  });

  it('do not leave together', async () => {
    const own = await startTestServer();
    const admins = [await newAdmin(own), await newAdmin(own), await newAdmin(own)];
    const answers = await Promise.all(
      admins.map(({ bearer }) =>
        own.http.post('/api/account/delete/').set(bearer).send({ password: PASSWORD }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 409]);
    await own.close();
  });

  it('who cannot sign in do not count', async () => {
    const own = await startTestServer();
    const [one, inactive] = [await newAdmin(own), await newAdmin(own)];
    const { users } = own.dependencies;
    await own.platform.database.write(async (tx) => {
      const user = await users.getByEmail(tx, inactive.email);
      await users.update(tx, String(user?.id), { status: 'inactive' });
    });
    await own.http
      .post('/api/account/delete/')
      .set(one.bearer)
      .send({ password: PASSWORD })
      .expect(409);
    await own.close();
  });
});
