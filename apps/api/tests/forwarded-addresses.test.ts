import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../src/lib/logger.ts';
import { contactForm } from './testing/forms.ts';
import { startTestServer } from './testing/test-server.ts';

async function start(trustedProxies: number) {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const server = await startTestServer({ rateLimits: true, trustedProxies, logger });
  onTestFinished(() => server.close());
  const sendFrom = (address: string) =>
    server.http
      .post('/api/contact/')
      .set('X-Forwarded-For', address)
      .send(contactForm({ message: address }));
  const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'));
  return { server, sendFrom, warnings };
}

describe('a forwarded address', () => {
  it.each([
    ['198.51.100.9 with different ports', (at: number) => `198.51.100.9:${4_000 + at}`],
    ['an IPv6 address with different ports', (at: number) => `[2001:db8::9]:${4_000 + at}`],
    ['addresses of one IPv6 household', (at: number) => `2001:db8:0:1::${at + 1}`],
    ['what is no address', (at: number) => `unknown-${at}`],
  ])('is one client: %s', async (_, addressAt) => {
    const { sendFrom } = await start(1);
    for (let sent = 0; sent < 5; sent += 1) await sendFrom(addressAt(sent)).expect(202);
    await sendFrom(addressAt(5)).expect(429);
  });

  it('is not believed without a proxy, which the log says once', async () => {
    const { sendFrom, warnings } = await start(0);
    for (let sent = 0; sent < 5; sent += 1) await sendFrom(`198.51.100.${sent}`).expect(202);
    await sendFrom('198.51.100.200').expect(429);
    expect(warnings()).toHaveLength(1);
  });

  it('is no reason to warn where a proxy is set', async () => {
    const { sendFrom, warnings } = await start(1);
    await sendFrom('198.51.100.1').expect(202);
    expect(warnings()).toEqual([]);
  });
});

/** A proxy that writes behind the list who has sent it the request, as most do. */
async function startProxy(target: string, own: string, written: (address: string) => string) {
  const proxy = createServer((req, res) => {
    const before = req.headers['x-forwarded-for'];
    const sender = written(req.socket.remoteAddress ?? '');
    const forwarded = before ? `${before}, ${sender}` : sender;
    const { hostname, port } = new URL(target);
    const passedOn = request(
      {
        ...{ hostname, port, path: req.url, method: req.method, localAddress: own },
        headers: { ...req.headers, 'x-forwarded-for': forwarded },
      },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    req.pipe(passedOn);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

describe('behind two proxies', () => {
  const forms: [string, (address: string) => string][] = [
    ['addresses', (address) => address],
    ['addresses and ports', (address) => `${address}:${4_000 + Math.floor(Math.random() * 999)}`],
    ['addresses as IPv6 writes them', (address) => `::ffff:${address}`],
  ];

  /** From an address of its own on this machine, with what it claims to be. */
  async function send(url: string, client: string, claims: string): Promise<number> {
    const { hostname, port } = new URL(url);
    const asked = request({
      ...{ hostname, port, path: '/api/contact/', method: 'POST', localAddress: client },
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': claims },
    });
    asked.end(JSON.stringify(contactForm()));
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  }

  it.each(forms)(
    'a client is the one that the first has seen, written as %s',
    async (_, written) => {
      const { server } = await start(2);
      const inner = await startProxy(server.url, '127.0.0.12', written);
      const outer = await startProxy(inner, '127.0.0.11', written);
      const claims = (at: number) => `203.0.113.${at}, 127.0.0.11, unknown`;
      for (let sent = 0; sent < 5; sent += 1) {
        expect(await send(outer, '127.0.0.5', claims(sent))).toBe(202);
      }
      expect(await send(outer, '127.0.0.5', claims(5))).toBe(429);
      expect(await send(outer, '127.0.0.5', '127.0.0.6')).toBe(429);
      expect(await send(outer, '127.0.0.6', '127.0.0.5')).toBe(202);
    },
  );
});
