import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApp } from '../../apps/api/src/app.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { createDependencies } from '../../apps/api/src/dependencies.ts';
import { systemClock } from '../../apps/api/src/lib/clock.ts';
import { createFolderStore } from '../../apps/api/src/lib/folder-store.ts';
import { uuidIds } from '../../apps/api/src/lib/ids.ts';
import { createLogger } from '../../apps/api/src/lib/logger.ts';
import { createFolderMailer } from '../../apps/api/src/lib/mailer.ts';
import { createPasswordHasher } from '../../apps/api/src/lib/password-hash.ts';
import { letIn } from './people.ts';

const HASH_COST = 4;

/** The product's server on a database, which tells how long it took for a request. */
export async function startServer(database: Database, folder: string) {
  const hasher = createPasswordHasher(HASH_COST);
  const platform = {
    database,
    hasher,
    files: createFolderStore(join(folder, 'files')),
    mailer: createFolderMailer(join(folder, 'mail'), 'bench@localhost'),
    clock: systemClock,
    ids: uuidIds,
    logger: createLogger('silent'),
    secret: randomBytes(32).toString('hex'),
    publicUrl: 'http://localhost',
    uploadFolder: folder,
  };
  const app = createApp(createDependencies(platform), { rateLimits: false, trustedProxies: 0 });
  let took = 0;
  const server = createServer((req, res) => {
    const begun = performance.now();
    res.once('finish', () => {
      took = performance.now() - begun;
    });
    app(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const tokens = await letIn(database, hasher, url);

  const get = async (path: string, as: keyof typeof tokens) => {
    const headers = { Authorization: `Bearer ${tokens[as]}` };
    const reply = await fetch(url + path, { headers });
    const body = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(body)}`);
    return body as { next?: string | null };
  };

  return {
    /** From the request's arrival to the last byte of the answer, in ms. */
    async time(path: string, as: keyof typeof tokens): Promise<number> {
      await get(path, as);
      return took;
    },
    /** The path of a later page; of the last where there are not so many. */
    async follow(path: string, pages: number, as: keyof typeof tokens): Promise<string> {
      let current = path;
      for (let page = 0; page < pages; page += 1) {
        const { next } = await get(current, as);
        if (!next) break;
        current = `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`;
      }
      return current;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await hasher.close();
    },
  };
}
