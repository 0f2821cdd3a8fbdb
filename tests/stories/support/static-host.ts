import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** A host that only serves files, and knows what it was asked for. */
export interface StaticHost {
  url: string;
  /** Method and path of every request. */
  asked: string[];
  close(): Promise<void>;
}

/** Serves a folder as GitHub Pages does: where there is no file, 404.html with the status 404. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(`${request.method} ${pathname}`);
    const name = normalize(pathname).replace(/\/$/, '/index.html');
    const found = isFile(join(folder, name));
    const path = join(folder, found ? name : '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // service workers run on this host without https
    url: `http://localhost:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
