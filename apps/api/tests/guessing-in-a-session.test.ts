import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newUser, PASSWORD, type SignedIn } from './testing/people.ts';
import { addApp, codeAt, firstStep, sendCode } from './testing/second-factor.ts';
import { loadAccount } from './testing/settings.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

// Anyone who took a session, or knows the password, still lacks something, and may want to guess it.

let server: TestServer;
let person: SignedIn;
beforeEach(async () => {
  server = await startTestServer({ rateLimits: true, trustedProxies: 1 });
  person = await newUser(server);
});
afterEach(() => server.close());

const BURST = 50;
const LOOKED_AT = 6;

const ways: [string, (password: string) => Promise<{ status: number }>][] = [
  [
    'confirming a sign-in',
    async (password) =>
      server.http.post('/api/auth/confirm/').set(person.bearer).send({ password }),
  ],
  [
    'changing the settings',
    async (currentPassword) => {
      const { firstName, lastName, phone } = await loadAccount(server, person);
      const email = 'thief@example.com';
      return server.http
        .put('/api/account/')
        .set(person.bearer)
        .send({ firstName, lastName, phone, email, currentPassword });
    },
  ],
  [
    'erasing the account',
    async (password) =>
      server.http.post('/api/account/delete/').set(person.bearer).send({ password }),
  ],
];

describe('the password of an account whose session was taken', () => {
  it.each(ways)('is not guessed by %s, not even all at once', async (_way, guess) => {
    const answers = await Promise.all(
      Array.from({ length: BURST }, (_, number) => guess(`a guess ${number}`)),
    );
    const looked = answers.filter(({ status }) => status !== 429);
    expect(looked.length).toBeLessThanOrEqual(LOOKED_AT);
    expect((await guess(PASSWORD)).status).toBe(429);
  });

  it('is not guessed by one after another', async () => {
    for (const [, guess] of [...ways, ...ways]) await guess('a guess');
    for (const [, guess] of ways) expect((await guess(PASSWORD)).status).toBe(429);
  });
});

describe('the code of an account whose password is known', () => {
  it('is not guessed by many at once, from many addresses', async () => {
    await addApp(server, person);
    const { token } = await firstStep(server, person.email);
    const answers = await Promise.all(
      Array.from({ length: BURST }, (_, number) =>
        sendCode(server, { kind: 'app', token, code: String(number).padStart(6, '0') }).set(
          'X-Forwarded-For',
          `192.0.2.${number}`,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    const wrong = answers.filter(({ body }) => body.code === 'invalid');
    expect(wrong.length).toBeLessThanOrEqual(LOOKED_AT);
  });

  it('is refused after many wrong ones from an address, and a recovery code from there is not', async () => {
    const { secret, recoveryCodes } = await addApp(server, person);
    for (let count = 0; count < 4; count += 1) {
      const other = await newUser(server);
      await addApp(server, other);
      const { token } = await firstStep(server, other.email);
      for (let wrong = 0; wrong < 5; wrong += 1)
        await sendCode(server, { kind: 'app', token, code: '000000' }).expect(422);
    }
    const { token } = await firstStep(server, person.email);
    const code = codeAt(secret, server.clock.now());
    await sendCode(server, { kind: 'app', token, code }).expect(429);
    await sendCode(server, { kind: 'recovery', token, code: recoveryCodes[0] }).expect(200);
  });
});
