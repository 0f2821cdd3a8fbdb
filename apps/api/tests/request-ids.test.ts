import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLog } from '../src/http/access-log.ts';
import type { Outcome, WatchedRequest } from '../src/http/watch-requests.ts';
import { createLogger } from '../src/lib/logger.ts';
import { newAdmin } from './testing/people.ts';
import { startTestServer, type TestServer, useTestServer } from './testing/test-server.ts';

type Line = Record<string, unknown>;
let lines: Line[] = [];
const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
beforeEach(() => {
  lines = [];
});

const NEW_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const FROM_PROXY = '5f2b9e0c1d3a4f6b8c7d9e0f1a2b3c4d';
const idOf = async ({ http }: TestServer, id: string, path = '/health') =>
  (await http.get(path).set('X-Request-Id', id)).headers['x-request-id'];

describe('the name of a request', () => {
  const direct = useTestServer();
  const proxied = useTestServer({ trustedProxies: 1 });

  it('is that of the proxy in front, in what is made and in what is in memory', async () => {
    const server = await proxied;
    for (const path of ['/blogs/', '/blogs/', '/nowhere']) {
      expect(await idOf(server, FROM_PROXY, path)).toBe(FROM_PROXY);
    }
  });

  it('is never what someone sends who is no trusted proxy', async () => {
    expect(await idOf(await direct, FROM_PROXY)).toMatch(NEW_ID);
  });

  it.each([
    ['too short', 'abc'],
    ['too long', 'a'.repeat(65)],
    ['with a space', 'aaaaaaaa bbbbbbbb'],
    ['with what may break a line of the log', 'aaaaaaaa"}{"level":60'],
    ['of several', `${FROM_PROXY}, ${FROM_PROXY}`],
  ])('is a new one where the proxy sends one that is %s', async (_, id) => {
    expect(await idOf(await proxied, id)).toMatch(NEW_ID);
  });

  it('is in the error and in its line of the log', async () => {
    const logger = createLogger('warn', destination);
    const server = await startTestServer({ trustedProxies: 1, logger });
    server.platform.database.ping = () => Promise.reject(new Error('no line'));
    const answer = server.http.get('/health').set('X-Request-Id', FROM_PROXY);
    const { body } = await answer.expect(503);
    expect(body.request_id).toBe(FROM_PROXY);
    expect(lines).toMatchObject([{ requestId: FROM_PROXY, msg: 'health check failed' }]);
    await server.close();
  });
});

describe('the log of requests', () => {
  const start = async () => {
    const logger = createLogger('debug', destination);
    const watchers = [createAccessLog(logger, 0)].flatMap((watcher) => watcher ?? []);
    const server = await startTestServer({ trustedProxies: 1, logger, watchers });
    return { ...server, admin: await newAdmin(server) };
  };
  const requestLines = () => lines.filter(({ event }) => event === 'request');

  it('has a line for each, with the pattern of its path and nothing that people wrote', async () => {
    const server = await start();
    const { http, admin } = server;
    lines = [];
    const secret = 'Ngozi-wrote-this';
    const from = { 'X-Forwarded-For': '198.51.100.77', 'X-Request-Id': FROM_PROXY };
    await http.get(`/api/messages/${secret}/`).query({ q: secret }).set(admin.bearer).set(from);
    await http.get(`/${secret}`).set(from).set('Accept', 'application/json');
    await server.idle();
    expect(requestLines()).toMatchObject([
      {
        requestId: FROM_PROXY,
        client: '198.51.100.0/24',
        method: 'GET',
        route: '/api/messages/:id',
        status: 404,
        ms: expect.any(Number),
      },
      { route: 'other', status: 404 },
    ]);
    const written = JSON.stringify(requestLines());
    for (const part of [secret, '198.51.100.77', admin.email, 'actor']) {
      expect(written).not.toContain(part);
    }
    await server.close();
  });

  it('tells whether a public answer was in memory', async () => {
    const server = await start();
    lines = [];
    for (let times = 0; times < 2; times += 1) await server.http.get('/blogs/').expect(200);
    await server.idle();
    expect(requestLines()).toMatchObject([
      { route: '/blogs', cache: 'miss' },
      { route: '/blogs', cache: 'hit' },
    ]);
    await server.close();
  });

  it('has a line for the share of requests that was asked for, and costs nothing where none is', () => {
    const logger = createLogger('info', destination);
    expect(createAccessLog(logger, 0)).toBeUndefined();
    let drawn = 0;
    const log = createAccessLog(logger, 0.25, () => (drawn++ % 4) / 4);
    const request = {
      id: 'a',
      method: 'GET',
      client: '',
      traceParent: undefined,
    } as WatchedRequest;
    const outcome: Outcome = { route: '/x', status: 200, seconds: 0.01, cache: undefined };
    for (let times = 0; times < 8; times += 1) log?.end(request, outcome);
    expect(lines.length).toBe(2);
  });
});
