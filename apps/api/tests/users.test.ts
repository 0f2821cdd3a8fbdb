// @module-tag database
import type { AdminUser } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { DAY_MS, SECOND_MS } from '../src/lib/clock.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser, PASSWORD, signIn } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { sendMails } from './testing/send-mails.ts';
import { activityOf } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock, mailer, dependencies } = server;
const boss = await newAdmin(server);
let { bearer } = boss;

let count = 0;
const freshEmail = () => `new${++count}@example.com`;
const person = (changes: object = {}) => ({ name: 'Ada Mbella', email: freshEmail(), ...changes });

const add = async (changes: object = {}): Promise<AdminUser> => {
  clock.advance(SECOND_MS);
  return (await http.post('/api/users/').set(bearer).send(person(changes)).expect(201)).body;
};
const find = async (email: string): Promise<AdminUser> => {
  const { body } = await http.get('/api/users/').query({ q: email }).set(bearer).expect(200);
  return body.items[0];
};
const change = (user: AdminUser, changes: object, tag = `"${user.version}"`) => {
  const { name, email, role, status } = user;
  return http
    .put(`/api/users/${user.id}/`)
    .set(bearer)
    .set('If-Match', tag)
    .send({ name, email, role, status, ...changes });
};
const remove = (id: string) => http.delete(`/api/users/${id}/`).set(bearer);
const linkIn = (email: string) => {
  const body = mailer.to(email).at(-1)?.body ?? '';
  return /#token=(\S+)/.exec(body)?.[1] ?? 'no link';
};
const choosePassword = (token: string) =>
  http.post('/api/auth/reset-password/').send({ token, password: PASSWORD });
const invitation = (token: string) => http.post('/api/auth/invitation/').send({ token });

describe('a new account', () => {
  it('is pending, whatever was asked for, and gets a link to choose a password', async () => {
    const user = await add({ status: 'active' });
    expect(user).toMatchObject({ name: 'Ada Mbella', status: 'pending', lastLogin: null });
    await http.post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(401);
    await sendMails(server);
    await choosePassword(linkIn(user.email)).expect(200);
    await signIn(server, user.email);
    expect((await find(user.email)).status).toBe('active');
  });

  it('is invited by name, to what it may do, and hears nothing of a changed password', async () => {
    const user = await add({ role: 'writer' });
    await sendMails(server);
    const [mail] = mailer.to(user.email);
    expect(mail?.subject).toMatch(/^.+ invites you to .+$/);
    expect(mail?.body).toMatch(/has created an account for you at .+, as a writer\./);
    expect(mail?.body).toContain('/invitation#token=');
    expect(mail?.body).not.toMatch(/forgot|reset|chang/i);
    const token = linkIn(user.email);
    const { body } = await invitation(token).expect(200);
    expect(body).toEqual({ name: 'Ada Mbella', email: user.email, role: 'writer' });
    await choosePassword(token).expect(200);
    await sendMails(server);
    expect(mailer.to(user.email)).toHaveLength(1);
  });

  it('is named only by the token of a live invitation', async () => {
    await invitation('no-such-token').expect(400);
    const [accepted, late] = [await add(), await add()];
    await sendMails(server);
    const token = linkIn(accepted.email);
    await choosePassword(token).expect(200);
    await invitation(token).expect(400);
    await http.post('/api/auth/forgot-password/').send({ email: accepted.email }).expect(202);
    await dependencies.afterwards.ended();
    await sendMails(server);
    await invitation(linkIn(accepted.email)).expect(400);
    clock.advance(7 * DAY_MS);
    await invitation(linkIn(late.email)).expect(400);
    ({ bearer } = await signIn(server, boss.email));
  });

  it('has a link that works for a week, and once', async () => {
    const [one, late] = [await add(), await add()];
    await sendMails(server);
    const token = linkIn(one.email);
    clock.advance(6 * DAY_MS);
    await choosePassword(token).expect(200);
    await choosePassword(token).expect(400);
    clock.advance(DAY_MS);
    await choosePassword(linkIn(late.email)).expect(400);
    ({ bearer } = await signIn(server, boss.email));
  });

  it('is invited once more on request, which ends the first link', async () => {
    const user = await add();
    await sendMails(server);
    const first = linkIn(user.email);
    await http.post(`/api/users/${user.id}/invitation/`).set(bearer).expect(202);
    await sendMails(server);
    await choosePassword(first).expect(400);
    await choosePassword(linkIn(user.email)).expect(200);
    await http.post(`/api/users/${user.id}/invitation/`).set(bearer).expect(409);
  });

  it('is active once its person has a password, not by the word of an administrator', async () => {
    const user = await add();
    const { body } = await change(user, { status: 'active' }).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'status', message: expect.stringContaining('has no password yet') },
    ]);
    expect(await find(user.email)).toEqual(user);
    await http.post(`/api/users/${user.id}/invitation/`).set(bearer).expect(202);
  });

  it('can be invited again after it was inactive', async () => {
    const user = await add();
    const { body: inactive } = await change(user, { status: 'inactive' }).expect(200);
    await http.post(`/api/users/${user.id}/invitation/`).set(bearer).expect(409);
    await change(inactive, { status: 'active' }).expect(422);
    await change(inactive, { status: 'pending' }).expect(200);
    await http.post(`/api/users/${user.id}/invitation/`).set(bearer).expect(202);
    await sendMails(server);
    await choosePassword(linkIn(user.email)).expect(200);
    await signIn(server, user.email);
  });

  it('cannot have the address of another, and nothing is mailed', async () => {
    const { email } = await add();
    const sent = person({ email: email.toUpperCase() });
    const { body } = await http.post('/api/users/').set(bearer).send(sent).expect(409);
    expect(body.errors).toMatchObject([
      { path: 'email', message: 'An account with this email already exists.' },
    ]);
  });

  it('is made once, however often it is sent with its key, and invited once', async () => {
    const sent = person({ key: 'an-account-on-a-bad-line' });
    const send = () => http.post('/api/users/').set(bearer).send(sent).expect(201);
    const both = await Promise.all([send(), send()]);
    const { body } = await send();
    expect(both.map((made) => made.body)).toEqual([body, body]);
    await sendMails(server);
    expect(mailer.to(sent.email)).toHaveLength(1);
  });

  it('says which field is wrong', async () => {
    const sent = { name: ' ', email: 'nonsense', role: 'king' };
    const { body } = await http.post('/api/users/').set(bearer).send(sent).expect(422);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'email',
      'role',
    ]);
  });
});

