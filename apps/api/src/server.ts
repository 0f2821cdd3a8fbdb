import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { NewerSchemaError } from './db/database.ts';
import { isOutOfSpace } from './db/errors.ts';
import { lockFolder, problemOfFolder } from './db/folder-lock.ts';
import { seedDefaults } from './db/seed/seed.ts';
import { createDependencies } from './dependencies.ts';
import { type Env, readEnv, SettingsError } from './env.ts';
import { ensureFirstAdmin } from './features/auth/first-admin.ts';
import { requireOwnFiles } from './features/media-files/installation-check.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { closeHttpServer, createHttpServer } from './http/server.ts';
import { loadWebApp } from './http/site.ts';
import { surviveUnhandledErrors } from './http/unhandled-errors.ts';
import { SECOND_MS } from './lib/clock.ts';
import { ignoreOutputErrors } from './lib/log-output.ts';
import { inSources } from './lib/source-places.ts';
import { EXIT_CONFIG, StartRefusedError } from './lib/start-refused.ts';
import { closePlatform, openPlatform, type Platform } from './platform.ts';
import { WEB_BUILD } from './program-files.ts';
import { announce } from './startup-banner.ts';
import { startTelemetry } from './telemetry/telemetry.ts';
import {
  startForgetting,
  startOutboxWorker,
  startPublishing,
  startRetention,
  startTidyingFiles,
  startWatchingSpace,
  startWebhookWorker,
} from './workers.ts';

async function run(env: Env): Promise<void> {
  await lockFolder(env.DATA_DIR);
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
  const admin = await ensureFirstAdmin(platform, {
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
  });
  const web = await loadWebApp(WEB_BUILD);
  const rateLimits = env.RATE_LIMITS === 'on';
  if (!rateLimits) logger.warn('abuse limits are off (RATE_LIMITS=off)');
  const telemetry = await startTelemetry(env, platform);
  const app = createApp(dependencies, {
    ...{ web, rateLimits, trustedProxies: env.TRUST_PROXY },
    watchers: telemetry.watchers,
  });
  const swept = Promise.withResolvers<void>();
  let answer: RequestListener = (req, res) => void swept.promise.then(() => app(req, res));
  const server = createHttpServer((req, res) => answer(req, res), {
    connections: connectionLimits(env.TRUST_PROXY),
  });
  await listen(server, env);
  // not before: while the port is another process's, so are the uploads in the folder
  if (areOwnFiles) await dependencies.media.sweep(platform.uploadFolder);
  answer = app;
  swept.resolve();
  const workers = [
    startOutboxWorker(dependencies.outbox, platform),
    startWebhookWorker(dependencies.webhooks, platform),
    startPublishing(dependencies.publishDue, platform),
    startRetention(dependencies.retention, platform),
    startForgetting(dependencies.views, platform),
    startTidyingFiles(dependencies.media, platform),
    startWatchingSpace(platform.space, platform),
  ];
  stopOnSignal(platform, async () => {
    // whoever shares out the requests sees that it is not ready any more, and needs a while to
    await pause(env.DRAIN_SECONDS * SECOND_MS);
    // they would go on for ever
    dependencies.events.close();
    await closeHttpServer(server);
    await Promise.all(workers.map((worker) => worker.stop()));
    await telemetry.close();
  });
  // last: whoever reads that it is ready may stop it at once
  announce({ address: server.address(), publicUrl: env.PUBLIC_URL, admin, hasWeb: Boolean(web) });
}

function listen(server: ReturnType<typeof createHttpServer>, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new SettingsError(`Cannot start: port ${PORT} is in use. Set PORT.`) : error);
    });
    server.listen({ port: PORT, ...(HOST ? { host: HOST } : {}) }, resolve);
  });
}

/** The first signal ends in peace; a second one does not wait. */
function stopOnSignal(platform: Platform, stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    platform.lifecycle.close();
    platform.logger.info({ signal }, 'stopping');
    await stop();
    await closePlatform(platform);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}

/** Their messages are written for whoever starts the program. */
const REFUSALS = [SettingsError, NewerSchemaError, StartRefusedError];
const isRefusal = (error: Error) => REFUSALS.some((kind) => error instanceof kind);

/** Starting again after a refusal is of no use before somebody has changed something. */
function exitCodeOf(error: Error): number {
  if (error instanceof StartRefusedError) return error.exitCode;
  return isRefusal(error) ? EXIT_CONFIG : 1;
}

function toldAtTheEnd(error: Error): string {
  if (isRefusal(error)) return error.message;
  if (isOutOfSpace(error)) return 'Cannot start: there is no room left on the disk of DATA_DIR.';
  return inSources(String(error.stack ?? error));
}

ignoreOutputErrors();
try {
  const [command, ...words] = process.argv.slice(2);
  if (command === 'files') {
    const { runFilesCommand } = await import('./files-command.ts');
    process.exitCode = await runFilesCommand(readEnv(), words);
  } else if (command === 'backup' || command === 'restore') {
    const { runBackupCommand } = await import('./backup-command.ts');
    process.exitCode = await runBackupCommand(readEnv(), [command, ...words]);
  } else if (command === 'second-factor') {
    const { runSecondFactorCommand } = await import('./second-factor-command.ts');
    process.exitCode = await runSecondFactorCommand(readEnv(), words);
  } else {
    await run(readEnv(undefined, problemOfFolder));
  }
} catch (error) {
  process.stderr.write(`${toldAtTheEnd(error as Error)}\n`);
  process.exit(exitCodeOf(error as Error));
}
