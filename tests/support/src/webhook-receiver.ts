import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** As it came over the line. */
  body: string;
}

/** A real program that is notified of what happens. */
export interface WebhookReceiver {
  url: string;
  port: number;
  received: ReceivedWebhook[];
  close(): Promise<void>;
}

/** @param answer what a test wants of the receiver; 204 without it */
export async function startWebhookReceiver(
  answer: (res: ServerResponse, webhook: ReceivedWebhook) => unknown = (res) =>
    res.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      const { method = '', url: path = '', headers } = req;
      const webhook = { method, path, headers, body };
      received.push(webhook);
      answer(res, webhook);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
