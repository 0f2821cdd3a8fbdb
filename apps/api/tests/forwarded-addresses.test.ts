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
