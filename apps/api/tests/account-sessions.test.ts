import type { AccountSession } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../src/lib/clock.ts';
import { newUser, PASSWORD, type SignedIn, signIn } from './testing/people.ts';
import { activityOf, loadAccount } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const server = await useTestServer();
const { http } = server;
const list = async ({ bearer }: Pick<SignedIn, 'bearer'>): Promise<AccountSession[]> =>
  (await http.get('/api/account/sessions/').set(bearer).expect(200)).body;
const end = ({ bearer }: SignedIn, id: string) =>
  http.delete(`/api/account/sessions/${id}/`).set(bearer);
const refresh = (token: string) => http.post('/api/auth/refresh/').send({ refresh: token });

const signInOnPhone = async (email: string, path = '/auth/login') => {
  const { body } = await http
    .post(path)
    .set('User-Agent', PHONE)
    .send({ email, password: PASSWORD })
    .expect(200);
  return { Authorization: `Bearer ${body.access_token ?? body.access}` };
};

describe('the list of sessions', () => {
  it('names each device, last used first, and marks the one that asks', async () => {
    const person = await newUser(server);
    server.clock.advance(MINUTE_MS);
    await signInOnPhone(person.email);
    server.clock.advance(MINUTE_MS);
    await signInOnPhone(person.email, '/api/login/');
    const before = await list(person);
    expect(before.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Android', false],
      ['Chrome on Android', false],
      ['', true],
    ]);
    server.clock.advance(MINUTE_MS);
    const { body } = await refresh(person.refresh).expect(200);
    const after = await list({ bearer: { Authorization: `Bearer ${body.access}` } });
    expect(after[0]).toMatchObject({ device: '', current: true });
    expect(after[0]?.lastUsedAt).toBe(server.clock.now().toISOString());
  });

  it('holds the own sessions only, and none that has ended', async () => {
    const [person, other] = [await newUser(server), await newUser(server)];
    expect(await list(person)).toHaveLength(1);
    server.clock.advance(7 * DAY_MS);
    const again = await signIn(server, person.email);
    expect(await list(again)).toHaveLength(1);
    await http.get('/api/account/sessions/').expect(401);
    await http.get('/api/account/sessions/').set(other.bearer).expect(401);
  });

  it('stores no address and not the whole of what the browser says', async () => {
    const person = await newUser(server);
    await signInOnPhone(person.email);
    const { read, tables } = server.platform.database;
    const stored = JSON.stringify(await read.select().from(tables.sessions));
    expect(stored).toContain('Chrome on Android');
    expect(stored).not.toContain('142.0');
    expect(stored).not.toContain('127.0.0.1');
  });
});

describe('ending one session', () => {
  it('signs out there at once, and only there', async () => {
    const person = await newUser(server);
    const elsewhere = await signIn(server, person.email);
    const id = (await list(person)).find(({ current }) => !current)?.id ?? '';
    await end(person, id).expect(204);
    await http.get('/api/account/').set(elsewhere.bearer).expect(401);
    await refresh(elsewhere.refresh).expect(401);
    await http.get('/api/account/').set(person.bearer).expect(200);
    await end(person, id).expect(404);
  });

  it("is not possible with another person's session", async () => {
    const [person, other] = [await newUser(server), await newUser(server)];
    const id = (await list(other))[0]?.id ?? '';
    await end(person, id).expect(404);
    await http.get('/api/account/').set(other.bearer).expect(200);
    await http.delete(`/api/account/sessions/${id}/`).expect(401);
  });
});

describe('signing out everywhere', () => {
  it('ends every session, this one too, and is recorded', async () => {
    const person = await newUser(server);
    const elsewhere = await signIn(server, person.email);
    const stranger = await newUser(server);
    await http.delete('/api/account/sessions/').set(person.bearer).expect(204);
    for (const { bearer, refresh: token } of [person, elsewhere]) {
      await http.get('/api/account/').set(bearer).expect(401);
      await refresh(token).expect(401);
    }
    await http.get('/api/account/').set(stranger.bearer).expect(200);
    const account = await loadAccount(server, await signIn(server, person.email));
    expect(await activityOf(server, account)).toContain('signed-out-everywhere');
    await http.delete('/api/account/sessions/').expect(401);
  });
});
