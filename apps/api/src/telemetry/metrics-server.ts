import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingsError } from '../env.ts';
import { SECOND_MS } from '../lib/clock.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';
const TIMEOUT_MS = 10 * SECOND_MS;

interface MetricsServer {
  /** Where the metrics are. */
  url: string;
  close(): Promise<void>;
}

/**
 * Offers the metrics on a port of their own, so that no visitor comes near them.
 * @throws {SettingsError} when the port cannot be had
 */
export async function startMetricsServer(
  read: Metrics['read'],
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: TIMEOUT_MS }, (req, res) => {
    const [path] = (req.url ?? '').split('?');
    if (path !== PATH) return void res.writeHead(404).end();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    read().then(
      ({ type, text }) => res.writeHead(200, { 'Content-Type': type }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new SettingsError(
          `Cannot start: the metrics cannot be offered at ${host}:${port} (${code}). Set METRICS_PORT or METRICS_HOST.`,
        ),
      ),
    );
    server.listen({ port, host }, resolve);
  });
  const { address, port: own, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${own}${PATH}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
