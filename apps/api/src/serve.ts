import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { lockFolder } from './db/folder-lock.ts';
import { seedDefaults } from './db/seed/seed.ts';
import { createDependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { refusedListening } from './http/refused-listening.ts';
import {
  closeHttpServer,
  createHttpServer,
  endConnectionsWithTheirAnswers,
} from './http/server.ts';
import { loadWebApp } from './http/site.ts';
import { surviveUnhandledErrors } from './http/unhandled-errors.ts';
import { emptyUploadFolder } from './http/upload.ts';
import { SECOND_MS } from './lib/clock.ts';
import { WEB_BUILD } from './lib/program-files.ts';
import { VERSION } from './lib/version.ts';
import { prepareFirstAdmin } from './people/index.ts';
import { closePlatform, type OpenPlatform, openFileStore, openPlatform } from './platform.ts';
import { refuseUnfinishedCopy, requireOwnFiles } from './service/index.ts';
import { announce } from './startup-banner.ts';
import { startTelemetry } from './telemetry/telemetry.ts';
import { startWorkers } from './workers.ts';

/** Serves the installation until the process is asked to end. */
export async function serve(env: Env): Promise<void> {
  await lockFolder(env.DATA_DIR);
  await refuseUnfinishedCopy(openFileStore(env));
  const platform = await openPlatform(env);
  const { database, logger } = platform;
  surviveUnhandledErrors(logger);
  const areOwnFiles = await requireOwnFiles(platform).catch(async (error) => {
    // otherwise its newest changes would stay in a file beside it, which a restored one would read
    await database.close();
    throw error;
  });
  const pages = await seedDefaults(database, platform);
  if (pages.length > 0) logger.info({ pages }, 'added pages that came with this release');
  const dependencies = createDependencies(platform);
  const admin = await prepareFirstAdmin(platform, env);
  const web = await loadWebApp(WEB_BUILD);
  const rateLimits = env.RATE_LIMITS === 'on';
  if (!rateLimits) logger.warn('abuse limits are off (RATE_LIMITS=off)');
  const telemetry = await startTelemetry(env, { ...platform, backups: dependencies.backups });
  const app = createApp(dependencies, {
    ...{ web, rateLimits, trustedProxies: env.TRUST_PROXY, corsOrigins: env.CORS_ORIGINS },
    watchers: telemetry.watchers,
    // a file that cannot be read is no other machine that comes back
    answers: env.DATABASE_URL
      ? { folder: join(env.DATA_DIR, 'answers'), build: `${VERSION} ${web?.build}` }
      : undefined,
  });
  const swept = Promise.withResolvers<void>();
  let answer: RequestListener = (req, res) => void swept.promise.then(() => app(req, res));
  const server = createHttpServer((req, res) => answer(req, res), {
    connections: connectionLimits(env.TRUST_PROXY),
  });
  await listen(server, env);
  // not before: while the port is another process's, so are the uploads in the folder
  if (areOwnFiles) {
    await emptyUploadFolder(platform.uploadFolder);
    await dependencies.media.sweep();
  }
  answer = app;
  swept.resolve();
  const workers = startWorkers(dependencies);
  stopWhenTold(platform, async () => {
    endConnectionsWithTheirAnswers(server);
    // anyone who shares out the requests sees that it is not ready any more, and needs a while to
    await pause(env.DRAIN_SECONDS * SECOND_MS);
    // they would go on for ever
    dependencies.liveEvents.close();
    await closeHttpServer(server);
    await dependencies.afterwards.ended();
    await Promise.all(workers.map((worker) => worker.stop()));
    await telemetry.close();
  });
  // last: anyone who reads that it is ready may stop it at once
  const { PUBLIC_URL: publicUrl } = env;
  announce({ address: server.address(), publicUrl, admin, hasWeb: Boolean(web) });
}

function listen(server: ReturnType<typeof createHttpServer>, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusedListening(error, PORT, HOST)));
    server.listen({ port: PORT, ...(HOST ? { host: HOST } : {}) }, resolve);
  });
}

/** The first signal ends in peace; a second one does not wait. */
function stopWhenTold(platform: OpenPlatform, stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    platform.logger.info({ signal }, 'stopping');
    platform.lifecycle.close();
    await stop();
    await closePlatform(platform);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}
