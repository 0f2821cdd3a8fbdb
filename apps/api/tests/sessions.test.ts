import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../src/lib/clock.ts';
import { newUser, PASSWORD } from './testing/people.ts';
import { TEST_SECRET, useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const refresh = (body: object) => server.http.post('/api/auth/refresh/').send(body);
const portfolio = (token: string) =>
  server.http.get('/api/portfolio/').set('Authorization', `Bearer ${token}`);

const sign = (
  claims: JWTPayload,
  header: JWTHeaderParameters = { alg: 'HS256' },
  key: Parameters<SignJWT['sign']>[0] = Buffer.from(TEST_SECRET),
) => new SignJWT(claims).setProtectedHeader(header).sign(key);

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
    const claims = decodeJwt(person.access);
    const [header, payload, signature] = person.access.split('.');
    const { exp: _exp, ...endless } = claims;
    const { sub: _sub, ...nobodys } = claims;
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const other = Buffer.from('another secret that is long enough too');
    const jwk = { kty: 'oct', k: other.toString('base64url') };
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = {
      'alg none': `${unsigned}.${payload}.`,
      'empty signature': `${header}.${payload}.`,
      'other secret': await sign(claims, { alg: 'HS256' }, other),
      'key in the header': await sign(claims, { alg: 'HS256', jwk }, other),
      'address of a key': await sign(claims, { alg: 'HS256', jku: 'http://localhost/' }, other),
      'name of a file': await sign(claims, { alg: 'HS256', kid: '/dev/null' }, other),
      HS384: await sign(claims, { alg: 'HS384' }),
      HS512: await sign(claims, { alg: 'HS512' }),
      RS256: await sign(claims, { alg: 'RS256' }, privateKey),
      'no expiry': await sign(endless),
      'nobody named': await sign(nobodys),
      'wrong issuer': await sign({ ...claims, iss: 'somebody' }),
      'wrong audience': await sign({ ...claims, aud: 'something' }),
      'other session': await sign({ ...claims, sid: 'unknown' }),
      'changed payload': `${header}.${Buffer.from('{"sub":"x"}').toString('base64url')}.${signature}`,
      garbage: 'not-a-token',
    };
    for (const [name, token] of Object.entries(forged)) {
      const answer = await portfolio(token);
      expect([name, answer.status]).toEqual([name, 401]);
    }
    await portfolio(await sign(claims)).expect(200);
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

  it('is possible for a day, or for thirty when remembered', async () => {
    const { email } = await newUser(server);
    const brief = await signInFor(email, false);
    const long = await signInFor(email, true);
    server.clock.advance(DAY_MS + 1000);
    await refresh({ refresh: brief.refresh_token }).expect(401);
    const renewed = await refresh({ refresh: long.refresh_token }).expect(200);
    server.clock.advance(29 * DAY_MS);
    await refresh({ refresh: renewed.body.refresh }).expect(401);
  });
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
