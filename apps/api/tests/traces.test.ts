// @module-tag operations
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { freePort } from '@vitrine/test-support/free-port';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { registration } from './testing/people.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-traces-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface Received {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

/** A collector as OTLP/HTTP describes it; keeps what it is sent. */
async function startCollector() {
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  const paths = new Set<string>();
  const server = createServer(async (req, res) => {
    paths.add(`${req.method} ${req.url} ${req.headers['content-type']}`);
    received.push((await json(req)) as Received);
    const status = req.url?.startsWith('/refused') ? 400 : 200;
    res.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    arrivals.emit('spans');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const resources = () => received.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    paths,
    resources,
    /** Resolves once this holds of what it was sent. */
    until: async (isEnough: () => boolean) => {
      while (!isEnough()) await once(arrivals, 'spans');
    },
    spans: (): Span[] =>
      resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

const PROXY_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PROXY_SPAN = '00f067aa0ba902b7';

describe('traces', () => {
  it('tell of a request with the writes, pages and mails behind it, and of nobody in person', async () => {
    const collector = await startCollector();
    const own = join(folder, 'own');
    const { variables } = await createTestDatabase(own);
    const server = await startServerProcess({
      ...variables,
      TRUST_PROXY: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_SERVICE_NAME: 'our site',
    });
    const headers = { traceparent: `00-${PROXY_TRACE}-${PROXY_SPAN}-01` };
    const form = registration();
    await fetch(`${server.url}/blogs/`, { headers });
    await fetch(`${server.url}/auth/register`, {
      method: 'POST',
      body: JSON.stringify(form),
      headers: { 'Content-Type': 'application/json' },
    });
    const named = (name: string) => collector.spans().filter((span) => span.name === name);
    await collector.until(() => named('mail').length > 0);
    expect(await server.stop('SIGTERM')).toBe(0);

    expect([...collector.paths]).toEqual(['POST /v1/traces application/json']);
    const [resource] = collector.resources();
    expect(resource?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'our site' },
    });
    const [list] = named('GET /blogs');
    expect(list).toMatchObject({ traceId: PROXY_TRACE, parentSpanId: PROXY_SPAN });
    expect(named('render')).toMatchObject([{ traceId: PROXY_TRACE, parentSpanId: list?.spanId }]);
    const [register] = named('POST /auth/register');
    expect(register?.traceId).not.toBe(PROXY_TRACE);
    const writes = named('database write').filter(({ traceId }) => traceId === register?.traceId);
    expect(writes.length).toBeGreaterThan(0);
    for (const { parentSpanId, startTimeUnixNano, endTimeUnixNano } of writes) {
      expect(parentSpanId).toBe(register?.spanId);
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    }
    const sent = JSON.stringify(collector.spans());
    for (const part of [form.email, form.password, '127.0.0.1']) expect(sent).not.toContain(part);
  });

  it('hold nothing up when no collector answers', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const { variables } = await createTestDatabase(join(folder, 'alone'));
    const server = await startServerProcess({
      ...variables,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    });
    expect((await fetch(`${server.url}/blogs/`)).status).toBe(200);
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  it('say once in the log that the collector takes none', async () => {
    const collector = await startCollector();
    const { variables } = await createTestDatabase(join(folder, 'refused'));
    const server = await startServerProcess({
      ...variables,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint.replace('//', '//name:hush@')}/refused`,
    });
    const lines = () => server.output().match(/"event":"spans-dropped".*/g) ?? [];
    for (let round = 1; round <= 2; round += 1) {
      await fetch(`${server.url}/blogs/`);
      await collector.until(() => collector.resources().length >= round);
      expect(collector.resources()).toHaveLength(round);
    }
    await server.said(/"event":"spans-dropped"/);
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toContain(`"collector":"${new URL(collector.endpoint).host}"`);
    expect(server.output()).not.toContain('hush');
    expect(await server.stop('SIGTERM')).toBe(0);
  });
});
