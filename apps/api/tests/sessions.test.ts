// @module-tag database
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../src/lib/clock.ts';
import { newUser, PASSWORD } from './testing/people.ts';
import { TEST_SECRET, useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const refresh = (body: object) => server.http.post('/api/auth/refresh/').send(body);
const portfolio = (token: string) =>
  server.http.get('/api/portfolio/').set('Authorization', `Bearer ${token}`);

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed as its header says, with whatever claims: the library would refuse to sign some. */
const forge = (
  claims: object,
  header: { alg: string; [name: string]: unknown } = { alg: 'HS256' },
  secret = TEST_SECRET,
) => {
  const content = `${base64url(header)}.${base64url(claims)}`;
  const hash = header.alg.replace('HS', 'sha');
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
};

const signInFor = async (email: string, remember: boolean) => {
  const { body } = await server.http
    .post('/auth/login')
    .send({ email, password: PASSWORD, remember });
  return body as { access_token: string; refresh_token: string };
};

describe('access tokens', () => {
  it('end after a quarter of an hour', async () => {
    const person = await newUser(server);
    await portfolio(person.access).expect(200);
    server.clock.advance(15 * MINUTE_MS + 1000);
    await portfolio(person.access).expect(401);
  });

  it('are refused when anything about them was forged', async () => {
    const person = await newUser(server);
    const [header, payload = '', signature] = person.access.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const without = (...names: string[]) =>
      Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));
    const unsigned = base64url({ alg: 'none', typ: 'JWT' });
    const other = 'another secret that is long enough too';
    const jwk = { kty: 'oct', k: Buffer.from(other).toString('base64url') };
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsaContent = `${base64url({ alg: 'RS256' })}.${payload}`;
    const forged = {
      'alg none': `${unsigned}.${payload}.`,
      'empty signature': `${header}.${payload}.`,
      'other secret': forge(claims, { alg: 'HS256' }, other),
      'key in the header': forge(claims, { alg: 'HS256', jwk }, other),
      'address of a key': forge(claims, { alg: 'HS256', jku: 'http://localhost/' }, other),
      'name of a file': forge(claims, { alg: 'HS256', kid: '/dev/null' }, other),
      HS384: forge(claims, { alg: 'HS384' }),
      'none with a signature': `${unsigned}.${payload}.${signature}`,
      HS512: forge(claims, { alg: 'HS512' }),
      RS256: `${rsaContent}.${sign('sha256', Buffer.from(rsaContent), privateKey).toString('base64url')}`,
      'no expiry': forge(without('exp')),
      'no expiry, not even an age': forge(without('exp', 'iat')),
      'an expiry that is no number': forge({ ...claims, exp: '9999999999' }),
      'an expiry of nothing': forge({ ...claims, exp: null }),
      'an expiry of zero': forge({ ...claims, exp: 0 }),
      'not to be used yet': forge({ ...claims, nbf: claims.exp }),
      'nobody named': forge(without('sub')),
      'no session': forge(without('sid')),
      'no issuer': forge(without('iss')),
      'no audience': forge(without('aud')),
      'wrong issuer': forge({ ...claims, iss: 'someone' }),
      'wrong audience': forge({ ...claims, aud: 'something' }),
      'other session': forge({ ...claims, sid: 'unknown' }),
      'changed payload': `${header}.${Buffer.from('{"sub":"x"}').toString('base64url')}.${signature}`,
      garbage: 'not-a-token',
    };
    for (const [name, token] of Object.entries(forged)) {
      const answer = await portfolio(token);
      expect([name, answer.status]).toEqual([name, 401]);
    }
    await portfolio(forge(claims)).expect(200);
  });

  it('are not what renews a session, nor the other way round', async () => {
    const person = await newUser(server);
    await refresh({ refresh: person.access }).expect(401);
    await portfolio(person.refresh).expect(401);
  });
});

