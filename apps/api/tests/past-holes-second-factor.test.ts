import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf, table } from './testing/endpoint-table.ts';
import { newUser, PASSWORD, registration, type SignedIn, signIn } from './testing/people.ts';
import { addApp, codeAt, factorsOf, firstStep, sendCode } from './testing/second-factor.ts';
import { mailedToken, NEW_PASSWORD } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, dependencies } = server;
dependencies.liveEvents.close();

/** What a client might say to be spared the second step. */
const flags: [string, object][] = [
  ['a word that it is done', { second_step: true, secondFactor: 'done', otpVerified: true }],
  ['a word that it is not wanted', { skip2fa: true, skip_second_step: true, token: false }],
  ['a word that the device is known', { remember: true, trustedDevice: true, known: true }],
  ['a code of its own', { kind: 'app', code: '000000', otp: '000000', totp: null }],
  ['an empty code', { kind: 'recovery', code: '' }],
  ['a code that is no text', { kind: 'app', code: { $ne: null } }],
  ['another kind of sign-in', { role: 'admin', is_admin: true, grant_type: 'refresh_token' }],
  ['a session that it names', { sessionId: '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20', state: 'full' }],
];

describe('a second factor and a flag of the client (CVE-2026-22594)', () => {
  let person: SignedIn;
  let secret: string;
  beforeEach(async () => {
    person = await newUser(server);
    ({ secret } = await addApp(server, person));
  });

  it.each(flags)('is not skipped by %s', async (_what, more) => {
    for (const path of ['/auth/login', '/api/login/']) {
      for (const query of ['', '?second_step=done&skip2fa=1&remember=true']) {
        const { body } = await http
          .post(path + query)
          .set({ 'X-Second-Step': 'done', 'X-OTP-Verified': 'true', Cookie: 'second_step=done' })
          .send({ email: person.email, password: PASSWORD, username: person.email, ...more });
        for (const token of ['access_token', 'refresh_token', 'access', 'refresh']) {
          expect(body[token], token).toBeUndefined();
        }
        expect(body.second_step).toMatchObject({ app: true });
      }
    }
  });

  it('is asked for by nothing but itself: what the first step gives opens no endpoint', async () => {
    const { token } = await firstStep(server, person.email);
    const guarded = table.filter(([, { access }]) => !['anyone', 'optional'].includes(access));
    for (const [name, endpoint] of guarded) {
      const method = endpoint.method.toLowerCase() as 'get';
      const { status } = await http[method](addressOf(endpoint)).set({
        Authorization: `Bearer ${token}`,
      });
      expect(status, name).toBe(401);
    }
    await http.post('/api/auth/refresh/').send({ refresh: token }).expect(401);
  });

  it.each(flags)('is not finished by %s in the place of a code', async (_what, more) => {
    const { token } = await firstStep(server, person.email);
    const { body, status } = await sendCode(server, { ...more, token });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.access_token).toBeUndefined();
  });

  it('is not skipped by resetting the password', async () => {
    await http.post('/api/auth/forgot-password/').send({ email: person.email }).expect(202);
    const token = await mailedToken(server, person.email, 'reset-password');
    const { body } = await http
      .post('/api/auth/reset-password/')
      .send({ token, password: NEW_PASSWORD, skip2fa: true })
      .expect(200);
    expect(JSON.stringify(body)).not.toMatch(/access|refresh/);
    const answer = await http
      .post('/auth/login')
      .send({ email: person.email, password: NEW_PASSWORD })
      .expect(200);
    expect(answer.body.second_step).toMatchObject({ app: true });
    expect(answer.body.access_token).toBeUndefined();
    server.clock.advance(60_000);
    const done = await sendCode(server, {
      kind: 'app',
      token: answer.body.second_step.token,
      code: codeAt(secret, server.clock.now()),
    });
    expect(done.body).toMatchObject({ access_token: expect.any(String) });
  });
});

describe('a factor of someone who claimed an address in advance (CVE-2026-44166)', () => {
  it('does not keep the owner of the address out', async () => {
    // nobody has confirmed the address
    const form = registration();
    await http.post('/auth/register').send(form).expect(201);
    const squatter = await signIn(server, form.email);
    await addApp(server, squatter);
    await http.post('/api/auth/forgot-password/').send({ email: squatter.email }).expect(202);
    const token = await mailedToken(server, squatter.email, 'reset-password');
    await http
      .post('/api/auth/reset-password/')
      .send({ token, password: NEW_PASSWORD })
      .expect(200);
    const owner = await signIn(server, squatter.email, NEW_PASSWORD);
    expect(await factorsOf(server, owner)).toMatchObject({ app: null, passkeys: [] });
  });
});
