import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { baseLocale, OLD_BACKUP_DAYS } from '@vitrine/contracts';
import { inspectPostgres, inspectSqlite } from '../db/inspect.ts';
import { knownMigrations } from '../db/migrate.ts';
import { backupHour, type Env, SECRET_MIN_BYTES } from '../env.ts';
import { DAY_MS, SECOND_MS, systemClock } from '../lib/clock.ts';
import { createDiskSpace, MEGABYTE } from '../lib/disk-space.ts';
import { readLastBackup } from '../lib/last-backup.ts';
import { createLogger } from '../lib/logger.ts';
import { reachMailServer } from '../lib/mailer.ts';
import { type Finding, fail, look, ok, warn } from './finding.ts';

const CLOCK_MAX_SECONDS = 5;
const VALKEY_ADVICE = 'Each process counts limits alone until then: start it, or check VALKEY_URL.';

/** What can be looked at without opening the installation, so that nothing is migrated or made. */
export async function checkPlaces(env: Env): Promise<Finding[]> {
  const { VALKEY_URL: valkey } = env;
  return Promise.all([
    look('settings', '', () => checkSettings(env)),
    look('data folder', 'Give it to the user who runs Vitrine.', () => checkFolder(env.DATA_DIR)),
    look('disk', '', () => checkDisk(env.DATA_DIR)),
    look('secret', 'Give it to the user who runs Vitrine.', () => checkSecret(env)),
    look('database', 'Start it, or set DATABASE_URL.', () => checkDatabase(env)),
    ...(valkey ? [look('valkey', VALKEY_ADVICE, () => checkValkey(valkey))] : []),
    look('mail', 'Nothing is mailed until then: check SMTP_URL.', () => checkMail(env)),
    look('clock', '', () => checkClock(env)),
    look('backup', '', () => checkBackup(env)),
  ]);
}

function checkSettings({ PUBLIC_URL, NODE_ENV, RATE_LIMITS }: Env) {
  if (RATE_LIMITS === 'off') return warn('RATE_LIMITS is off: set it to on.');
  if (!PUBLIC_URL) {
    return warn('PUBLIC_URL is not set: links in mails lead to localhost. Set it.');
  }
  if (NODE_ENV === 'production' && PUBLIC_URL.startsWith('http:')) {
    return warn('PUBLIC_URL begins with http: passwords are sent unencrypted. Use https.');
  }
  return ok(`The site is ${PUBLIC_URL}.`);
}

async function checkFolder(folder: string) {
  if (!existsSync(folder)) return warn(`${folder} is not there yet: the first start makes it.`);
  const found = await stat(folder);
  if (!found.isDirectory()) return fail(`${folder} is no folder. Set DATA_DIR.`);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const isOpen = (found.mode & 0o077) !== 0;
  return isOpen
    ? warn(`Others on this machine may read ${folder}: chmod -R go= ${folder}`)
    : ok(`${folder} can be written to, by its own user alone.`);
}

function checkDisk(folder: string) {
  if (!existsSync(folder)) return ok('There is nothing to be measured yet.');
  const logger = createLogger('silent');
  const { level, freeBytes } = createDiskSpace({ folders: [folder], logger }).measure();
  const free = `${Math.floor(freeBytes / MEGABYTE).toLocaleString(baseLocale)} MB are free`;
  if (level === 'enough') return ok(`${free}.`);
  const advice = 'Make room, for example with: files empty-trash';
  return level === 'low' ? warn(`${free}. ${advice}`) : fail(`${free}. ${advice}`);
}

async function checkSecret({ SECRET, DATA_DIR }: Env) {
  if (SECRET) return ok('SECRET is set.');
  const path = join(DATA_DIR, 'secret');
  const found = await stat(path).catch(() => undefined);
  if (!found) return warn(`${path} is not there yet: the first start makes it.`);
  return found.size < SECRET_MIN_BYTES
    ? fail(`${path} is cut off: put it back from a backup, or delete it and all sign in again.`)
    : ok('It is in the data folder, and in every backup.');
}

async function checkDatabase({ DATABASE_URL, DATA_DIR }: Env) {
  const dialect = DATABASE_URL ? 'postgres' : 'sqlite';
  const file = join(DATA_DIR, 'vitrine.db');
  if (!DATABASE_URL && !existsSync(file)) {
    return warn(`${file} is not there yet: the first start makes it.`);
  }
  const { schema, damage } = DATABASE_URL
    ? await inspectPostgres(DATABASE_URL)
    : inspectSqlite(file);
  if (damage) return fail(`It is damaged: ${damage}. Stop the site and restore a backup.`);
  const { newest } = knownMigrations(dialect);
  if (schema > newest) {
    return fail('A newer version of Vitrine has written it: run that version.');
  }
  const place = DATABASE_URL ? 'PostgreSQL answers' : `${file} is whole`;
  return schema < newest
    ? warn(`${place}; the next start brings its tables up to date. Make a backup before.`)
    : ok(`${place}, its tables are this version's.`);
}

async function checkValkey(url: string) {
  const { reachValkey } = await import('../lib/valkey-counts.ts');
  await reachValkey(url);
  return ok(`${URL.parse(url)?.host} answers: limits are counted there.`);
}

async function checkMail({ SMTP_URL, DATA_DIR }: Env) {
  if (!SMTP_URL) {
    return warn(`Mails become files in ${join(DATA_DIR, 'mail')}: set SMTP_URL to send them.`);
  }
  await reachMailServer(SMTP_URL);
  return ok(`${URL.parse(SMTP_URL)?.host} takes our mails.`);
}

async function checkClock({ DATABASE_URL, DATA_DIR }: Env) {
  const now = systemClock.now().getTime();
  const written = await stat(join(DATA_DIR, 'vitrine.db')).catch(() => undefined);
  const reference = DATABASE_URL ? (await inspectPostgres(DATABASE_URL)).now : written?.mtime;
  if (!reference) return ok(`It is ${new Date(now).toISOString()} here.`);
  const behind = (reference.getTime() - now) / SECOND_MS;
  const ahead = DATABASE_URL ? -behind : 0;
  if (Math.max(behind, ahead) <= CLOCK_MAX_SECONDS) {
    return ok(`It is ${new Date(now).toISOString()} here.`);
  }
  const seconds = Math.round(Math.abs(behind));
  return warn(
    `It differs by ${seconds} seconds from ${DATABASE_URL ? "the database's" : 'what was written last'}: set it by NTP, or codes of authenticator apps fail.`,
  );
}

async function checkBackup(env: Env) {
  const last = await readLastBackup(env.DATA_DIR);
  if (!last) {
    const isDaily = backupHour(env) !== undefined;
    return warn(
      `None was made yet from here: ${isDaily ? 'wait for the first night' : 'set BACKUP_HOUR'}, or run backup.`,
    );
  }
  const days = Math.floor((systemClock.now().getTime() - Date.parse(last.at)) / DAY_MS);
  if (days >= OLD_BACKUP_DAYS) return warn(`The last one is ${days} days old: run backup.`);
  return ok(`The last one is of ${last.at}: ${last.file}`);
}
