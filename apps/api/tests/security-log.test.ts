import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../src/lib/logger.ts';
import { newAdmin, newUser, PASSWORD } from './testing/people.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

type Line = Record<string, unknown>;
let lines: Line[] = [];
const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
const logger = createLogger('info', destination);
const options = { logger, trustedProxies: 1, rateLimits: true };
const server = await useTestServer(options);
const { http } = server;
const FROM = { 'X-Forwarded-For': '198.51.100.77' };

beforeEach(() => {
  lines = [];
});
/** For a test that uses up what its clients, or the log, may take. */
const startOwn = async () => {
  const own = await startTestServer(options);
  onTestFinished(own.close);
  return own;
};
const eventsOf = (event: string) => lines.filter((line) => line.event === event);

/** What every line about security tells, apart from what happened. */
const circumstances = (requestId: string | undefined) => ({
  requestId,
  client: '198.51.100.0/24',
  time: expect.stringMatching(/Z$/),
});

describe('the log of what concerns security', () => {
  it('tells who signed in, and who could not, from where and with which request', async () => {
    const { email } = await newUser(server);
    const login = (password: string) =>
      http.post('/auth/login').set(FROM).send({ email, password });
    const wrong = await login('not the password').expect(401);
    expect(eventsOf('sign-in-failed')).toMatchObject([
      circumstances(wrong.headers['x-request-id']),
    ]);
    lines = [];
    const right = await login(PASSWORD).expect(200);
    expect(eventsOf('signed-in')).toMatchObject([
      { ...circumstances(right.headers['x-request-id']), userId: expect.any(String) },
    ]);
  });

  it('tells of a change of role and of a deletion, with the administrator who did it', async () => {
    const admin = await newAdmin(server);
    const { email } = await newUser(server);
    const { body } = await http.get('/api/users/').query({ q: email }).set(admin.bearer);
    const [user] = body.items;
    const actor = (
      await server.dependencies.users.getByEmail(server.platform.database.read, admin.email)
    )?.id;
    const path = `/api/users/${user.id}/`;
    const { name, status } = user;
    const changed = await http
      .put(path)
      .set(admin.bearer)
      .set(FROM)
      .send({ name, email, status, role: 'editor' });
    expect(changed.status).toBe(200);
    expect(eventsOf('access-changed')).toMatchObject([
      { ...circumstances(changed.headers['x-request-id']), actor, userId: user.id, role: 'editor' },
    ]);
    const deleted = await http.delete(path).set(admin.bearer).set(FROM).expect(204);
    expect(eventsOf('account-deleted')).toMatchObject([
      { ...circumstances(deleted.headers['x-request-id']), actor, userId: user.id },
    ]);
  });

  it('tells once that a client has reached a limit', async () => {
    const own = await startOwn();
    const { email } = await newUser(own);
    for (let tries = 0; tries < 9; tries += 1) {
      await own.http.post('/auth/login').set(FROM).send({ email, password: 'wrong password' });
    }
    expect(eventsOf('limit-reached')).toMatchObject([
      { client: '198.51.100.0/24', method: 'POST', route: '/auth/login' },
    ]);
  });

  it('is not filled by a flood from many addresses', async () => {
    const own = await startOwn();
    // forms, which cost no password: every client may send five of them
    const attempt = (from: string) =>
      own.http.post('/api/newsletter/').set({ 'X-Forwarded-For': from }).send({});
    for (let client = 0; client < 110; client += 1) {
      await Promise.all(Array.from({ length: 6 }, () => attempt(`203.0.${client}.9`)));
    }
    expect(eventsOf('limit-reached').length).toBeGreaterThan(50);
    expect(eventsOf('limit-reached').length).toBeLessThanOrEqual(100);
  });

  it('holds no whole address of a client', async () => {
    const { email } = await newUser(server);
    await http.post('/auth/login').set(FROM).send({ email, password: 'wrong password' });
    expect(JSON.stringify(lines)).not.toContain('198.51.100.77');
  });

  it('keeps little of what was sent in the place of a passkey', async () => {
    const { bearer } = await newUser(server);
    const clientData = { type: 'x'.repeat(10_000), challenge: 'x', origin: 'https://evil.example' };
    const clientDataJSON = Buffer.from(JSON.stringify(clientData)).toString('base64url');
    const response = { clientDataJSON, attestationObject: 'oA' };
    const credential = { id: 'aaaa', rawId: 'aaaa', type: 'public-key', response };
    const add = http.post('/api/account/second-factor/passkeys/').set(bearer);
    await add.send({ name: 'Phone', credential }).expect(400);
    const [line] = eventsOf('passkey-not-added');
    expect(line).toBeDefined();
    expect(JSON.stringify(line).length).toBeLessThan(1_000);
  });
});
