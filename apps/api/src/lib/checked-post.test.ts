import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { certificateFor } from '../../tests/testing/certificate.ts';
import { checkedPost } from './checked-post.ts';
import { PostError, PostInterruptedError } from './post.ts';

const LONG = { connectMs: 20_000, wholeMs: 20_000, answerBytes: 64 * 1024 };
/** For what never answers: it is given up at once. */
const SHORT = { ...LONG, wholeMs: 150 };
const NAME = 'hooks.example';

async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

const serve = (answer: RequestListener) => listen(createServer(answer));

/** Posts to this machine under a name, which is allowed unless a test says otherwise. */
const post = (port: number, changes: Partial<Parameters<typeof checkedPost>[0]> = {}) =>
  checkedPost({
    url: new URL(`http://${NAME}:${port}/hooks?key=1`),
    headers: { 'content-type': 'application/json' },
    body: '{"word":"Étinde"}',
    allowed: [NAME],
    limits: LONG,
    stop: new AbortController().signal,
    resolve: async () => ['127.0.0.1'],
    ...changes,
  });

const failureOf = (posting: Promise<unknown>) =>
  posting.then(
    () => 'none',
    (error: unknown) => (error instanceof PostError ? error.failure : error),
  );

describe('a post', () => {
  it('brings its body and headers, and the name that it was meant for', async () => {
    let seen: object = {};
    const port = await serve(async (req, res) => {
      const { method, url, headers } = req;
      let body = '';
      for await (const chunk of req) body += chunk;
      seen = { method, url, host: headers.host, type: headers['content-type'], body };
      res.writeHead(202).end('taken');
    });
    const { status, body } = await post(port);
    expect([status, body.toString()]).toEqual([202, 'taken']);
    expect(seen).toEqual({
      method: 'POST',
      url: '/hooks?key=1',
      host: `${NAME}:${port}`,
      type: 'application/json',
      body: '{"word":"Étinde"}',
    });
  });

  it('over TLS is for the holder of a certificate of that name, though an address was looked up', async () => {
    const names: unknown[] = [];
    const own = certificateFor(NAME);
    const server = createSecureServer(own, (_req, res) => res.end('secret'));
    server.on('secureConnection', ({ servername }) => names.push(servername));
    const url = new URL(`https://${NAME}:${await listen(server)}/`);
    const { body } = await post(0, { url, ca: own.cert });
    expect(body.toString()).toBe('secret');
    expect(names).toEqual([NAME]);
  });

  it('goes nowhere when the certificate is of another name, or of nobody known', async () => {
    const other = certificateFor('other.example');
    let asked = 0;
    const server = createSecureServer(other, (_req, res) => {
      asked += 1;
      res.end();
    });
    const url = new URL(`https://${NAME}:${await listen(server)}/`);
    expect(await failureOf(post(0, { url, ca: other.cert }))).toBe('tls-failed');
    expect(await failureOf(post(0, { url }))).toBe('tls-failed');
    expect(asked).toBe(0);
  });
});

