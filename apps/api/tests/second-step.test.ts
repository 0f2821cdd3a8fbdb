import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../src/lib/clock.ts';
import { mailsTo } from './testing/forms.ts';
import { newUser, PASSWORD, type SignedIn, signIn } from './testing/people.ts';
import {
  addApp,
  addPasskey,
  codeAt,
  factorsOf,
  firstStep,
  passkeyOptions,
  sendCode,
  sendPasskey,
  signInWithApp,
} from './testing/second-factor.ts';
import { mailedToken, NEW_PASSWORD } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const now = () => server.clock.now();
const isIn = (access: string) =>
  server.http.get('/api/account/').set({ Authorization: `Bearer ${access}` });

describe('an account without a second step', () => {
  it('is signed in by its password as ever', async () => {
    const person = await newUser(server);
    const { body } = await server.http
      .post('/auth/login')
      .send({ email: person.email, password: PASSWORD })
      .expect(200);
    expect(Object.keys(body).sort()).toEqual(['access_token', 'device', 'refresh_token', 'user']);
  });
});

describe('an account with an authenticator app', () => {
  let person: SignedIn;
  let secret: string;
  let recoveryCodes: string[];
  beforeEach(async () => {
    person = await newUser(server);
    ({ secret, recoveryCodes } = await addApp(server, person));
  });
  const currentCode = () => codeAt(secret, now());
  const recover = async (code = '') => {
    const { token } = await firstStep(server, person.email);
    return sendCode(server, { token, kind: 'recovery', code });
  };

  it('gets no session from its password, on either sign-in', async () => {
    const credentials = { email: person.email, password: PASSWORD };
    for (const path of ['/auth/login', '/api/login/']) {
      const { body } = await server.http.post(path).send(credentials).expect(200);
      expect(body).toEqual({
        second_step: { token: expect.any(String), app: true, passkey: false },
      });
    }
  });

  it.each([
    { second_step: false },
    { twoFactor: true },
    { skip: true },
    { kind: 'app' },
    { secondFactor: true },
  ])('cannot skip the second step with %j in the first', async (flag) => {
    const { token } = await firstStep(server, person.email, flag);
    expect(token).toBeDefined();
  });

  it('is signed in by the code that the app shows', async () => {
    const { token } = await firstStep(server, person.email);
    const { body } = await sendCode(server, { token, kind: 'app', code: currentCode() });
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: { email: person.email, role: 'user' },
      device: expect.any(String),
    });
    await isIn(body.access_token).expect(200);
  });

  it.each([-1, 1])('takes the code of the half minute %i beside', async (step) => {
    const { token } = await firstStep(server, person.email);
    const code = codeAt(secret, new Date(now().getTime() + step * 30_000));
    await sendCode(server, { token, kind: 'app', code }).expect(200);
  });

  it.each([-2, 2])('refuses the code of the half minute %i beside', async (step) => {
    const { token } = await firstStep(server, person.email);
    const code = codeAt(secret, new Date(now().getTime() + step * 30_000));
    await sendCode(server, { token, kind: 'app', code }).expect(422);
  });

  it('refuses a code that was used', async () => {
    const code = currentCode();
    const first = await firstStep(server, person.email);
    await sendCode(server, { token: first.token, kind: 'app', code }).expect(200);
    const second = await firstStep(server, person.email);
    await sendCode(server, { token: second.token, kind: 'app', code }).expect(422);
  });

  it('lets one in of ten who send one code at once', async () => {
    const code = currentCode();
    const steps = await Promise.all(
      Array.from({ length: 10 }, () => firstStep(server, person.email)),
    );
    const sent = await Promise.all(
      steps.map(({ token }) => sendCode(server, { token, kind: 'app', code })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses a token that was used', async () => {
    const { token } = await firstStep(server, person.email);
    await sendCode(server, { token, kind: 'app', code: currentCode() }).expect(200);
    server.clock.advance(MINUTE_MS);
    await sendCode(server, { token, kind: 'app', code: currentCode() }).expect(401);
  });

  it('refuses a token after five minutes', async () => {
    const { token } = await firstStep(server, person.email);
    server.clock.advance(5 * MINUTE_MS + 1000);
    await sendCode(server, { token, kind: 'app', code: currentCode() }).expect(401);
  });

  it('does not take the token of the first step for a session, nor a session for it', async () => {
    const { token } = await firstStep(server, person.email);
    await isIn(token).expect(401);
    await server.http.post('/api/auth/refresh/').send({ refresh: token }).expect(401);
    for (const other of [person.access, person.refresh]) {
      const body = { token: other, kind: 'app', code: currentCode() };
      await sendCode(server, body).expect(401);
    }
  });

  it('ends a first step whose password was changed since', async () => {
    const { token } = await firstStep(server, person.email);
    await resetPassword(person.email);
    await sendCode(server, { token, kind: 'app', code: currentCode() }).expect(401);
  });

  it('ends a first step of an account that was closed since', async () => {
    const { token } = await firstStep(server, person.email);
    const { database } = server.platform;
    await database.write(async (tx) => {
      const user = await server.dependencies.users.getByEmail(tx, person.email);
      await server.dependencies.users.update(tx, String(user?.id), { status: 'inactive' });
    });
    await sendCode(server, { token, kind: 'app', code: currentCode() }).expect(401);
  });

  it('still wants the second step after the password was reset', async () => {
    await resetPassword(person.email);
    const { body } = await server.http
      .post('/auth/login')
      .send({ email: person.email, password: NEW_PASSWORD })
      .expect(200);
    expect(body.second_step.app).toBe(true);
  });

  it('remembers the session where the first step asked for that, not the second', async () => {
    const { token } = await firstStep(server, person.email, { remember: true });
    const { body } = await sendCode(server, { token, kind: 'app', code: currentCode() });
    server.clock.advance(3 * DAY_MS);
    const refresh = { refresh: body.refresh_token };
    await server.http.post('/api/auth/refresh/').send(refresh).expect(200);
  });

  describe('and wrong codes', () => {
    const guess = async (times: number) => {
      for (let count = 0; count < times; count += 1) {
        const { token } = await firstStep(server, person.email);
        await sendCode(server, { token, kind: 'app', code: '000000' }).expect(422);
      }
    };
    const sendRight = async () => {
      const { token } = await firstStep(server, person.email);
      return sendCode(server, { token, kind: 'app', code: currentCode() });
    };

    it('takes no code after five, however often the sign-in begins again', async () => {
      await guess(5);
      const refused = await sendRight();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    });

    it('evaluates five of fifty that are sent at once', async () => {
      const { token } = await firstStep(server, person.email);
      const sent = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          sendCode(server, { token, kind: 'app', code: String(100_000 + at) }),
        ),
      );
      expect(sent.filter(({ status }) => status === 422)).toHaveLength(5);
      expect(sent.filter(({ status }) => status === 429)).toHaveLength(45);
    });

    it('waits twice as long each time, and forgets it with a right code', async () => {
      await guess(5);
      server.clock.advance(15 * MINUTE_MS);
      await guess(5);
      server.clock.advance(29 * MINUTE_MS);
      expect((await sendRight()).status).toBe(429);
      server.clock.advance(MINUTE_MS);
      expect((await sendRight()).status).toBe(200);
      server.clock.advance(MINUTE_MS);
      await guess(4);
      expect((await sendRight()).status).toBe(200);
    });

    it('tells the owner that someone knows the password', async () => {
      await guess(5);
      const subjects = (await mailsTo(server, person.email)).map(({ subject }) => subject);
      expect(subjects).toContain('Two-step sign-in: wrong codes');
    });

    it('leaves the recovery codes working, and does not count wrong ones of those', async () => {
      for (let count = 0; count < 6; count += 1) expect((await recover('aaaa')).status).toBe(422);
      expect((await sendRight()).status).toBe(200);
      server.clock.advance(MINUTE_MS);
      await guess(5);
      expect((await recover('aaaa')).status).toBe(422);
      expect((await sendRight()).status).toBe(429);
      expect((await recover(recoveryCodes[0])).status).toBe(200);
    });

    it('ends the wait with a new password', async () => {
      await guess(5);
      await resetPassword(person.email);
      const { body } = await server.http
        .post('/auth/login')
        .send({ email: person.email, password: NEW_PASSWORD });
      const { token } = body.second_step;
      await sendCode(server, { token, kind: 'app', code: currentCode() }).expect(200);
    });
  });

  describe('and its recovery codes', () => {
    it('is signed in by one, however it is typed, once', async () => {
      const [code = ''] = recoveryCodes;
      const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
      expect((await recover(typed)).status).toBe(200);
      expect((await recover(code)).status).toBe(422);
      expect((await recover(recoveryCodes[1])).status).toBe(200);
    });

    it('tells the owner by mail, with how many are left', async () => {
      await recover(recoveryCodes[0]);
      const mails = await mailsTo(server, person.email);
      const notice = mails.find(({ subject }) => subject.includes('recovery code was used'));
      expect(notice?.body).toContain('9 of your codes are left.');
    });

    it('does not take those of someone else', async () => {
      const other = await newUser(server);
      const { recoveryCodes: theirs } = await addApp(server, other);
      expect((await recover(theirs[0])).status).toBe(422);
    });

    it('stores neither the codes nor the key of the app as they are', async () => {
      const { read, tables } = server.platform.database;
      const stored = JSON.stringify([
        await read.select().from(tables.recoveryCodes),
        await read.select().from(tables.secondFactors),
      ]);
      expect(stored).not.toContain(recoveryCodes[0]);
      expect(stored).not.toContain(recoveryCodes[0]?.replaceAll('-', ''));
      expect(stored).not.toContain(secret);
    });
  });
});

