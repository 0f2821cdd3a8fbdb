import type { Endpoint } from '@vitrine/contracts';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, exampleBody, table } from './testing/endpoint-table.ts';
import {
  newAdmin,
  newUser,
  PASSWORD,
  registration,
  type SignedIn,
  signIn,
} from './testing/people.ts';
import { sendMails } from './testing/send-mails.ts';
import { mailedToken, NEW_PASSWORD, saveSettings } from './testing/settings.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

// Holes that products of this kind have had around accounts and sessions, tried here.

const server = await useTestServer();
const { http, mailer } = server;
server.dependencies.liveEvents.close();

const forgot = (email: unknown, more: object = {}) =>
  http.post('/api/auth/forgot-password/').send({ email, ...more });
const reset = (token: unknown, password: unknown) =>
  http.post('/api/auth/reset-password/').send({ token, password });
const renew = ({ refresh }: SignedIn) => http.post('/api/auth/refresh/').send({ refresh });

/** The token of the link that was mailed to someone who has forgotten their password. */
async function resetToken(email: string): Promise<string> {
  await forgot(email).expect(202);
  await server.idle();
  await sendMails(server);
  const body = mailer.to(email).at(-1)?.body ?? '';
  return String(/reset-password#token=(\S+)/.exec(body)?.[1]);
}

const isSignedIn = (endpoint: Endpoint) => !['anyone', 'optional'].includes(endpoint.access);
const guarded = table.filter(([, endpoint]) => isSignedIn(endpoint));

/** Everything that someone may call who is signed in, with what they had. */
async function expectShutOut({ bearer, ...person }: SignedIn): Promise<void> {
  for (const [name, endpoint] of guarded) {
    const method = endpoint.method.toLowerCase() as 'get';
    const { status } = await http[method](addressOf(endpoint)).set(bearer);
    expect(status, name).toBe(401);
  }
  await renew({ bearer, ...person }).expect(401);
}

describe('sessions after a new password (CVE-2026-22706)', () => {
  it('have ended when it was reset, the renewal of each too', async () => {
    const person = await newUser(server);
    const other = await signIn(server, person.email);
    await reset(await resetToken(person.email), NEW_PASSWORD).expect(200);
    for (const session of [person, other]) await expectShutOut(session);
  });

  it.each([{}, { keepSessions: true, revokeSessions: false, logout: false }])(
    'have ended when it was changed elsewhere, whatever the request says: %o',
    async (more) => {
      const person = await newUser(server);
      const other = await signIn(server, person.email);
      const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...more };
      expect((await saveSettings(server, person, change)).status).toBe(200);
      await expectShutOut(other);
    },
  );
});

describe('the count of wrong passwords (CVE-2025-64526)', () => {
  const tricks: [
    string,
    (number: number) => { body?: object; headers?: Record<string, string>; query?: string },
  ][] = [
    ['another field', (number) => ({ body: { [`x${number}`]: number } })],
    [
      'a field of another sign-in',
      (number) => ({ body: { username: `u${number}`, identifier: `i${number}` } }),
    ],
    ['a query', (number) => ({ query: `?n=${number}` })],
    ['a device', (number) => ({ headers: { 'User-Agent': `device ${number}` } })],
    [
      'an address that no proxy added',
      (number) => ({
        headers: {
          'X-Real-IP': `192.0.2.${number}`,
          Forwarded: `for=192.0.2.${number}`,
          'CF-Connecting-IP': `192.0.2.${number}`,
        },
      }),
    ],
    ['a language', (number) => ({ headers: { 'Accept-Language': `x-${number}` } })],
  ];

  it.each(tricks)('does not begin again with %s', async (_what, trick) => {
    const strict = await startTestServer({ rateLimits: true, trustedProxies: 0 });
    const form = registration();
    await strict.http.post('/auth/register').send(form).expect(201);
    const attempt = (number: number, password: string) => {
      const { body = {}, headers = {}, query = '' } = trick(number);
      return strict.http
        .post(`/auth/login${query}`)
        .set(headers)
        .send({ email: form.email, password, ...body });
    };
    for (let number = 0; number < 5; number += 1)
      await attempt(number, 'wrong password').expect(401);
    await attempt(5, PASSWORD).expect(429);
    await strict.close();
  });
});

describe('the token of an account that was shut out', () => {
  it('opens nothing at all from then on, nor does its renewal', async () => {
    const person = await newUser(server);
    const admin = await newAdmin(server);
    const { body } = await http.get('/api/users/').query({ q: person.email }).set(admin.bearer);
    const [{ id, version, name, email, role }] = body.items;
    await http
      .put(`/api/users/${id}/`)
      .set(admin.bearer)
      .set('If-Match', `"${version}"`)
      .send({ name, email, role, status: 'inactive' })
      .expect(200);
    await expectShutOut(person);
    await http.post('/auth/login').send({ email, password: PASSWORD }).expect(403);
  });
});

