import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@vitrine/contracts';
import supertest from 'supertest';
import { afterAll } from 'vitest';
import { type AppOptions, createApp } from '../../src/app.ts';
import { createDependencies, type Dependencies } from '../../src/dependencies.ts';
import { createAfterwards } from '../../src/lib/afterwards.ts';
import { createDiskSpace } from '../../src/lib/disk-space.ts';
import { createFolderStore } from '../../src/lib/folder-store.ts';
import { createHost } from '../../src/lib/host.ts';
import { uuidIds } from '../../src/lib/ids.ts';
import { createJwtSigner } from '../../src/lib/jwt-signer.ts';
import { createLifecycle } from '../../src/lib/lifecycle.ts';
import { limiterInMemory } from '../../src/lib/limiter.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createPasswordHasher } from '../../src/lib/password-hash.ts';
import { createPictures } from '../../src/lib/pictures/pictures.ts';
import { publicNetwork } from '../../src/lib/public-network.ts';
import type { Platform } from '../../src/platform.ts';
import { TestClock } from './test-clock.ts';
import { createMigratedDatabase } from './test-database.ts';
import { TestMailer } from './test-mailer.ts';

export const TEST_SECRET = 'a secret that only the tests know, long enough';

export interface TestServer {
  /** Speaks real HTTP to the server. */
  http: ReturnType<typeof supertest.agent>;
  url: string;
  folder: string;
  platform: Platform;
  dependencies: Dependencies;
  clock: TestClock;
  mailer: TestMailer;
  /**
   * Resolves once nothing is left of the requests that have arrived: each has its answer, those who
   * watch them were notified, and what goes on after an answer has ended. Streams of events may stay open.
   */
  idle(): Promise<void>;
  close(): Promise<void>;
}

type Options = Partial<AppOptions> &
  Partial<
    Pick<
      Platform,
      'database' | 'hasher' | 'host' | 'logger' | 'space' | 'limiterOf' | 'privateTargets'
    >
  >;

/** A server for a whole test file, closed after its last test; call it at the top of the file. */
export async function useTestServer(options: Options = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  afterAll(server.close);
  return server;
}

/** A whole server of its own, on the database this run tests; the caller closes it. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  const database = options.database ?? (await (await createMigratedDatabase(folder)).open());
  const clock = new TestClock();
  const mailer = new TestMailer();
  // the command reads the settings of this process, not those of the test
  const backups = { hour: undefined, make: async () => undefined };
  const platform: Platform = {
    database,
    files: createFolderStore(join(folder, 'files')),
    mailer,
    hasher: options.hasher ?? createPasswordHasher(4),
    limiterOf: options.limiterOf ?? limiterInMemory,
    clock,
    ids: uuidIds,
    logger: options.logger ?? createLogger('silent'),
    secret: TEST_SECRET,
    signer: createJwtSigner(TEST_SECRET, clock),
    publicUrl: 'http://vitrine.test',
    space: options.space ?? createDiskSpace({ folders: [folder], logger: createLogger('silent') }),
    lifecycle: createLifecycle(clock.now()),
    host: options.host ?? { ...createHost(folder), backups },
    pictures: createPictures(),
    network: publicNetwork,
    uploadFolder: folder,
    privateTargets: options.privateTargets ?? [],
  };
  const dependencies = createDependencies(platform);
  const app = createApp(dependencies, { rateLimits: false, trustedProxies: 0, ...options });
  const answers = createAfterwards();
  const server = createServer((req, res) => {
    const isStream = req.url?.startsWith(endpoints['admin.events'].path);
    if (!isStream) answers.add(new Promise((resolve) => res.once('close', resolve)));
    app(req, res);
  });
  const idle = async () => {
    await answers.ended();
    await dependencies.afterwards.ended();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await dependencies.afterwards.ended();
    await platform.hasher.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  const http = supertest.agent(url);
  return { http, url, folder, platform, dependencies, clock, mailer, idle, close };
}
