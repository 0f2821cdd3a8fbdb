import { words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { mailsTo } from './testing/forms.ts';
import { newUser, PASSWORD, signIn } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import {
  activityOf,
  loadAccount,
  mailedToken,
  NEW_PASSWORD,
  saveSettings,
} from './testing/settings.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const tryToSignIn = (email: string, password: string) =>
  http.post('/auth/login').send({ email, password });

describe('the own account', () => {
  it('shows what its owner may see, and nothing of the password', async () => {
    const person = await newUser(server, { phone: '+237 600 00 00 00' });
    const { id, createdAt, ...shown } = await loadAccount(server, person);
    expect(shown).toEqual({
      email: person.email,
      firstName: 'Ngozi',
      lastName: 'Fonyuy',
      phone: '+237 600 00 00 00',
      profession: 'Software Developer',
      role: 'user',
      emailConfirmed: true,
      pendingEmail: null,
      language: '',
    });
  });

  it('is shown and changed by its owner only', async () => {
    await http.get('/api/account/').expect(401);
    await http.put('/api/account/').send({}).expect(401);
  });
});

describe('the profile', () => {
  it('is saved without a password', async () => {
    const person = await newUser(server);
    const changes = { firstName: 'Ngozi Ada', lastName: 'Tabe', phone: '+237 611 11 11 11' };
    const { status, body } = await saveSettings(server, person, changes);
    expect(status).toBe(200);
    expect(body).toMatchObject(changes);
    expect(await loadAccount(server, person)).toEqual(body);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', words.en.fields.firstNameRequired],
    [{ lastName: '' }, 'lastName', words.en.fields.lastNameRequired],
    [{ email: '' }, 'email', words.en.fields.emailRequired],
    [{ email: 'nobody' }, 'email', words.en.fields.emailInvalid],
    [
      { newPassword: 'short', currentPassword: 'x' },
      'newPassword',
      words.en.fields.passwordTooShort,
    ],
  ])('is refused with %j', async (changes, path, message) => {
    const person = await newUser(server);
    const before = await loadAccount(server, person);
    const { status, body } = await saveSettings(server, person, { phone: '1', ...changes });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual(expect.objectContaining({ path, message }));
    expect(await loadAccount(server, person)).toEqual(before);
  });

  it('takes no role, status or address of someone else along', async () => {
    const person = await newUser(server);
    const extra = { role: 'admin', status: 'active', id: 'x', pendingEmail: 'x@example.com' };
    const { status, body } = await saveSettings(server, person, extra as object);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'user', email: person.email, pendingEmail: null });
  });

  it('shows its new name on the published page at once', async () => {
    const person = await newProfessional(server);
    const { customUrl } = await person.save({ published: true });
    const page = () => http.get(`/api/public/portfolios/${customUrl}/`).expect(200);
    expect((await page()).body.name).toBe('Ngozi Fonyuy');
    await saveSettings(server, person, { lastName: 'Married' });
    expect((await page()).body.name).toBe('Ngozi Married');
  });
});

