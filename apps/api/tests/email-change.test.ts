import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../src/lib/clock.ts';
import { mailsTo } from './testing/forms.ts';
import { newUser, PASSWORD, registration, type SignedIn, signIn } from './testing/people.ts';
import {
  activityOf,
  loadAccount,
  mailedToken,
  NEW_PASSWORD,
  saveSettings,
} from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const freeEmail = () => registration().email;
const confirm = (token: string) => http.post(`/api/account/email/confirm/${token}/`);
const ask = (person: SignedIn, email: string, currentPassword = PASSWORD) =>
  saveSettings(server, person, { email, currentPassword });

describe('a new e-mail', () => {
  it('counts once the link that was mailed to it is opened, and the old address is notified', async () => {
    const person = await newUser(server);
    const email = freeEmail();
    const { status, body } = await ask(person, email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: person.email, pendingEmail: email });
    await http.post('/auth/login').send({ email, password: PASSWORD }).expect(401);
    const [asked] = await mailsTo(server, person.email);
    expect(asked?.subject).toBe('An email change was requested');
    expect(asked?.body).toContain(email);

    const { body: said } = await confirm(await mailedToken(server, email)).expect(200);
    expect(said.message).toContain('confirmed');
    const account = await loadAccount(server, person);
    expect(account).toMatchObject({ email, pendingEmail: null });
    await signIn(server, email);
    await http.post('/auth/login').send({ email: person.email, password: PASSWORD }).expect(401);
    const notice = (await mailsTo(server, person.email)).at(-1);
    expect(notice?.subject).toBe('Your email was changed');
    expect(await activityOf(server, account)).toContain('email-changed');
  });

  it('needs the present password', async () => {
    const person = await newUser(server);
    const without = await ask(person, freeEmail(), '');
    expect(without.status).toBe(422);
    expect(without.body.errors).toMatchObject([
      { path: 'currentPassword', message: 'Current password is required' },
    ]);
    const wrong = await ask(person, freeEmail(), 'a wrong password');
    expect(wrong.body.errors).toMatchObject([
      { path: 'currentPassword', message: 'Current password is wrong' },
    ]);
    expect((await loadAccount(server, person)).pendingEmail).toBeNull();
    expect(await mailsTo(server, person.email)).toEqual([]);
  });

  it('that is the old one, however it is written, is no change', async () => {
    const person = await newUser(server);
    const { status, body } = await ask(person, ` ${person.email.toUpperCase()} `, '');
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: person.email, pendingEmail: null });
  });

  it('may come with a new password', async () => {
    const person = await newUser(server);
    const email = freeEmail();
    const both = { email, currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const { status, body } = await saveSettings(server, person, both);
    expect(status).toBe(200);
    expect(body.pendingEmail).toBe(email);
    await confirm(await mailedToken(server, email)).expect(200);
    await signIn(server, email, NEW_PASSWORD);
  });

  it('has a link that works once', async () => {
    const person = await newUser(server);
    const email = freeEmail();
    await ask(person, email);
    const token = await mailedToken(server, email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await confirm(token).expect(404);
    expect(again.body.detail).toBe(
      'This link has been used or has expired. Request the change again in your settings.',
    );
  });

  it('has a link that ends after an hour, with what waited for it', async () => {
    const person = await newUser(server);
    const email = freeEmail();
    await ask(person, email);
    server.clock.advance(HOUR_MS + 1000);
    const again = await signIn(server, person.email);
    expect((await loadAccount(server, again)).pendingEmail).toBeNull();
    await confirm(await mailedToken(server, email)).expect(404);
    expect((await loadAccount(server, again)).email).toBe(person.email);
  });

  it('ends the older one that still waited', async () => {
    const person = await newUser(server);
    const [older, newer] = [freeEmail(), freeEmail()];
    await ask(person, older);
    await ask(person, newer);
    await confirm(await mailedToken(server, older)).expect(404);
    await confirm(await mailedToken(server, newer)).expect(200);
  });

  it('can be taken back', async () => {
    const person = await newUser(server);
    const email = freeEmail();
    await ask(person, email);
    await http.delete('/api/account/email/').set(person.bearer).expect(204);
    expect((await loadAccount(server, person)).pendingEmail).toBeNull();
    await confirm(await mailedToken(server, email)).expect(404);
    await http.delete('/api/account/email/').set(person.bearer).expect(204);
    await http.delete('/api/account/email/').expect(401);
  });

  it('voids the reset links that went to the old address', async () => {
    const person = await newUser(server);
    const email = freeEmail();
    await http.post('/api/auth/forgot-password/').send({ email: person.email });
    const resetToken = await mailedToken(server, person.email, 'reset-password');
    await ask(person, email);
    await confirm(await mailedToken(server, email)).expect(200);
    await http
      .post('/api/auth/reset-password/')
      .send({ token: resetToken, password: 'a new password' })
      .expect(400);
  });

  it('is ended by a password reset', async () => {
    const person = await newUser(server);
    const email = freeEmail();
    await ask(person, email);
    await http.post('/api/auth/forgot-password/').send({ email: person.email });
    const token = await mailedToken(server, person.email, 'reset-password');
    await http
      .post('/api/auth/reset-password/')
      .send({ token, password: 'a new password' })
      .expect(200);
    await confirm(await mailedToken(server, email)).expect(404);
  });

  it('is asked for at most three times an hour', async () => {
    const person = await newUser(server);
    for (let times = 0; times < 3; times += 1) {
      expect((await ask(person, freeEmail())).status).toBe(200);
    }
    const refused = await ask(person, freeEmail());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance(HOUR_MS + 1000);
    expect((await ask(await signIn(server, person.email), freeEmail())).status).toBe(200);
  });

  it('keeps the token itself out of the database', async () => {
    const person = await newUser(server);
    const email = freeEmail();
    await ask(person, email);
    const token = await mailedToken(server, email);
    const { read, tables } = server.platform.database;
    const stored = [
      await read.select().from(tables.emailChanges),
      await read.select().from(tables.outbox),
    ];
    expect(token).toHaveLength(43);
    expect(JSON.stringify(stored)).toContain(email);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('an e-mail that has an account', () => {
  it('is asked for with the same answer, and only its owner is notified', async () => {
    const [person, owner] = [await newUser(server), await newUser(server)];
    const free = await ask(person, freeEmail());
    const taken = await ask(person, owner.email);
    expect(taken.status).toBe(free.status);
    expect(taken.body).toEqual({ ...free.body, pendingEmail: owner.email });
    const [mail] = await mailsTo(server, owner.email);
    expect(mail?.subject).toBe('Someone tried to use your email');
    expect(mail?.body).not.toContain('#token=');
    expect((await loadAccount(server, owner)).email).toBe(owner.email);
  });

  it('is not taken from who has registered with it in the meantime', async () => {
    const person = await newUser(server);
    const email = freeEmail();
    await ask(person, email);
    const owner = await newUser(server, { email });
    const token = await mailedToken(server, email);
    const { body } = await confirm(token).expect(409);
    expect(body.detail).toContain('now belongs to another account');
    await confirm(token).expect(404);
    expect((await loadAccount(server, person)).email).toBe(person.email);
    expect((await loadAccount(server, owner)).email).toBe(email);
  });

  it('goes to one of two who both have a link to it', async () => {
    const [one, other] = [await newUser(server), await newUser(server)];
    const email = freeEmail();
    await ask(one, email);
    const first = await mailedToken(server, email);
    await ask(other, email);
    const second = await mailedToken(server, email);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it.each(['x', 'a'.repeat(43), '..%2f..', "' OR 1=1"])('is not confirmed with %j', async (token) => {
  const { status } = await confirm(encodeURIComponent(token));
  expect([404, 422]).toContain(status);
});