describe('renewal', () => {
  it('hands out a new pair, of which the old refresh token is no part any more', async () => {
    const person = await newUser(server);
    const first = await refresh({ refresh: person.refresh }).expect(200);
    expect(first.body.refresh).not.toBe(person.refresh);
    await portfolio(first.body.access).expect(200);
    await refresh({ refresh: first.body.refresh }).expect(200);
  });

  it('ends the whole session when an old refresh token is used again', async () => {
    const person = await newUser(server);
    const first = await refresh({ refresh: person.refresh }).expect(200);
    await refresh({ refresh: person.refresh }).expect(401);
    await refresh({ refresh: first.body.refresh }).expect(401);
    await portfolio(first.body.access).expect(401);
  });

  it('ends the whole session when a token is used again that has long been replaced', async () => {
    const person = await newUser(server);
    const first = await refresh({ refresh: person.refresh, attempt: 'the first' }).expect(200);
    const second = await refresh({ refresh: first.body.refresh }).expect(200);
    const third = await refresh({ refresh: second.body.refresh }).expect(200);
    await refresh({ refresh: person.refresh, attempt: 'the first' }).expect(401);
    await refresh({ refresh: third.body.refresh }).expect(401);
    await portfolio(third.body.access).expect(401);
  });

  it('answers the same attempt again, whose first answer was lost', async () => {
    const person = await newUser(server);
    const attempt = 'one random attempt';
    const lost = await refresh({ refresh: person.refresh, attempt }).expect(200);
    const again = await refresh({ refresh: person.refresh, attempt }).expect(200);
    expect(again.body.refresh).toBe(lost.body.refresh);
    await refresh({ refresh: person.refresh, attempt: 'a thief does not know it' }).expect(401);
  });

  it('keeps the name of the device', async () => {
    const { email } = await newUser(server);
    const { body } = await server.http
      .post('/auth/login')
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')
      .send({ email, password: PASSWORD });
    const renewed = await refresh({ refresh: body.refresh_token }).expect(200);
    const list = await server.http
      .get('/api/account/sessions/')
      .set('Authorization', `Bearer ${renewed.body.access}`)
      .expect(200);
    expect(list.body[0]).toMatchObject({ device: 'Firefox on Linux', current: true });
  });

  it('leaves at most one successor to ten who ask at once', async () => {
    const person = await newUser(server);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh({ refresh: person.refresh })),
    );
    const successors = answers.filter((answer) => answer.status === 200);
    expect(successors.length).toBeLessThanOrEqual(1);
  });

  it('is not possible with a lost answer that is asked for after more than ten seconds', async () => {
    const person = await newUser(server);
    const attempt = 'one random attempt';
    const lost = await refresh({ refresh: person.refresh, attempt }).expect(200);
    server.clock.advance(10 * SECOND_MS);
    const again = await refresh({ refresh: person.refresh, attempt }).expect(200);
    expect(again.body.refresh).toBe(lost.body.refresh);
    // asking does not make the time longer
    server.clock.advance(1);
    await refresh({ refresh: person.refresh, attempt }).expect(401);
    await refresh({ refresh: lost.body.refresh }).expect(401);
    await portfolio(lost.body.access).expect(401);
  });

  it.each([
    ['seven days', 7, false],
    ['thirty days when it is remembered', 30, true],
  ])('ends when it was not asked for in %s', async (_time, days, remember) => {
    const { email } = await newUser(server);
    const [used, unused] = [await signInFor(email, remember), await signInFor(email, remember)];
    server.clock.advance(days * DAY_MS - 1);
    await refresh({ refresh: used.refresh_token }).expect(200);
    server.clock.advance(1);
    await refresh({ refresh: unused.refresh_token }).expect(401);
  });

  it.each([false, true])(
    'ends thirty days after the sign-in, however much it is used (remembered: %s)',
    async (remember) => {
      const { email } = await newUser(server);
      let token = (await signInFor(email, remember)).refresh_token;
      for (let day = 0; day < 30; day += 6) {
        token = (await refresh({ refresh: token }).expect(200)).body.refresh;
        server.clock.advance(6 * DAY_MS);
      }
      await refresh({ refresh: token }).expect(401);
    },
  );
});

describe('signing out', () => {
  it('ends the access token and the refresh token at once', async () => {
    const person = await newUser(server);
    const other = await signInFor(person.email, false);
    await server.http.post('/api/auth/logout/').set(person.bearer).expect(204);
    await portfolio(person.access).expect(401);
    await refresh({ refresh: person.refresh }).expect(401);
    await portfolio(other.access_token).expect(200);
  });

  it('needs a session', async () => {
    await server.http.post('/api/auth/logout/').expect(401);
  });
});
