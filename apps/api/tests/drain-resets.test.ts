// @module-tag operations
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';

const CLIENTS = 40;
/** Some clients ask again at once, others so much later. */
const SLOWEST_CLIENT_MS = 40;
const ASKED_BEFORE = 400;
const CHECK_MS = 50;

interface Started {
  url: string;
  /** Resolves with the exit code. */
  stop(): Promise<number>;
}

async function start(drainMs: number): Promise<Started> {
  const child = fork(join(import.meta.dirname, 'testing', 'draining-server.ts'), [String(drainMs)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      return Number((await ended)[0]);
    },
  };
}

/** The status of an answer, or the code of the error that came instead. */
function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (res) => {
      res.resume().once('end', () => resolve(res.statusCode ?? 0));
      res.once('error', (error) => resolve(String((error as NodeJS.ErrnoException).code)));
    }).once('error', (error) => resolve(String((error as NodeJS.ErrnoException).code)));
  });
}

/** Clients that ask one request after another on connections they keep, until they find nobody. */
function askOnAndOn(url: string) {
  const counts = new Map<number | string, number>();
  let asked = 0;
  let isOver = false;
  const enough = Promise.withResolvers<void>();
  const act = async (_: unknown, number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // by the real clock: what is tested is what meets at the same moment
    const restMs = (number * SLOWEST_CLIENT_MS) / CLIENTS;
    while (!isOver) {
      const answer = await ask(`${url}`, agent);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
      asked += 1;
      if (asked === ASKED_BEFORE) enough.resolve();
      if (answer === 'ECONNREFUSED') break;
      if (number % 2) await pause(restMs);
    }
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: CLIENTS }, act));
  return {
    enough: enough.promise,
    /** Resolves with how often each answer came, once all have found nobody or are stopped. */
    ended: async (stops = false) => {
      isOver ||= stops;
      await ended;
      return Object.fromEntries(counts);
    },
  };
}

const rounds = [1, 2, 3];

describe.each([0, 500])('clients that keep their connections, drained for %i ms', (drainMs) => {
  it.each(rounds)('find each request answered until nobody listens, round %i', async () => {
    const server = await start(drainMs);
    const clients = askOnAndOn(server.url);
    await clients.enough;
    const stopped = server.stop();
    const { 200: answered, ECONNREFUSED, ...others } = await clients.ended();
    expect(others).toEqual({});
    expect(answered).toBeGreaterThanOrEqual(ASKED_BEFORE);
    expect(ECONNREFUSED).toBe(CLIENTS);
    expect(await stopped).toBe(0);
  });
});

/** A proxy that keeps connections, and sends nothing to a server that is not ready or not there. */
async function startProxy(servers: readonly Started[]): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  let ready = [...servers];
  const checking = setInterval(async () => {
    for (const server of servers) {
      const status = await ask(`${server.url}/readyz`, new Agent());
      if (status !== 200) ready = ready.filter((other) => other !== server);
    }
  }, CHECK_MS);
  let next = 0;
  const proxy = createServer((req, res) => {
    const pass = (tried = 0) => {
      next += 1;
      const to = ready[next % ready.length];
      const { method, headers, url } = req;
      request(`${to?.url}${url}`, { method, headers, agent }, (answer) => {
        const { connection: _, ...others } = answer.headers;
        res.writeHead(answer.statusCode ?? 502, others);
        answer.pipe(res);
      })
        .once('error', (error: NodeJS.ErrnoException) => {
          // what was never sent may go to another
          if (error.code === 'ECONNREFUSED' && tried < servers.length) return pass(tried + 1);
          res.writeHead(502).end(error.code);
        })
        .end();
    };
    pass();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    clearInterval(checking);
    agent.destroy();
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

describe.each([0, 500])(
  'clients behind a proxy, one of two servers drained for %i ms',
  (drainMs) => {
    it.each(rounds)('notice nothing of it, round %i', async () => {
      const [leaving, staying] = [await start(drainMs), await start(0)];
      const clients = askOnAndOn(await startProxy([leaving, staying]));
      await clients.enough;
      expect(await leaving.stop()).toBe(0);
      const { 200: answered, ...others } = await clients.ended(true);
      expect(others).toEqual({});
      expect(answered).toBeGreaterThanOrEqual(ASKED_BEFORE);
    });
  },
);
