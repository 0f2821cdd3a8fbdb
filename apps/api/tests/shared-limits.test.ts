// @module-tag operations
import { startValkey } from '@vitrine/test-support/valkey';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../src/lib/logger.ts';
import { createSharedLimiters } from '../src/lib/shared-limiter.ts';
import { openValkeyCounts } from '../src/lib/valkey-counts.ts';
import { contactForm } from './testing/forms.ts';
import { startTestServer, TEST_SECRET, type TestServer } from './testing/test-server.ts';

const CLIENT = '198.51.100.1';

/** Two servers that count in one Valkey; each has a database of its own. */
async function startTwo(patienceMs = 10_000) {
  const valkey = await startValkey();
  onTestFinished(() => valkey.stop());
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
  const start = async () => {
    const counts = openValkeyCounts(valkey.url);
    const store = counts.storeOf('connected', 1_000);
    await expect.poll(() => store.get('client').catch(() => undefined)).toBeNull();
    const limiterOf = createSharedLimiters(counts, { logger, secret: TEST_SECRET, patienceMs });
    const server = await startTestServer({ rateLimits: true, trustedProxies: 1, limiterOf });
    onTestFinished(async () => {
      await server.close();
      await counts.close();
    });
    return server;
  };
  const servers = [await start(), await start()] as const;
  const warnings = () => lines.filter((line) => line.includes('counts-not-shared')).length;
  return { valkey, servers, warnings };
}

const signIn = ({ http }: TestServer, email = 'ada@example.com', client = CLIENT) =>
  http.post('/auth/login').set('X-Forwarded-For', client).send({ email, password: 'wrong one' });
const write = ({ http }: TestServer, client = CLIENT) =>
  http.post('/api/contact/').set('X-Forwarded-For', client).send(contactForm());

describe('two replicas with a Valkey', () => {
  it('count wrong passwords once, whichever of them is asked', async () => {
    const { servers } = await startTwo();
    const [first, second] = servers;
    const statuses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      statuses.push((await signIn(tries % 2 ? first : second)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    await signIn(first, 'ada@example.com', '198.51.100.2').expect(401);
  });

  it('check a burst of wrong passwords at most six times altogether', async () => {
    const { servers } = await startTwo();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => signIn(servers[at % 2 === 0 ? 0 : 1])),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
  });

  it('put a client that failed at one of them behind others at both', async () => {
    const { servers } = await startTwo();
    const [first, second] = servers;
    for (let tries = 0; tries < 3; tries += 1) await signIn(first, `nobody${tries}@example.com`);
    const failures = second.platform.limiterOf('failed-sign-ins', 15 * 60_000);
    expect((await failures.get(CLIENT))?.consumedPoints).toBe(3);
  });

  it.each(['hang', 'stop'] as const)(
    'go on when it does (%s), each with what it knew, and say so once',
    async (ending) => {
      const { valkey, servers, warnings } = await startTwo(1_000);
      const [first, second] = servers;
      for (let times = 0; times < 5; times += 1) await write(first).expect(202);
      await write(second).expect(429);
      await valkey[ending]();
      await write(first).expect(429);
      await write(second).expect(429);
      for (const server of servers) await write(server, '198.51.100.77').expect(202);
      if (ending === 'hang') valkey.goOn();
      expect(warnings()).toBe(2);
    },
  );
});