describe('a new password', () => {
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

  it('counts from then on, and its owner is notified', async () => {
    const person = await newUser(server);
    const { status } = await saveSettings(server, person, change);
    expect(status).toBe(200);
    await tryToSignIn(person.email, PASSWORD).expect(401);
    await tryToSignIn(person.email, NEW_PASSWORD).expect(200);
    const [mail] = await mailsTo(server, person.email);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.body).toContain('every other session was signed out');
    const { id } = await loadAccount(server, person);
    expect(await activityOf(server, { id })).toContain('password-changed');
  });

  it('is refused without the present one', async () => {
    const person = await newUser(server);
    const { status, body } = await saveSettings(server, person, { newPassword: NEW_PASSWORD });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      { path: 'currentPassword', message: 'Current password is required' },
    ]);
  });

  it('is refused with a wrong one, and nothing else is saved', async () => {
    const person = await newUser(server);
    const wrong = { ...change, currentPassword: 'a wrong password', firstName: 'Eve' };
    const { status, body } = await saveSettings(server, person, wrong);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      { path: 'currentPassword', message: words.en.fields.currentPasswordWrong },
    ]);
    expect((await loadAccount(server, person)).firstName).toBe('Ngozi');
    await tryToSignIn(person.email, PASSWORD).expect(200);
    expect(await mailsTo(server, person.email)).toEqual([]);
  });

  it('ends every token from before, and goes on here with new ones', async () => {
    const person = await newUser(server);
    const elsewhere = await signIn(server, person.email);
    const before = { ...person };
    await saveSettings(server, person, change);
    await http.get('/api/account/').set(before.bearer).expect(401);
    await http.post('/api/auth/refresh/').send({ refresh: before.refresh }).expect(401);
    await http.get('/api/account/').set(elsewhere.bearer).expect(401);
    await http.post('/api/auth/refresh/').send({ refresh: elsewhere.refresh }).expect(401);
    await http.get('/api/account/').set(person.bearer).expect(200);
    await http.post('/api/auth/refresh/').send({ refresh: person.refresh }).expect(200);
  });

  it('ends a reset link and a change of the e-mail that someone else may have asked for', async () => {
    const person = await newUser(server);
    const wanted = `new-${person.email}`;
    await saveSettings(server, person, { email: wanted, currentPassword: PASSWORD });
    await http.post('/api/auth/forgot-password/').send({ email: person.email });
    const resetToken = await mailedToken(server, person.email, 'reset-password');
    await saveSettings(server, person, change);
    await http
      .post('/api/auth/reset-password/')
      .send({ token: resetToken, password: 'a third password' })
      .expect(400);
    const confirmToken = await mailedToken(server, wanted);
    await http.post(`/api/account/email/confirm/${confirmToken}/`).expect(404);
    expect((await loadAccount(server, person)).pendingEmail).toBeNull();
  });

  it('may be the only winner of two that come at once', async () => {
    const person = await newUser(server);
    const account = await loadAccount(server, person);
    const answers = await Promise.all(
      ['first password', 'second password'].map((newPassword) =>
        http
          .put('/api/account/')
          .set(person.bearer)
          .send({ ...account, ...change, newPassword }),
      ),
    );
    const [winner, loser] = answers.map(({ status }) => status).sort();
    expect(winner).toBe(200);
    // the present password is another one by then, or the session has ended with it
    expect([401, 422]).toContain(loser);
  });
});

describe('wrong present passwords', () => {
  it('are stopped after the fifth, for settings and erasure together', async () => {
    const limited = await startTestServer({ rateLimits: true, trustedProxies: 1 });
    const person = await newUser(limited);
    const from = (address: string) => ({ ...person.bearer, 'X-Forwarded-For': address });
    const account = await loadAccount(limited, person);
    const save = (currentPassword: string, address: string, extra: object = {}) =>
      limited.http
        .put('/api/account/')
        .set(from(address))
        .send({ ...account, currentPassword, newPassword: NEW_PASSWORD, ...extra });
    const erase = (password: string, address: string) =>
      limited.http.post('/api/account/delete/').set(from(address)).send({ password });
    for (let tries = 0; tries < 3; tries += 1) {
      await save('a wrong password', '198.51.100.1', { tries }).expect(422);
    }
    for (let tries = 0; tries < 2; tries += 1) {
      await erase('a wrong password', '198.51.100.1').expect(422);
    }
    const { headers } = await save(PASSWORD, '198.51.100.1').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await erase(PASSWORD, '198.51.100.1').expect(429);
    // what needs no password goes on, and so does the owner elsewhere
    await save('', '198.51.100.1', { newPassword: '' }).expect(200);
    await save(PASSWORD, '198.51.100.2').expect(200);
    await limited.close();
  });

  it('of one account leave another behind the same address alone', async () => {
    const limited = await startTestServer({ rateLimits: true });
    const [one, other] = [await newUser(limited), await newUser(limited)];
    for (let tries = 0; tries < 6; tries += 1) {
      await saveSettings(limited, one, { newPassword: NEW_PASSWORD, currentPassword: 'wrong' });
    }
    const { status } = await saveSettings(limited, other, {
      newPassword: NEW_PASSWORD,
      currentPassword: PASSWORD,
    });
    expect(status).toBe(200);
    await limited.close();
  });
});
