import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../src/lib/logger.ts';
import { newPersonalToken } from '../src/lib/personal-token.ts';
import { newAdmin, newUser, PASSWORD, type SignedIn, signIn } from './testing/people.ts';
import { askForToken, bearing, listTokens, newToken, TOKENS } from './testing/personal-tokens.ts';
import { addApp, addPasskey, signInWithApp } from './testing/second-factor.ts';
import { loadAccount, mailedToken, NEW_PASSWORD, saveSettings } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

type Line = Record<string, unknown>;
let lines: Line[] = [];
const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
const server = await useTestServer({
  ...{ rateLimits: true, trustedProxies: 1, logger: createLogger('info', destination) },
});
const { http, clock } = server;
type Bearer = Pick<SignedIn, 'bearer'>;

const account = ({ bearer }: Bearer, address = '198.51.100.9') =>
  http.get('/api/account/').set(bearer).set('X-Forwarded-For', address);
const eventsOf = (event: string) => lines.filter((line) => line.event === event);
const idOf = async (person: Bearer) => (await loadAccount(server, person)).id;

beforeEach(() => {
  lines = [];
});

describe('a token that is refused', () => {
  it.each([
    ['made up, with a right checksum', newPersonalToken()],
    ['made up, with a wrong checksum', `vit_${'A'.repeat(49)}`],
    ['only the beginning of one', 'vit_'],
    ['very long', `vit_${'A'.repeat(4_000)}`],
  ])('is %s', async (_what, token) => {
    const { body, headers } = await account({ bearer: bearing(token) }).expect(401);
    expect(body.code).toBe('unauthenticated');
    expect(headers['www-authenticate']).toMatch(/^Bearer error="invalid_token"/);
  });

  it('is one that was changed in its last letter', async () => {
    const { token } = await newToken(server, await newUser(server));
    const other = token.endsWith('0') ? '1' : '0';
    await account({ bearer: bearing(token.slice(0, -1) + other) }).expect(401);
  });

  it('is one that was revoked, with the next request', async () => {
    const person = await newUser(server);
    const token = await newToken(server, person);
    await account(token).expect(200);
    await http.delete(`${TOKENS}${token.id}/`).set(person.bearer).expect(204);
    await account(token).expect(401);
    await http.delete(`${TOKENS}${token.id}/`).set(person.bearer).expect(404);
  });

  it('is refused where a page or a file for anyone would be, too', async () => {
    await http.get('/blogs/').set(bearing(newPersonalToken())).expect(401);
  });

  it('opens nothing as a refresh token or in an address', async () => {
    const { token } = await newToken(server, await newUser(server));
    await http.post('/api/auth/refresh/').send({ refresh: token }).expect(401);
    await http.get('/api/account/').query({ access_token: token, token }).expect(401);
    await http.get('/api/account/').set('Cookie', `token=${token}`).expect(401);
  });
});