describe('an account that is changed', () => {
  it('is out at the next request once it is inactive, and cannot sign in', async () => {
    const person = await newUser(server);
    await http.get('/api/account/').set(person.bearer).expect(200);
    await change(await find(person.email), { status: 'inactive' }).expect(200);
    await http.get('/api/account/').set(person.bearer).expect(401);
    await http.post('/api/auth/refresh/').send({ refresh: person.refresh }).expect(401);
    await http.post('/auth/login').send({ email: person.email, password: PASSWORD }).expect(403);
    await change(await find(person.email), { status: 'active' }).expect(200);
    await signIn(server, person.email);
  });

  it('has its page taken down and put back with it', async () => {
    const person = await newProfessional(server);
    const { customUrl } = await person.save({ published: true });
    const page = () => http.get(`/api/public/portfolios/${customUrl}/`);
    await page().expect(200);
    await change(await find(person.email), { status: 'inactive' }).expect(200);
    await page().expect(404);
    await change(await find(person.email), { status: 'active' }).expect(200);
    await page().expect(200);
  });

  it('acts by its new role at once', async () => {
    const person = await newUser(server);
    await http.get('/api/admin/overview/').set(person.bearer).expect(403);
    await change(await find(person.email), { role: 'admin' }).expect(200);
    await http.get('/api/admin/overview/').set(person.bearer).expect(200);
    await change(await find(person.email), { role: 'editor' }).expect(200);
    await http.get('/api/admin/overview/').set(person.bearer).expect(403);
    const { refresh } = person;
    const { body } = await http.post('/api/auth/refresh/').send({ refresh }).expect(200);
    const renewed = { Authorization: `Bearer ${body.access}` };
    await http.get('/api/admin/overview/').set(renewed).expect(403);
  });

  it('tells its old address when it gets another', async () => {
    const person = await newUser(server);
    const email = freshEmail();
    await change(await find(person.email), { email }).expect(200);
    await sendMails(server);
    expect(mailer.to(person.email).at(-1)?.subject).toBe('The email of your account was changed');
    await signIn(server, email);
  });

  it('is not overwritten by someone who has not seen the newest', async () => {
    const user = await add();
    const first = await change(user, { name: 'First Name' }).expect(200);
    const refused = await change(user, { name: 'Second Name' }).expect(409);
    expect(refused.body.current).toEqual(first.body);
  });

  it('is not found when it is gone', async () => {
    const user = await add();
    await remove(user.id).expect(204);
    await change(user, {}).expect(404);
    await remove(user.id).expect(404);
    await http.post(`/api/users/${user.id}/invitation/`).set(bearer).expect(404);
  });
});

