import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './db/database.ts';
import { requireFolder } from './db/folder-lock.ts';
import { withObservedWrites } from './db/with-observed-writes.ts';
import { withReserve } from './db/with-reserve.ts';
import { backupHour, type Env, SECRET_MIN_BYTES } from './env.ts';
import { createBucketStore } from './lib/bucket-store.ts';
import { type Clock, HOUR_MS, systemClock } from './lib/clock.ts';
import { createDiskSpace, type DiskSpace, MEGABYTE } from './lib/disk-space.ts';
import type { FileStore } from './lib/file-store.ts';
import { createFolderStore } from './lib/folder-store.ts';
import { createHost, type Host } from './lib/host.ts';
import { type Ids, uuidIds } from './lib/ids.ts';
import { createJwtSigner } from './lib/jwt-signer.ts';
import { createLifecycle, type Lifecycle } from './lib/lifecycle.ts';
import { type LimiterOf, limiterInMemory } from './lib/limiter.ts';
import { createLogger, type Logger } from './lib/logger.ts';
import type { Mailer } from './lib/mail.ts';
import { createFolderMailer, createSmtpMailer } from './lib/mailer.ts';
import { observedMailer } from './lib/observed-mailer.ts';
import { createPasswordHasher } from './lib/password-hash.ts';
import type { PasswordHasher } from './lib/password-hasher.ts';
import { createPictures, type Pictures } from './lib/pictures/pictures.ts';
import type { Network } from './lib/post.ts';
import { publicNetwork } from './lib/public-network.ts';
import { createSharedLimiters, type SharedCounts } from './lib/shared-limiter.ts';
import { StartRefusedError } from './lib/start-refused.ts';
import type { TokenSigner } from './lib/tokens.ts';

/** Everything outside of the program that it works with; tests hand in their own. */
export interface Platform {
  database: Database;
  files: FileStore;
  mailer: Mailer;
  hasher: PasswordHasher;
  /** Counts of what clients do, for limits; shared with other processes where there are some. */
  limiterOf: LimiterOf;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  /** Everything that only this installation can make comes from it; at least 32 bytes. */
  secret: string;
  signer: TokenSigner;
  /** Scheme and host at which people reach the site, without a last slash. */
  publicUrl: string;
  /** Room on the disk of the data folder. */
  space: DiskSpace;
  lifecycle: Lifecycle;
  host: Host;
  /** All work on pictures. */
  pictures: Pictures;
  network: Network;
  /** Hosts that webhooks may be sent to although they are private, and without TLS. */
  privateTargets: readonly string[];
  /** Where uploads wait while their request runs. */
  uploadFolder: string;
}

/** Opens what the settings describe. */
export async function openPlatform(env: Env): Promise<OpenPlatform> {
  const logger = createLogger(env.LOG_LEVEL);
  requireFolder(env.DATA_DIR);
  const space = createDiskSpace({ folders: [env.DATA_DIR, join(env.DATA_DIR, 'files')], logger });
  // opening a database takes a little room
  if (space.measure().freeBytes < MEGABYTE) space.release();
  const secret = env.SECRET ?? keptSecret(join(env.DATA_DIR, 'secret'));
  const sharedCounts = await openSharedCounts(env);
  return {
    database: withObservedWrites(await openDatabase(env, { logger, space })),
    files: openFileStore(env),
    mailer: observedMailer(createMailer(env)),
    hasher: createPasswordHasher(env.PASSWORD_HASH_COST),
    limiterOf: sharedCounts
      ? createSharedLimiters(sharedCounts, { logger, secret })
      : limiterInMemory,
    sharedCounts,
    clock: systemClock,
    ids: uuidIds,
    logger,
    space,
    secret,
    signer: createJwtSigner(secret, systemClock),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    lifecycle: createLifecycle(systemClock.now()),
    host: createHost(env.DATA_DIR, backupHour(env)),
    pictures: createPictures(),
    network: publicNetwork,
    uploadFolder: join(env.DATA_DIR, 'uploads.tmp'),
    privateTargets: env.WEBHOOK_ALLOW_PRIVATE,
  };
}