describe('a target in a private network', () => {
  /** A server of this machine that must not be reached. */
  const forbidden = async () => {
    const seen = { connections: 0 };
    const server = createServer((_req, res) => res.end());
    server.on('connection', () => {
      seen.connections += 1;
    });
    return { port: await listen(server), seen };
  };

  it.each(['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
    'is never connected to as %s',
    async (host) => {
      const { port, seen } = await forbidden();
      for (const scheme of ['http', 'https']) {
        const url = new URL(`${scheme}://${host}:${port}/`);
        expect(await failureOf(post(port, { url, allowed: [] }))).toBe('address-refused');
      }
      expect(seen.connections).toBe(0);
    },
  );

  it('is never connected to by a name that leads there', async () => {
    const { port, seen } = await forbidden();
    const url = new URL(`https://${NAME}:${port}/`);
    expect(await failureOf(post(port, { url, allowed: [] }))).toBe('address-refused');
    const resolve = async () => ['1.1.1.1', '127.0.0.1'];
    expect(await failureOf(post(port, { url, allowed: [], resolve }))).toBe('address-refused');
    expect(seen.connections).toBe(0);
  });

  it('is not reached by a name that leads there once it was checked', async () => {
    const { port, seen } = await forbidden();
    let asked = 0;
    // the first answer is public and takes no connection; a second one would be this machine
    const resolve = async () => {
      asked += 1;
      return asked === 1 ? ['192.88.98.1'] : ['127.0.0.1'];
    };
    const url = new URL(`https://${NAME}:${port}/`);
    const failure = await failureOf(post(port, { url, allowed: [], resolve, limits: SHORT }));
    expect(['timed-out', 'connection-failed']).toContain(failure);
    expect(asked).toBe(1);
    expect(seen.connections).toBe(0);
  });

  it('is reached where the operator allows its host, and only there', async () => {
    const port = await serve((_req, res) => res.end());
    const url = new URL(`http://127.0.0.1:${port}/`);
    const at = (allowed: string[]) => post(port, { url, allowed });
    expect((await at(['127.0.0.1'])).status).toBe(200);
    expect((await at([`127.0.0.1:${port}`])).status).toBe(200);
    expect(await failureOf(at([`127.0.0.1:${port + 1}`]))).toBe('address-refused');
  });
});

describe('a receiver', () => {
  it('that redirects is not followed', async () => {
    let asked = 0;
    const port = await serve((_req, res) => {
      asked += 1;
      res.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    });
    expect((await post(port)).status).toBe(302);
    expect(asked).toBe(1);
  });

  it('that answers 10 MB is read to 64 KB and no further', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const { promise: closed, resolve: close } = Promise.withResolvers<number>();
    const port = await serve((_req, res) => {
      let sent = 0;
      const write = () => {
        while (sent < 160 && res.writable) {
          sent += 1;
          if (!res.write(chunk)) return void res.once('drain', write);
        }
        res.end();
      };
      res.on('close', () => close(res.writableFinished ? 160 : sent));
      write();
    });
    const { status, body } = await post(port);
    expect([status, body.length]).toEqual([200, 64 * 1024]);
    // the rest was never taken
    expect(await closed).toBeLessThan(160);
  });

  it('that takes the request and answers nothing is left', async () => {
    const port = await serve(() => undefined);
    expect(await failureOf(post(port, { limits: SHORT }))).toBe('timed-out');
  });

  it('that answers a letter at a time is left', async () => {
    const port = await serve((_req, res) => {
      res.writeHead(200);
      // by the real clock, as the limit is
      const timer = setInterval(() => res.write('x'), 10);
      res.on('close', () => clearInterval(timer));
    });
    expect(await failureOf(post(port, { limits: SHORT }))).toBe('timed-out');
  });

  it('that takes the connection and says nothing of TLS is left sooner', async () => {
    const port = await listen(createTcpServer());
    const url = new URL(`https://${NAME}:${port}/`);
    const limits = { ...LONG, connectMs: 150 };
    expect(await failureOf(post(port, { url, limits }))).toBe('timed-out');
  });

  it('that wants to go on in another protocol has not taken it', async () => {
    const answer = ['HTTP/1.1 101 Other', 'Connection: Upgrade', 'Upgrade: websocket', '', ''];
    const server = createTcpServer((socket) => {
      socket.once('data', () => socket.write(answer.join('\r\n')));
    });
    expect((await post(await listen(server))).status).toBe(101);
  });

  it('that closes before it answers, or in the middle of its answer, has not taken it', async () => {
    const before = await serve((req) => req.socket.destroy());
    expect(await failureOf(post(before))).toBe('connection-lost');
    const amid = await serve((req, res) => {
      res.writeHead(200, { 'content-length': '100' }).write('half', () => req.socket.destroy());
    });
    expect(await failureOf(post(amid))).toBe('connection-lost');
  });

  it('that is not there is distinguished', async () => {
    const server = createTcpServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    expect(await failureOf(post(port))).toBe('connection-failed');
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await failureOf(post(port, { resolve }))).toBe('name-not-found');
  });

  it('whose name is never looked up is left', async () => {
    const resolve = () => new Promise<string[]>(() => undefined);
    expect(await failureOf(post(1, { resolve, limits: SHORT }))).toBe('timed-out');
  });

  it('is left at once when the program stops', async () => {
    const stopping = new AbortController();
    const port = await serve(() => stopping.abort());
    const failure = await failureOf(post(port, { stop: stopping.signal }));
    expect(failure).toBeInstanceOf(PostInterruptedError);
  });
});
