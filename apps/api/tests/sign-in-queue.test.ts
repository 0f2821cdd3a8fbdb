import { hashSync } from 'bcryptjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Queryable } from '../src/db/database.ts';
import { DAY_MS } from '../src/lib/clock.ts';
import { createHeldHasher, type HeldHasher } from './testing/held-hasher.ts';
import { newUser, PASSWORD, registration } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let hasher: HeldHasher;
let server: TestServer;
beforeEach(async () => {
  hasher = createHeldHasher();
  server = await startTestServer({ rateLimits: true, trustedProxies: 1, hasher });
});
afterEach(() => server.close());

const ATTACKER = '198.51.100.1';
const OWNER = '203.0.113.9';
const LANE_BOUND = 100;

const post = (path: string, client: string, body: object) =>
  server.http.post(path).set('X-Forwarded-For', client).send(body);
const login = (client: string, email: string, password: string, device?: string) =>
  post('/auth/login', client, { email, password, device });

/** Sends requests while no password is checked, and goes on once the server asks for that many. */
async function queue<T>(
  requests: PromiseLike<T>[],
  asked = requests.length,
): Promise<Promise<T>[]> {
  const before = hasher.asked();
  const sent = requests.map((request) => Promise.resolve(request));
  await hasher.untilAsked(before + asked);
  expect(hasher.asked()).toBe(before + asked);
  return sent;
}

let madeUp = 0;

/** Wrong passwords for as many made-up accounts, from one address or from one each. */
const flood = (many: number, client: (index: number) => string = () => ATTACKER) =>
  queue(
    Array.from({ length: many }, (_, index) => {
      madeUp += 1;
      return login(client(index), `nobody${madeUp}@example.com`, 'wrong password');
    }),
  );
const manyClients = (index: number) => `198.18.${index}.1`;

/** How many passwords reached the thread before this one, since the flood began. */
const waitedFor = (password: string, since: number) =>
  hasher.started.slice(since).findIndex((one) => one.password === password);