/** One that was opened for this process, with what only its end is about. */
export interface OpenPlatform extends Platform {
  sharedCounts: SharedCounts | undefined;
}

/** Ends what it holds open, the database last. */
export async function closePlatform(platform: OpenPlatform): Promise<void> {
  await platform.sharedCounts?.close();
  await platform.hasher.close();
  platform.mailer.close();
  await platform.database.close();
}

/** Each database has libraries of its own; only those of the one in use are loaded. */
async function openDatabase(
  env: Env,
  { logger, space }: Pick<Platform, 'logger' | 'space'>,
): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./db/postgres.ts');
    const onLost = (err: Error) => logger.warn({ err }, 'database connection lost');
    try {
      return await openPostgres(env.DATABASE_URL, {
        directUrl: env.DATABASE_DIRECT_URL,
        poolSize: env.DATABASE_POOL,
        onLost,
      });
    } catch (error) {
      const { refusedStart } = await import('./db/refused-start.ts');
      throw refusedStart(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL, error);
    }
  }
  const { openSqlite } = await import('./db/sqlite.ts');
  const { copyBeforeMigrations } = await import('./db/copy-before-migrations.ts');
  const file = join(env.DATA_DIR, 'vitrine.db');
  await copyBeforeMigrations(file, { space, logger });
  return withReserve(openSqlite(file), space);
}

/** Where replicas count together; one process counts in its memory. */
async function openSharedCounts(env: Env): Promise<SharedCounts | undefined> {
  if (env.VALKEY_URL) {
    const { openValkeyCounts } = await import('./lib/valkey-counts.ts');
    return openValkeyCounts(env.VALKEY_URL);
  }
  if (!env.DATABASE_URL) return undefined;
  const { openPostgresCounts } = await import('./db/postgres-counts.ts');
  return openPostgresCounts(env.DATABASE_URL);
}

/** Object storage where a bucket is set, the data folder otherwise. */
export const openFileStore = (env: Env): FileStore =>
  openBucket(env, 'S3') ?? createFolderStore(join(env.DATA_DIR, 'files'));

/** The bucket of some settings; undefined where none is set. */
export function openBucket(env: Env, settings: 'S3' | 'BACKUP_S3'): FileStore | undefined {
  const bucket = env[`${settings}_BUCKET`];
  if (!bucket) return undefined;
  return createBucketStore({
    settings,
    bucket,
    region: env[`${settings}_REGION`] ?? 'us-east-1',
    endpoint: env[`${settings}_ENDPOINT`],
    accessKeyId: env[`${settings}_ACCESS_KEY_ID`] ?? '',
    secretAccessKey: env[`${settings}_SECRET_ACCESS_KEY`] ?? '',
    // replicas share a bucket: one of them may be in the middle of an upload
    settlesAfterMs: HOUR_MS,
  });
}

function createMailer(env: Env): Mailer {
  const from = env.MAIL_FROM ?? 'noreply@localhost';
  return env.SMTP_URL
    ? createSmtpMailer(env.SMTP_URL, from, env.PUBLIC_URL)
    : createFolderMailer(join(env.DATA_DIR, 'mail'), from, env.PUBLIC_URL);
}

/**
 * Made once for this data folder, so that sessions outlive a restart.
 * @throws {StartRefusedError} when it was cut off: what it signs could be forged
 */
function keptSecret(path: string): string {
  if (!existsSync(path)) {
    // under another name first: a full disk, or a power cut, would leave an empty one behind
    const part = `${path}.part`;
    writeFileSync(part, randomBytes(48).toString('base64'), { mode: 0o600, flush: true });
    renameSync(part, path);
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (Buffer.byteLength(secret) >= SECRET_MIN_BYTES) return secret;
  throw new StartRefusedError(
    `Cannot start: ${path} is empty or cut off, so sessions could be forged. Put it back from a backup, or delete it: then a new one is made and everybody signs in again.`,
  );
}
