import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { SECOND_MS } from '../lib/clock.ts';

const HEADERS_TIMEOUT_MS = 10 * SECOND_MS;
/** A video over a slow line takes this long; a line that is silent is cut sooner. */
const REQUEST_TIMEOUT_MS = 20 * 60 * SECOND_MS;
const SILENCE_TIMEOUT_MS = 25 * SECOND_MS;
const KEEP_ALIVE_MS = 20 * SECOND_MS;
const SHUTDOWN_MS = 10 * SECOND_MS;

/** An HTTP server that slow or silent clients cannot fill up. */
export function createHttpServer(app: Express): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: SECOND_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    app,
  );
  server.setTimeout(SILENCE_TIMEOUT_MS);
  return server;
}

/** Refuses new connections at once and lets running requests finish, for ten seconds at most. */
export async function closeHttpServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const giveUp = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  await closed;
  clearTimeout(giveUp);
}