describe('the last active administrator', () => {
  it.each([
    ['deactivated', (user: AdminUser) => change(user, { status: 'inactive' })],
    ['made pending', (user: AdminUser) => change(user, { status: 'pending' })],
    ['demoted', (user: AdminUser) => change(user, { role: 'user' })],
    ['erased', (user: AdminUser) => remove(user.id)],
  ])('is not %s', async (_what, act) => {
    const { body } = await act(await find(boss.email)).expect(409);
    expect(body.detail).toContain('last administrator');
    await http.get('/api/admin/overview/').set(bearer).expect(200);
  });

  it('is not replaced by one who has chosen no password', async () => {
    const invited = await add({ role: 'admin' });
    // as an earlier version let administrators do
    await server.platform.database.write((tx) =>
      dependencies.users.update(tx, invited.id, { status: 'active' }),
    );
    await change(await find(boss.email), { role: 'user' }).expect(409);
    // who cannot sign in can go
    await remove(invited.id).expect(204);
  });

  it('is one of two who leave at once', async () => {
    const other = await newAdmin(server);
    const users = await Promise.all([boss.email, other.email].map(find));
    const leaves = users.map((user) => change(user, { role: 'user' }));
    const statuses = (await Promise.all(leaves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // anyone who is left puts things back
    const left = statuses[0] === 200 ? other : boss;
    bearer = (await signIn(server, left.email)).bearer;
    await change(await find(boss.email), { role: 'admin' }).expect(200);
    bearer = (await signIn(server, boss.email)).bearer;
    await change(await find(other.email), { role: 'user' }).expect(200);
  });
});

describe('an account that an administrator signs out', () => {
  const endSessions = (id: string) => http.delete(`/api/users/${id}/sessions/`);

  it('is out everywhere at the next request, is notified, and can sign in again', async () => {
    const person = await newUser(server);
    const elsewhere = await signIn(server, person.email);
    const { id } = await find(person.email);
    await endSessions(id).set(bearer).expect(204);
    for (const session of [person, elsewhere]) {
      await http.get('/api/account/').set(session.bearer).expect(401);
      await http.post('/api/auth/refresh/').send({ refresh: session.refresh }).expect(401);
    }
    await sendMails(server);
    expect(mailer.to(person.email).at(-1)?.subject).toBe('You were signed out');
    await signIn(server, person.email);
    expect(await activityOf(server, { id })).toContain('signed-out-by-administrator');
    expect(await auditOf(server, { bearer }, id)).toMatchObject([
      { action: 'signed-out', actor: boss.email, name: person.email },
    ]);
  });

  it('is signed out by nobody but an administrator', async () => {
    const [person, other] = [await newUser(server), await newUser(server)];
    const { id } = await find(person.email);
    await endSessions(id).set(other.bearer).expect(403);
    await endSessions(id).expect(401);
    await endSessions('nobody').set(bearer).expect(404);
    await http.get('/api/account/').set(person.bearer).expect(200);
  });
});

describe('an account that an administrator deletes', () => {
  it('is deleted with its page, its files and its sessions, and is notified', async () => {
    const person = await newProfessional(server);
    const { customUrl } = await person.save({ published: true });
    await remove((await find(person.email)).id).expect(204);
    await http.get(`/api/public/portfolios/${customUrl}/`).expect(404);
    await http.get('/api/account/').set(person.bearer).expect(401);
    await sendMails(server);
    const mail = mailer.to(person.email).at(-1);
    expect(mail?.subject).toBe('Your account was deleted');
    expect(mail?.body).toContain('restored for 30 days');
  });
});

describe('the list of accounts', () => {
  const page = async (query: object) =>
    (await http.get('/api/users/').query(query).set(bearer).expect(200)).body;

  it('has every account once, newest first, a page at a time', async () => {
    const made: string[] = [];
    for (let n = 0; n < 32; n += 1) made.unshift((await add({ name: `Zoe Number${n}` })).id);
    const first = await page({ q: 'zoe number' });
    await add({ name: 'Zoe Number Late' });
    const rest = await page({ q: 'zoe number', after: first.next });
    const ids = [...first.items, ...rest.items].map(({ id }: AdminUser) => id);
    expect(ids).toEqual(made);
    expect(rest.next).toBeNull();
  });

  it('is narrowed by name, e-mail, role and status together', async () => {
    const editor = await add({ name: 'Élodie Ngono', role: 'editor' });
    expect((await page({ q: 'ÉLODIE ngono' })).items).toMatchObject([{ id: editor.id }]);
    expect((await page({ q: editor.email, role: 'editor' })).items).toHaveLength(1);
    expect((await page({ q: editor.email, role: 'admin' })).items).toEqual([]);
    expect((await page({ q: editor.email, status: 'pending' })).items).toHaveLength(1);
    expect((await page({ q: '100%_' })).items).toEqual([]);
  });
});

describe('what was done to accounts', () => {
  it('is in the audit log, without secrets and without who was erased', async () => {
    const user = await add();
    await change(user, { role: 'editor', name: 'Marker Person' }).expect(200);
    await remove(user.id).expect(204);
    await http.delete(`/api/trash/account/${user.id}/`).set(bearer).expect(204);
    const { body, text } = await http
      .get('/api/audit/')
      .query({ subject_id: user.id })
      .set(bearer)
      .expect(200);
    expect(body.items).toMatchObject([
      { action: 'erased', name: 'editor', actor: boss.email },
      { action: 'deleted', name: 'editor', actor: boss.email },
      { action: 'changed', before: { role: 'user' }, after: { role: 'editor' } },
      { action: 'created', after: { status: 'pending' } },
    ]);
    expect(text).not.toMatch(/password|hash/i);
    for (const word of [user.email, user.name, 'Marker Person']) expect(text).not.toContain(word);
  });
});
