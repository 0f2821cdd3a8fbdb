import type { AdminUser } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../src/lib/clock.ts';
import {
  newAdmin,
  newUser,
  PASSWORD,
  registration,
  type SignedIn,
  signIn,
} from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock } = server;

const find = async ({ bearer }: Pick<SignedIn, 'bearer'>, email: string): Promise<AdminUser> =>
  (await http.get('/api/users/').query({ q: email }).set(bearer).expect(200)).body.items[0];
const change = ({ bearer }: Pick<SignedIn, 'bearer'>, user: AdminUser, changes: object) => {
  const { name, email, role, status } = user;
  const body = { name, email, role, status, ...changes };
  return http.put(`/api/users/${user.id}/`).set(bearer).send(body);
};
const confirm = ({ bearer }: Pick<SignedIn, 'bearer'>, password: unknown = PASSWORD) =>
  http.post('/api/auth/confirm/').set(bearer).send({ password });

/** An administrator who signed in eleven minutes ago, and someone else. */
async function adminSignedInLongAgo() {
  const admin = await newAdmin(server);
  const user = await find(admin, (await newUser(server)).email);
  clock.advance(11 * MINUTE_MS);
  return { admin, user };
}

type Act = (admin: SignedIn, user: AdminUser) => ReturnType<typeof http.get>;
const guarded: [string, Act][] = [
  ['changing a role', (admin, user) => change(admin, user, { role: 'admin' })],
  ['changing an e-mail', (admin, user) => change(admin, user, { email: registration().email })],
  ['erasing an account', (admin, { id }) => http.delete(`/api/users/${id}/`).set(admin.bearer)],
  ...(['editor', 'admin'] as const).map((role): [string, Act] => [
    `making an account with the role ${role}`,
    ({ bearer }) => {
      const body = { name: 'New Boss', email: registration().email, role };
      return http.post('/api/users/').set(bearer).send(body);
    },
  ]),
];

describe('an administrator whose sign-in is more than ten minutes ago', () => {
  it.each(guarded)('is refused %s, which stores nothing', async (_what, act) => {
    const { admin, user } = await adminSignedInLongAgo();
    const { body } = await act(admin, user).expect(403);
    expect(body.code).toBe('recent-sign-in-required');
    expect(await find(admin, user.email)).toEqual(user);
  });

  it.each(guarded)('is let go on with %s once the password is confirmed', async (_what, act) => {
    const { admin, user } = await adminSignedInLongAgo();
    await confirm(admin).expect(204);
    const { status } = await act(admin, user);
    expect(status).toBeLessThan(300);
  });

  it('is not kept from what needs none', async () => {
    const { admin, user } = await adminSignedInLongAgo();
    await change(admin, user, { name: 'Other Name' }).expect(200);
  });
});

describe('a recent sign-in', () => {
  it('is one of less than ten minutes ago', async () => {
    const admin = await newAdmin(server);
    const user = await find(admin, (await newUser(server)).email);
    clock.advance(10 * MINUTE_MS - 1);
    const { body } = await change(admin, user, { role: 'editor' }).expect(200);
    clock.advance(1);
    await change(admin, body, { role: 'user' }).expect(403);
  });

  it('is not what renewing the session makes of an old one', async () => {
    const { admin, user } = await adminSignedInLongAgo();
    const { body } = await http.post('/api/auth/refresh/').send({ refresh: admin.refresh });
    const renewed = { bearer: { Authorization: `Bearer ${body.access}` } };
    await change(renewed, user, { role: 'admin' }).expect(403);
  });

  it('counts for the session that confirmed it, and for no other', async () => {
    const admin = await newAdmin(server);
    const elsewhere = await signIn(server, admin.email);
    const user = await find(admin, (await newUser(server)).email);
    clock.advance(11 * MINUTE_MS);
    await confirm(elsewhere).expect(204);
    await change(admin, user, { role: 'admin' }).expect(403);
  });

  it('is unknown of a session that an earlier release started', async () => {
    const admin = await newAdmin(server);
    const user = await find(admin, (await newUser(server)).email);
    const { tables, write } = server.platform.database;
    await write(async (tx) => {
      await tx.update(tables.sessions).set({ authenticatedAt: null });
    });
    await change(admin, user, { role: 'editor' }).expect(403);
    await confirm(admin).expect(204);
    await change(admin, user, { role: 'editor' }).expect(200);
  });

  it.each(['a wrong password', '', { $ne: '' }, null, ['a']])(
    'is not confirmed with %j',
    async (password) => {
      const { admin, user } = await adminSignedInLongAgo();
      await confirm(admin, password).expect(422);
      await change(admin, user, { role: 'admin' }).expect(403);
    },
  );

  it('is confirmed by nobody without a session', async () => {
    await http.post('/api/auth/confirm/').send({ password: PASSWORD }).expect(401);
  });
});