describe('a passkey', () => {
  let person: SignedIn;
  let device: Awaited<ReturnType<typeof addPasskey>>['device'];
  beforeEach(async () => {
    person = await newUser(server);
    ({ device } = await addPasskey(server, person));
  });
  const begin = () => passkeyOptions(server);

  it('signs in by itself, and asks for a finger or a PIN', async () => {
    const options = await begin();
    expect(options).toMatchObject({ rpId: 'vitrine.test', userVerification: 'required' });
    const { body } = await sendPasskey(server, { credential: device.get(options) }).expect(200);
    expect(body.user).toEqual({ email: person.email, role: 'user' });
    await isIn(body.access_token).expect(200);
    const { passkeys } = await factorsOf(server, {
      bearer: { Authorization: `Bearer ${body.access_token}` },
    });
    expect(passkeys[0].lastUsedAt).not.toBeNull();
  });

  it('is the second step after a password, without a finger or a PIN', async () => {
    const { token, passkey } = await firstStep(server, person.email);
    expect(passkey).toBe(true);
    const options = await passkeyOptions(server, token);
    const credential = device.get({ ...options, verified: false });
    await sendPasskey(server, { token, credential }).expect(200);
  });

  it('is refused alone when the device asked for nothing', async () => {
    const credential = device.get({ ...(await begin()), verified: false });
    await sendPasskey(server, { credential }).expect(401);
  });

  it('cannot turn an answer to a second step into a sign-in of its own', async () => {
    const { token } = await firstStep(server, person.email);
    const options = await passkeyOptions(server, token);
    await sendPasskey(server, { credential: device.get(options) }).expect(401);
  });

  it('is refused for the second step of someone else', async () => {
    const other = await newUser(server);
    await addPasskey(server, other);
    const { token } = await firstStep(server, other.email);
    const options = await passkeyOptions(server, token);
    await sendPasskey(server, { token, credential: device.get(options) }).expect(401);
  });

  it('is refused when an answer is sent again', async () => {
    const credential = device.get(await begin());
    await sendPasskey(server, { credential }).expect(200);
    await sendPasskey(server, { credential }).expect(401);
  });

  it('is refused when an answer of a device without a counter is sent again', async () => {
    const credential = device.get({ ...(await begin()), counter: 0 });
    await sendPasskey(server, { credential }).expect(200);
    await sendPasskey(server, { credential }).expect(401);
  });

  it('lets one in of ten who send one answer at once', async () => {
    const credential = device.get({ ...(await begin()), counter: 0 });
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => sendPasskey(server, { credential })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused when its counter goes back, as that of a copy does', async () => {
    device.counter = 10;
    await sendPasskey(server, { credential: device.get(await begin()) }).expect(200);
    const credential = device.get({ ...(await begin()), counter: 5 });
    await sendPasskey(server, { credential }).expect(401);
  });

  it.each([
    ['from another origin', { origin: 'http://vitrine.test.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
  ])('is refused %s', async (_, forged) => {
    const credential = device.get({ ...(await begin()), ...forged });
    await sendPasskey(server, { credential }).expect(401);
  });

  it('belongs to the configured address, whatever host a request names', async () => {
    const { body } = await server.http
      .post('/api/auth/passkey/options/')
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
      .send({})
      .expect(200);
    expect(body.rpId).toBe('vitrine.test');
  });

  it.each([
    ['one that someone made up', () => Buffer.from('0.a.b').toString('base64url')],
    [
      'one that is too old',
      async () => {
        const { challenge } = await begin();
        server.clock.advance(5 * MINUTE_MS + 1000);
        return challenge;
      },
    ],
  ])('is refused with a challenge that is %s', async (_, made) => {
    const credential = device.get({ challenge: await made() });
    await sendPasskey(server, { credential }).expect(401);
  });

  it('is refused once it was removed', async () => {
    const { passkeys } = await factorsOf(server, person);
    await server.http
      .delete(`/api/account/second-factor/passkeys/${passkeys[0].id}/`)
      .set(person.bearer)
      .expect(204);
    await sendPasskey(server, { credential: device.get(await begin()) }).expect(401);
    await signIn(server, person.email);
  });

  it('is refused with the handle of another account', async () => {
    device.userHandle = Buffer.from('019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20').toString('base64url');
    await sendPasskey(server, { credential: device.get(await begin()) }).expect(401);
  });

  it('works while codes have to wait, alone and as the second step', async () => {
    await addApp(server, person);
    const step = () => firstStep(server, person.email);
    const block = async () => {
      for (const status of [422, 422, 422, 422, 422, 429]) {
        const { token } = await step();
        await sendCode(server, { token, kind: 'app', code: '000000' }).expect(status);
      }
    };
    await block();
    await sendPasskey(server, { credential: device.get(await begin()) }).expect(200);
    await block();
    const { token } = await step();
    const credential = device.get(await passkeyOptions(server, token));
    await sendPasskey(server, { token, credential }).expect(200);
  });

  it('signs a closed account in no more', async () => {
    await server.platform.database.write(async (tx) => {
      const user = await server.dependencies.users.getByEmail(tx, person.email);
      await server.dependencies.users.update(tx, String(user?.id), { status: 'inactive' });
    });
    await sendPasskey(server, { credential: device.get(await begin()) }).expect(403);
  });
});

describe('a session that began with two steps', () => {
  it('is renewed like any other', async () => {
    const person = await newUser(server);
    const { secret } = await addApp(server, person);
    const { refresh } = await signInWithApp(server, person.email, secret);
    await server.http.post('/api/auth/refresh/').send({ refresh }).expect(200);
  });
});

async function resetPassword(email: string) {
  await server.http.post('/api/auth/forgot-password/').send({ email }).expect(202);
  const token = await mailedToken(server, email, 'reset-password');
  const body = { token, password: NEW_PASSWORD };
  await server.http.post('/api/auth/reset-password/').send(body).expect(200);
}
