import { createHash } from 'node:crypto';
import { PERSONAL_TOKENS_MAX, type TokenScope } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, utcDay } from '../src/lib/clock.ts';
import { mailsTo } from './testing/forms.ts';
import {
  newAdmin,
  newUser,
  PASSWORD,
  registration,
  type SignedIn,
  signIn,
} from './testing/people.ts';
import { askForToken, listTokens, newToken, TOKENS } from './testing/personal-tokens.ts';
import { activityOf, loadAccount } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer({ trustedProxies: 1 });
const { http, clock } = server;
const { database } = server.platform;
type Bearer = Pick<SignedIn, 'bearer'>;

const account = ({ bearer }: Bearer) => http.get('/api/account/').set(bearer);
const dayIn = (days: number) => utcDay(new Date(clock.now().getTime() + days * DAY_MS));
const from = (address: string) => ({ 'X-Forwarded-For': address });
const storedTokens = () => database.read.select().from(database.tables.personalTokens);

describe('a personal access token', () => {
  it('calls the API in the name of its owner', async () => {
    const person = await newUser(server);
    const token = await newToken(server, person);
    const { body } = await account(token).expect(200);
    expect(body.email).toBe(person.email);
  });

  it('is answered once, and stored as a hash alone', async () => {
    const person = await newUser(server);
    const { id, token } = await newToken(server, person, ['portfolio:read']);
    const [listed] = await listTokens(server, person);
    expect(JSON.stringify(listed)).not.toContain(token);
    const stored = (await storedTokens()).find((row) => row.id === id);
    expect(stored?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(JSON.stringify(stored)).not.toContain(token.slice(4, 20));
  });

  it('is listed with what it may do, its days and its last use, newest first', async () => {
    const person = await newUser(server);
    const first = await newToken(server, person, ['portfolio:write', 'portfolio:read']);
    const second = await newToken(server, person, ['account:read'], { name: 'Other' });
    await account(second).set(from('198.51.100.77')).expect(200);
    expect(await listTokens(server, person)).toEqual([
      {
        ...{ id: second.id, name: 'Other', scopes: ['account:read'], ended: false },
        ...{ createdAt: clock.now().toISOString(), endsOn: dayIn(90) },
        ...{ lastUsedOn: dayIn(0), lastUsedFrom: '198.51.100.0/24' },
      },
      {
        ...{ id: first.id, name: 'My program', ended: false },
        ...{ scopes: ['portfolio:read', 'portfolio:write'], lastUsedOn: null, lastUsedFrom: '' },
        ...{ createdAt: clock.now().toISOString(), endsOn: dayIn(90) },
      },
    ]);
  });

  it('is mailed to its owner, and is in their activity', async () => {
    const person = await newUser(server);
    const { id } = await newToken(server, person, ['portfolio:write'], { name: 'Sync' });
    const mails = await mailsTo(server, person.email);
    const mail = mails.find(({ subject }) => subject === 'An access token was created');
    expect(mail?.body).toContain('"Sync"');
    expect(mail?.body).toContain('It can change: your portfolio and its files.');
    expect(mail?.body).not.toContain('vit_');
    await http.delete(`${TOKENS}${id}/`).set(person.bearer).expect(204);
    const happened = await activityOf(server, await loadAccount(server, person));
    expect(happened).toEqual(expect.arrayContaining(['token-created', 'token-revoked']));
  });

  it('notes its use at most once an hour, so that reading does not write', async () => {
    const person = await newUser(server);
    const token = await newToken(server, person);
    const use = async (address: string) => {
      await account(token).set(from(address)).expect(200);
      return (await storedTokens()).find(({ id }) => id === token.id);
    };
    const first = await use('198.51.100.1');
    clock.advance(HOUR_MS - 1);
    expect(await use('203.0.113.1')).toEqual(first);
    clock.advance(2);
    expect((await use('203.0.113.1'))?.lastUsedFrom).toBe('203.0.113.0/24');
  });

  it('works through its last day, and is refused from the next', async () => {
    const person = await newUser(server);
    const token = await newToken(server, person, ['account:read'], { endsOn: dayIn(2) });
    clock.advance(Date.parse(dayIn(3)) - clock.now().getTime() - 1);
    await account(token).expect(200);
    clock.advance(1);
    const { body, headers } = await account(token).expect(401);
    expect(body).toMatchObject({
      code: 'unauthenticated',
      detail: expect.stringContaining('has expired'),
    });
    expect(headers['www-authenticate']).toContain('error="invalid_token"');
    const again = await signIn(server, person.email);
    expect(await listTokens(server, again)).toMatchObject([{ ended: true, endsOn: dayIn(-1) }]);
  });

  it('has no end only where that is chosen', async () => {
    const person = await newUser(server);
    expect((await newToken(server, person)).endsOn).toBe(dayIn(90));
    const endless = await newToken(server, person, ['account:read'], { endsOn: null });
    expect(endless.endsOn).toBeNull();
    clock.advance(3 * 365 * DAY_MS);
    await account(endless).expect(200);
  });

  it.each([
    ['a day that is past', () => dayIn(-1)],
    ['more than a year away', () => dayIn(366)],
    ['no day', () => '2027-02-30'],
    ['an instant', () => clock.now().toISOString()],
    ['a number', () => 90],
  ])('is not made to end on %s', async (_what, endsOn) => {
    const { body } = await askForToken(server, await newUser(server), { endsOn: endsOn() });
    expect(body).toMatchObject({ code: 'invalid', errors: [{ path: 'endsOn' }] });
  });

  it.each([
    ['no scope', { scopes: [] }],
    ['a scope that does not exist', { scopes: ['everything'] }],
    ['a scope of administrators', { scopes: ['account:read', 'users:read'] }],
    ['no name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
  ])('is not made with %s', async (_what, changes) => {
    const person = await newUser(server);
    await askForToken(server, person, changes).expect(422);
    expect(await listTokens(server, person)).toEqual([]);
  });

  it('takes a recent sign-in', async () => {
    const person = await newUser(server);
    clock.advance(11 * MINUTE_MS);
    const { body } = await askForToken(server, person).expect(403);
    expect(body.code).toBe('recent-sign-in-required');
    await http.post('/api/auth/confirm/').set(person.bearer).send({ password: PASSWORD });
    await askForToken(server, person).expect(201);
  });

  it('is one of twenty at most, also of two that are made at once', async () => {
    const person = await newUser(server);
    for (let made = 1; made < PERSONAL_TOKENS_MAX; made += 1) await newToken(server, person);
    const both = await Promise.all([askForToken(server, person), askForToken(server, person)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [{ id }] = await listTokens(server, person);
    await http.delete(`${TOKENS}${id}/`).set(person.bearer).expect(204);
    await askForToken(server, person).expect(201);
  });

  it('that ended a month ago is forgotten with the next one', async () => {
    const person = await newUser(server);
    await newToken(server, person, ['account:read'], { endsOn: dayIn(0) });
    clock.advance(32 * DAY_MS);
    const again = await signIn(server, person.email);
    expect(await listTokens(server, again)).toHaveLength(1);
    const { id } = await newToken(server, again);
    expect(await listTokens(server, again)).toMatchObject([{ id }]);
  });

  it('shows its administrator the drafts, where it may read the blog', async () => {
    const admin = await newAdmin(server);
    const post = { title: 'Only a draft', description: 'd', posts: ['text'], status: 'draft' };
    const writing = await newToken(server, admin, ['blog:write']);
    await http.post('/blogs/').set(writing.bearer).send(post).expect(201);
    const reading = await newToken(server, admin, ['blog:read']);
    const { text } = await http.get('/blogs/').set(reading.bearer).expect(200);
    expect(text).toContain('Only a draft');
    await http.get('/blogs/').set(writing.bearer).expect(403);
    await http.post('/blogs/').set(reading.bearer).send(post).expect(403);
  });

  it('makes and changes users, but no editor or administrator, nor another role or e-mail', async () => {
    const admin = await newAdmin(server);
    const { bearer } = await newToken(server, admin, ['users:write', 'users:read']);
    const make = (role: string) =>
      http
        .post('/api/users/')
        .set(bearer)
        .send({ name: 'Ebai', email: registration().email, role });
    const change = (account: { id: string }, changes: object) =>
      http
        .put(`/api/users/${account.id}/`)
        .set(bearer)
        .send({ ...account, ...changes });
    const { body: user } = await make('user').expect(201);
    const made = { name: 'Bih', email: registration().email, role: 'editor' };
    const { body: editor } = await http
      .post('/api/users/')
      .set(admin.bearer)
      .send(made)
      .expect(201);
    const before = await http.get('/api/users/').set(bearer).expect(200);
    const refused = [
      await make('admin'),
      await make('editor'),
      await change(user, { role: 'admin' }),
      await change(user, { role: 'editor' }),
      await change(user, { email: registration().email }),
      await change(editor, { role: 'user' }),
      await change(editor, { status: 'inactive' }),
      await change(editor, { name: 'Boh' }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(8).fill('session-required'));
    const after = await http.get('/api/users/').set(bearer).expect(200);
    expect(after.body).toEqual(before.body);
    await change(user, { name: 'Eba', status: 'inactive' }).expect(200);
  });
});

describe('what a token may do', () => {
  const users = server.dependencies.users;
  const setRole = async (email: string, role: 'admin' | 'user') =>
    database.write(async (tx) => {
      const user = await users.getByEmail(tx, email);
      await users.update(tx, String(user?.id), { role });
    });

  it('goes with the role of its owner at once', async () => {
    const admin = await newAdmin(server);
    const { bearer } = await newToken(server, admin, ['users:read']);
    await http.get('/api/users/').set(bearer).expect(200);
    await setRole(admin.email, 'user');
    const { body } = await http.get('/api/users/').set(bearer).expect(403);
    expect(body.code).toBe('forbidden');
  });

  it('does not grow with the role of its owner', async () => {
    const person = await newUser(server);
    const { bearer } = await newToken(server, person, ['account:read', 'activity:read']);
    await setRole(person.email, 'admin');
    const { body } = await http.get('/api/users/').set(bearer).expect(403);
    expect(body.code).toBe('insufficient-scope');
  });

  it.each<[TokenScope, TokenScope]>([
    ['portfolio:write', 'portfolio:read'],
    ['portfolio:read', 'portfolio:write'],
  ])('is not widened from %s to %s', async (granted, missing) => {
    const { bearer } = await newToken(server, await newUser(server), [granted]);
    const { body } = missing.endsWith('read')
      ? await http.get('/api/portfolio/').set(bearer).expect(403)
      : await http.put('/api/portfolio/').set(bearer).send({ headline: 'x' }).expect(403);
    expect(body.detail).toContain(missing);
  });
});