describe('the tokens of an account', () => {
  const person = async () => {
    const owner = await newUser(server);
    return { owner, token: await newToken(server, owner) };
  };
  const byAdmin = async (owner: Bearer, act: (admin: SignedIn, id: string) => Promise<unknown>) =>
    act(await newAdmin(server), await idOf(owner));

  it.each<[string, (owner: SignedIn) => Promise<unknown>]>([
    [
      'a new password',
      (owner) =>
        saveSettings(server, owner, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ],
    [
      'a forgotten password that is chosen again',
      async ({ email }) => {
        await http.post('/api/auth/forgot-password/').send({ email }).expect(202);
        const token = await mailedToken(server, email, 'reset-password');
        const body = { token, password: NEW_PASSWORD };
        await http.post('/api/auth/reset-password/').send(body).expect(200);
      },
    ],
    [
      'signing out everywhere',
      ({ bearer }) => http.delete('/api/account/sessions/').set(bearer).expect(204),
    ],
    [
      'an administrator who signs them out',
      (owner) =>
        byAdmin(owner, ({ bearer }, id) =>
          http.delete(`/api/users/${id}/sessions/`).set(bearer).expect(204),
        ),
    ],
    [
      'an administrator who deactivates the account, even if it is active again later',
      (owner) =>
        byAdmin(owner, async ({ bearer }, id) => {
          const body = { name: 'Ngozi Fonyuy', email: owner.email, role: 'user' };
          const set = (status: string) =>
            http
              .put(`/api/users/${id}/`)
              .set(bearer)
              .send({ ...body, status });
          await set('inactive').expect(200);
          await set('active').expect(200);
        }),
    ],
    [
      'an administrator who erases the account',
      (owner) =>
        byAdmin(owner, ({ bearer }, id) =>
          http.delete(`/api/users/${id}/`).set(bearer).expect(204),
        ),
    ],
    [
      'the owner who erases it',
      ({ bearer }) =>
        http.post('/api/account/delete/').set(bearer).send({ password: PASSWORD }).expect(204),
    ],
    [
      'the first second factor, for they began with a password alone',
      (owner) => addPasskey(server, owner),
    ],
    [
      'an administrator who resets the second factor',
      async (owner) => {
        await addPasskey(server, owner);
        await newToken(server, owner);
        await byAdmin(owner, ({ bearer }, id) =>
          http.delete(`/api/users/${id}/second-factor/`).set(bearer).expect(204),
        );
      },
    ],
  ])('end with %s', async (_what, act) => {
    const { owner, token } = await person();
    const stored = async () => {
      const { read, tables } = server.platform.database;
      return (await read.select().from(tables.personalTokens)).length;
    };
    const others = (await stored()) - 1;
    await account(token).expect(200);
    await act(owner);
    await account(token).expect(401);
    expect(await stored()).toBe(others);
  });

  it('cannot be seen or revoked by someone else', async () => {
    const { token } = await person();
    const other = await newAdmin(server);
    expect(await listTokens(server, other)).toEqual([]);
    await http.delete(`${TOKENS}${token.id}/`).set(other.bearer).expect(404);
    await account(token).expect(200);
  });

  it.each(['list', 'make', 'revoke'])('cannot be used to %s tokens', async (what) => {
    const { token } = await person();
    const { bearer } = token;
    const { body } =
      what === 'list'
        ? await http.get(TOKENS).set(bearer)
        : what === 'make'
          ? await askForToken(server, token)
          : await http.delete(`${TOKENS}${token.id}/`).set(bearer);
    expect(body.code).toBe('session-required');
    await account(token).expect(200);
  });

  it('do not let in anyone who is not active, whatever made them so', async () => {
    const { owner, token } = await person();
    const { users } = server.dependencies;
    await server.platform.database.write(async (tx) => {
      const user = await users.getByEmail(tx, owner.email);
      await users.update(tx, String(user?.id), { status: 'inactive' });
    });
    await account(token).expect(401);
  });
});

describe('where administrators must sign in with two steps', () => {
  it('a token counts if it was made by a session that had', async () => {
    const careless = await newToken(server, await newAdmin(server), ['users:read']);
    const admin = await newAdmin(server);
    const { secret } = await addApp(server, admin);
    const careful = await signInWithApp(server, admin.email, secret);
    const token = await newToken(server, careful, ['users:read']);
    const rule = { administratorsNeedSecondStep: true };
    await http.put('/api/settings/sign-in/').set(careful.bearer).send(rule).expect(200);
    const { body } = await http.get('/api/users/').set(careless.bearer).expect(403);
    expect(body.code).toBe('second-step-required');
    await http.get('/api/users/').set(token.bearer).expect(200);
    const off = { administratorsNeedSecondStep: false };
    await http.put('/api/settings/sign-in/').set(careful.bearer).send(off).expect(200);
  });
});

describe('guessing tokens', () => {
  it('is stopped, and keeps nobody out who has a right one', async () => {
    const token = await newToken(server, await newUser(server));
    const guess = (address: string) => account({ bearer: bearing(newPersonalToken()) }, address);
    const statuses = [];
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await guess('203.0.113.5')).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([401]));
    const refused = await guess('203.0.113.5').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await account(token, '203.0.113.5').expect(200);
    await guess('203.0.113.6').expect(401);
    expect(eventsOf('token-refused')).toHaveLength(61);
  });
});

describe('the log', () => {
  it('tells which token did something, beside the account', async () => {
    const admin = await newAdmin(server);
    const person = await newUser(server);
    const token = await newToken(server, admin, ['users:write']);
    const body = { name: 'Ngozi', email: person.email, role: 'user', status: 'inactive' };
    const path = `/api/users/${await idOf(person)}/`;
    await http.put(path).set(token.bearer).send(body).expect(200);
    const [line] = eventsOf('access-changed');
    expect(line).toMatchObject({ actor: await idOf(admin), tokenId: token.id });
  });

  it('tells of a token that is made, used first and revoked, and never the token', async () => {
    const person = await newUser(server);
    const userId = await idOf(person);
    const { id, token, bearer } = await newToken(server, person);
    await account({ bearer }).expect(200);
    await account({ bearer }).expect(200);
    clock.advance(2 * 60 * 60 * 1_000);
    await account({ bearer }).expect(200);
    const again = await signIn(server, person.email);
    await http.delete(`${TOKENS}${id}/`).set(again.bearer).expect(204);
    await account({ bearer }).expect(401);
    const about = { userId, tokenId: id };
    expect(eventsOf('token-created')).toMatchObject([{ ...about, scopes: ['account:read'] }]);
    expect(eventsOf('token-used-first')).toMatchObject([about]);
    expect(eventsOf('token-revoked')).toMatchObject([about]);
    expect(eventsOf('token-refused')).toMatchObject([
      { client: '198.51.100.0/24', why: 'unknown' },
    ]);
    expect(JSON.stringify(lines)).not.toContain(token.slice(4));
  });
});