describe('the token after signing out (CVE-2025-4643)', () => {
  it('opens nothing at all, nor does its renewal', async () => {
    const person = await newUser(server);
    await http.post('/api/auth/logout/').set(person.bearer).expect(204);
    await expectShutOut(person);
  });
});

describe('the time of an answer (CVE-2026-26185)', () => {
  it('to a forgotten password does not hold what only an account has done for it', async () => {
    const { email } = await newUser(server);
    const { database } = server.platform;
    const store = database.write.bind(database);
    // nothing is stored for as long as this lasts: an answer that waits for it does not come
    const held = Promise.withResolvers<void>();
    const write = vi.spyOn(database, 'write');
    write.mockImplementation(async (work) => {
      await held.promise;
      return store(work);
    });
    for (const more of [{}, { reset_url: 'https://evil.example', redirect: '//evil.example' }]) {
      const known = await forgot(email, more).expect(202);
      const unknown = await forgot('nobody@example.com', more).expect(202);
      expect(unknown.body).toEqual(known.body);
    }
    write.mockRestore();
    held.resolve();
  });

  it('to a sign-in holds one comparison, with an account or without', async () => {
    const verify = vi.spyOn(server.platform.hasher, 'verify');
    const { email } = await newUser(server);
    const compared = async (address: string) => {
      verify.mockClear();
      await http
        .post('/auth/login')
        .send({ email: address, password: 'wrong password' })
        .expect(401);
      return verify.mock.calls.length;
    };
    expect(await compared(email)).toBe(1);
    expect(await compared('nobody@example.com')).toBe(1);
    verify.mockRestore();
  });
});

describe('objects in the place of text', () => {
  const values: unknown[] = [
    {},
    [],
    1,
    true,
    null,
    { $ne: null },
    { like: '%' },
    ['a@example.com'],
    { toString: 1 },
  ];
  const withoutSession = table.filter(
    ([name, endpoint]) => endpoint.method === 'POST' && !isSignedIn(endpoint) && exampleBody(name),
  );

  it('take no account over through a forgotten password', async () => {
    const person = await newUser(server);
    const token = await resetToken(person.email);
    const before = mailer.delivered.length;
    for (const value of values) {
      await forgot(value).expect(422);
      await reset(value, NEW_PASSWORD).expect(422);
      await reset(token, value).expect(422);
    }
    await sendMails(server);
    expect(mailer.delivered).toHaveLength(before);
    await signIn(server, person.email);
    await http
      .post('/auth/login')
      .send({ email: person.email, password: NEW_PASSWORD })
      .expect(401);
  });

  it.each(withoutSession)('are refused by %s in each of its texts', async (name, endpoint) => {
    const body = exampleBody(name) ?? {};
    for (const [field, example] of Object.entries(body)) {
      if (typeof example !== 'string') continue;
      for (const value of [{}, { $ne: null }, { like: '%' }]) {
        const { status } = await http.post(addressOf(endpoint)).send({ ...body, [field]: value });
        expect([400, 404, 422], field).toContain(status);
      }
    }
  });
});

describe('an account that someone claimed in advance with another’s address (CVE-2026-44166)', () => {
  it('is its owner’s alone once they have reset the password from their mailbox', async () => {
    const form = registration();
    await http.post('/auth/register').send(form).expect(201);
    const squatter = await signIn(server, form.email);
    const second = await signIn(server, squatter.email);
    const planted = 'squatter@example.com';
    const change = { email: planted, currentPassword: PASSWORD };
    expect((await saveSettings(server, squatter, change)).status).toBe(200);
    const link = await mailedToken(server, planted);
    expect(link).not.toBe('');

    await reset(await resetToken(squatter.email), NEW_PASSWORD).expect(200);
    for (const session of [squatter, second]) await expectShutOut(session);
    await http.post('/auth/login').send({ email: squatter.email, password: PASSWORD }).expect(401);
    // what was asked for before does not take the account away again
    await http.post(`/api/account/email/confirm/${link}/`).expect(404);
    await signIn(server, squatter.email, NEW_PASSWORD);
  });

  it('does not become someone else’s by asking for their address', async () => {
    const owner = await newUser(server);
    const thief = await newUser(server);
    await saveSettings(server, thief, { email: owner.email, currentPassword: PASSWORD });
    await sendMails(server);
    expect(mailer.to(owner.email).every(({ body }) => !body.includes('confirm-email#'))).toBe(true);
    await signIn(server, owner.email);
  });
});