describe('while others flood the sign-in', () => {
  it('an owner elsewhere has the second turn, twenty times of twenty', async () => {
    const { email } = await newUser(server);
    for (let round = 0; round < 20; round += 1) {
      hasher.hold();
      const since = hasher.started.length;
      const attack = await flood(12);
      const [owner] = await queue([login(`203.0.113.${round}`, email, PASSWORD)]);
      hasher.release();
      expect((await owner)?.status).toBe(200);
      expect(waitedFor(PASSWORD, since)).toBeLessThanOrEqual(2);
      await Promise.all(attack);
    }
  });

  it('with the right passwords of nine accounts, an owner elsewhere has the second turn', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => newUser(server)));
    const owner = registration({ password: 'the password of the owner' });
    await post('/auth/register', OWNER, owner).expect(201);
    hasher.hold();
    const since = hasher.started.length;
    const attack = await queue(
      people.flatMap(({ email }) => [1, 2, 3].map(() => login(ATTACKER, email, PASSWORD))),
    );
    const [answer] = await queue([login(OWNER, owner.email, owner.password)]);
    hasher.release();
    expect((await answer)?.status).toBe(200);
    expect(waitedFor(owner.password, since)).toBeLessThanOrEqual(2);
    await Promise.all(attack);
  });

  it('someone else behind its address waits for one turn of each account, not for all', async () => {
    const { email } = await newUser(server);
    hasher.hold();
    const since = hasher.started.length;
    const attack = await queue(
      [0, 1, 2].flatMap((account) =>
        [0, 1, 2, 3, 4].map(() =>
          login(ATTACKER, `nobody${account}@example.com`, 'wrong password'),
        ),
      ),
    );
    const [owner] = await queue([login(ATTACKER, email, PASSWORD)]);
    hasher.release();
    expect((await owner)?.status).toBe(200);
    expect(waitedFor(PASSWORD, since)).toBeLessThanOrEqual(4);
    await Promise.all(attack);
  });

  it('the surplus is refused to that client, with the time to wait, and to nobody else', async () => {
    const { email } = await newUser(server);
    hasher.hold();
    // one is being checked, the rest fills the lane
    const attack = await flood(LANE_BOUND + 1);
    const [owner] = await queue([login(OWNER, email, PASSWORD)]);
    hasher.release();
    expect((await owner)?.status).toBe(200);
    const refused = (await Promise.all(attack)).filter(({ status }) => status !== 401);
    expect(refused.map(({ status }) => status)).toEqual([503]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('from many addresses, an owner elsewhere does not queue with those that failed before', async () => {
    const { email } = await newUser(server);
    for (let round = 0; round < 3; round += 1) await Promise.all(await flood(40, manyClients));
    hasher.hold();
    const since = hasher.started.length;
    const attack = await flood(40, manyClients);
    const [owner] = await queue([login(OWNER, email, PASSWORD)]);
    hasher.release();
    expect((await owner)?.status).toBe(200);
    expect(waitedFor(PASSWORD, since)).toBeLessThanOrEqual(2);
    await Promise.all(attack);
  });

  it('people register', async () => {
    hasher.hold();
    const since = hasher.started.length;
    const attack = await flood(60, manyClients);
    const form = registration({ password: 'a password of their own' });
    const [made] = await queue([post('/auth/register', OWNER, form)]);
    hasher.release();
    expect((await made)?.status).toBe(201);
    expect(waitedFor(form.password, since)).toBeLessThanOrEqual(2);
    await Promise.all(attack);
  });

  it('anyone who is signed in confirms the password', async () => {
    const { bearer } = await newUser(server);
    hasher.hold();
    const since = hasher.started.length;
    const attack = await flood(60, manyClients);
    const [confirmed] = await queue([
      server.http.post('/api/auth/confirm/').set(bearer).send({ password: PASSWORD }),
    ]);
    hasher.release();
    expect((await confirmed)?.status).toBe(204);
    expect(waitedFor(PASSWORD, since)).toBeLessThanOrEqual(2);
    await Promise.all(attack);
  });
});

describe('a device that signed in before', () => {
  const signInOnce = async () => {
    const { email } = await newUser(server);
    const { body } = await login(OWNER, email, PASSWORD).expect(200);
    return { email, device: body.device as string };
  };

  /** How many turns others have before an owner among clients that flood the sign-in. */
  async function turnsBefore(email: string, device: string) {
    hasher.hold();
    const since = hasher.started.length;
    const attack = await flood(60, manyClients);
    const [owner] = await queue([login(OWNER, email, PASSWORD, device)]);
    hasher.release();
    expect((await owner)?.status).toBe(200);
    await Promise.all(attack);
    return waitedFor(PASSWORD, since);
  }

  it('does not queue with strangers, however many they are', async () => {
    const { email, device } = await signInOnce();
    expect(await turnsBefore(email, device)).toBeLessThanOrEqual(2);
  });

  it('shows nothing of its account or its time', async () => {
    const { email, device } = await signInOnce();
    const bytes = Buffer.from(device, 'base64url').toString('latin1');
    expect(device + bytes).not.toContain(email.split('@')[0]);
    const { body } = await login(OWNER, email, PASSWORD).expect(200);
    expect(body.device).not.toBe(device);
    expect(body.device).toHaveLength(device.length);
  });

  it.each([
    [
      'a mark that was changed',
      ({ device }: { device: string }) =>
        `${device.slice(0, -1)}${device.endsWith('A') ? 'Q' : 'A'}`,
    ],
    ['a mark for another account', async () => (await signInOnce()).device],
    ['nonsense', () => 'nonsense'],
    [
      'a mark that is too old',
      ({ device }: { device: string }) => {
        server.clock.advance(91 * DAY_MS);
        return device;
      },
    ],
  ])('is not made of %s', async (_what, forge) => {
    const known = await signInOnce();
    const mark = await forge(known);
    expect(await turnsBefore(known.email, mark)).toBeGreaterThan(50);
  });

  it('is let in by no mark alone', async () => {
    const { email, device } = await signInOnce();
    await login(OWNER, email, 'wrong password', device).expect(401);
    await server.http.get('/api/account/').set('Authorization', `Bearer ${device}`).expect(401);
    await post('/api/auth/refresh/', OWNER, { refresh: device }).expect(401);
  });
});

describe('a sign-in that waits for its turn', () => {
  /** Signs in with the right password, while something happens to the account. */
  async function signInMeanwhile(
    happens: (users: TestServer['dependencies']['users'], tx: Queryable, id: string) => unknown,
  ): Promise<number | undefined> {
    const { email } = await newUser(server);
    hasher.hold();
    const [waiting] = await queue([login(OWNER, email, PASSWORD)]);
    await server.platform.database.write(async (tx) => {
      const { users } = server.dependencies;
      const user = await users.getByEmail(tx, email);
      await happens(users, tx, String(user?.id));
    });
    hasher.release();
    return (await waiting)?.status;
  }

  it.each([
    ['refused when another password is chosen', { passwordHash: hashSync('another', 4) }, 401],
    ['refused when the account is closed', { status: 'inactive' }, 403],
    ['not refused when its password is hashed again', { passwordHash: hashSync(PASSWORD, 4) }, 200],
  ] as const)('is %s in the meantime', async (_what, changes, status) => {
    expect(await signInMeanwhile((users, tx, id) => users.update(tx, id, changes))).toBe(status);
  });

  it('is refused when the account is erased in the meantime', async () => {
    expect(await signInMeanwhile((users, tx, id) => users.delete(tx, id))).toBe(401);
  });
});

describe('limits', () => {
  it('let fifty people behind one address sign in at once', async () => {
    const people = [];
    for (let index = 0; index < 50; index += 1) {
      const form = registration();
      people.push(form.email);
      await post('/auth/register', `192.0.2.${index}`, form).expect(201);
    }
    hasher.hold();
    const answers = await queue(people.map((email) => login(OWNER, email, PASSWORD)));
    hasher.release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('count right passwords of one account, too', async () => {
    const { email } = await newUser(server);
    for (let times = 0; times < 30; times += 1) await login(OWNER, email, PASSWORD).expect(200);
    const { headers } = await login(OWNER, email, PASSWORD).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await login(ATTACKER, email, PASSWORD).expect(200);
  });

  it('on other writes do not keep a session from being renewed', async () => {
    const person = await newUser(server);
    const write = () => post('/api/auth/logout/', OWNER, {});
    for (let times = 0; times < 300; times += 1) await write();
    await write().expect(429);
    await post('/api/auth/refresh/', OWNER, { refresh: person.refresh }).expect(200);
  });
});

describe('a password that was hashed with another cost', () => {
  const store = async (email: string, cost: number) => {
    const { database } = server.platform;
    await database.write(async (tx) => {
      const user = await server.dependencies.users.getByEmail(tx, email);
      await server.dependencies.users.update(tx, String(user?.id), {
        passwordHash: hashSync(PASSWORD, cost),
      });
    });
  };
  const storedCost = async (email: string) => {
    const { read } = server.platform.database;
    const user = await server.dependencies.users.getByEmail(read, email);
    return user?.passwordHash?.slice(4, 6);
  };

  it.each([5, 6])(
    'of %i still works, and is hashed again when its person signs in',
    async (cost) => {
      const { email } = await newUser(server);
      await store(email, cost);
      await login(OWNER, email, 'wrong password').expect(401);
      expect(await storedCost(email)).toBe(`0${cost}`);
      await login(OWNER, email, PASSWORD).expect(200);
      expect(await storedCost(email)).toBe('04');
      await login(OWNER, email, PASSWORD).expect(200);
    },
  );

  it('makes unknown addresses take as long as some account does, each always the same', async () => {
    const [one, other] = [await newUser(server), await newUser(server)];
    await store(one.email, 5);
    await store(other.email, 6);
    const costs: (string | undefined)[] = [];
    for (let index = 0; index < 24; index += 1) {
      await login(`192.0.2.${index}`, `nobody${index % 12}@example.com`, PASSWORD).expect(401);
      costs.push(hasher.started.at(-1)?.hash?.slice(4, 6));
    }
    expect(new Set(costs)).toEqual(new Set(['05', '06']));
    expect(costs.slice(0, 12)).toEqual(costs.slice(12));
  });
});
