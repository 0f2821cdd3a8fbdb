import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { email, newPassword, refusedFields, sentence } from '@vitrine/contracts';
import { z } from 'zod';
import { usualWords } from './lib/say.ts';
import {
  isHostAlone,
  isMailServerAddress,
  isPostgresAddress,
  isValkeyAddress,
} from './lib/service-addresses.ts';
import { EXIT_CONFIG } from './lib/start-refused.ts';

/** Shorter ones could be guessed. */
export const SECRET_MIN_BYTES = 32;
const DATA_DIR = './data';
const MOST_DRAIN_SECONDS = 600;
const MOST_PORT = 65_535;

/** Messages that begin with a small letter go on after the name of their setting. */
const wholeNumber = (least: number, most: number) => {
  const isWithin = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const sentence = `must be a whole number from ${least} to ${most}.`;
  return z.string().trim().refine(isWithin, sentence).transform(Number);
};
const oneOf = <const V extends string>(...values: V[]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}.` });
const text = z.string().trim().optional();
const webAddress = (example: string) =>
  text.pipe(
    z.url({ protocol: /^https?$/, error: `must be an address such as ${example}.` }).optional(),
  );

const HOST = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(:\d{1,5})?$/i;
/** Hosts between commas, each with a port or without, written as a URL writes them. */
const hosts = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((host) => host.trim().toLowerCase() || []))
  .refine((list) => list.every((host) => HOST.test(host)), {
    error: 'must be hosts with commas between them, such as hooks.internal:8080,[fd00::5].',
  });

/** As a browser sends it: scheme, host and port, nothing behind them. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && !text.includes('*') && URL.parse(text)?.origin === text;

const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
  .refine((list) => list.every(isOrigin), {
    error:
      'must be origins with commas between them, such as https://app.example.com, each without a path or a slash at its end; * is not taken.',
  });

const schema = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: wholeNumber(0, MOST_PORT).default(8000),
  HOST: text,
  PUBLIC_URL: webAddress('https://example.com').refine((url) => !url || isHostAlone(url), {
    error: 'must be an address without a path, such as https://example.com.',
  }),
  DATA_DIR: z.string().default(DATA_DIR),
  DATABASE_URL: text.refine((url) => !url || isPostgresAddress(url), {
    error:
      'must be the address of a PostgreSQL, such as postgres://user:password@host:5432/vitrine. Without it Vitrine uses an embedded database.',
  }),
  DATABASE_DIRECT_URL: text.refine((url) => !url || isPostgresAddress(url), {
    error:
      'must be the address of the PostgreSQL behind the pooler, such as postgres://user:password@host:5432/vitrine.',
  }),
  DATABASE_POOL: wholeNumber(2, 500).default(10),
  VALKEY_URL: text.refine((url) => !url || isValkeyAddress(url), {
    error: 'must be the address of a Valkey, such as valkey://user:password@host:6379/0.',
  }),
  SECRET: text.refine((secret) => !secret || Buffer.byteLength(secret) >= SECRET_MIN_BYTES, {
    error: `must have at least ${SECRET_MIN_BYTES} bytes, for example the output of "openssl rand -base64 32".`,
  }),
  ADMIN_EMAIL: text.pipe(email().optional()),
  ADMIN_PASSWORD: text.pipe(newPassword().optional()),
  CORS_ORIGINS: origins,
  FIRST_ADMIN: oneOf('password', 'setup-link').default('password'),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  PASSWORD_HASH_COST: wholeNumber(4, 15).default(10),
  SMTP_URL: text.refine((url) => !url || isMailServerAddress(url), {
    error: 'must be the address of a mail server, such as smtp://user:password@host:587.',
  }),
  MAIL_FROM: text.refine((from) => !from || /^[^\r\n]*[^\s<>]@[^\s<>]+>?$/.test(from), {
    error: 'must be who mails come from, such as hello@example.com or Office <hello@example.com>.',
  }),
  WEBHOOK_ALLOW_PRIVATE: hosts,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: webAddress('https://s3.example.com'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  /** Backups are encrypted with it, and opened. */
  BACKUP_PASSPHRASE: text,
  /** When the backup of each day is made, see {@link backupHour}. */
  BACKUP_HOUR: text.refine((hour) => !hour || /^(off|1?\d|2[0-3])$/.test(hour), {
    error: 'must be off, or a whole hour from 0 to 23 in UTC.',
  }),
  BACKUP_FOLDER: text,
  BACKUP_KEEP_DAYS: wholeNumber(1, 366).default(7),
  BACKUP_KEEP_WEEKS: wholeNumber(0, 520).default(4),
  BACKUP_S3_BUCKET: text,
  BACKUP_S3_REGION: text,
  BACKUP_S3_ENDPOINT: webAddress('https://s3.example.com'),
  BACKUP_S3_ACCESS_KEY_ID: text,
  BACKUP_S3_SECRET_ACCESS_KEY: text,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  /** The share of requests of which the log has a line. */
  ACCESS_LOG_SAMPLE: z
    .string()
    .trim()
    .refine((share) => /^(0|1|0?\.\d+|1\.0+)$/.test(share), 'must be a number from 0 to 1.')
    .transform(Number)
    .default(0),
  /** How long it still serves after it was asked to end. */
  DRAIN_SECONDS: wholeNumber(0, MOST_DRAIN_SECONDS).default(0),
  METRICS_PORT: wholeNumber(1, MOST_PORT).optional(),
  METRICS_HOST: z.string().trim().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318'),
  OTEL_SERVICE_NAME: z.string().trim().default('vitrine'),
});

export type Env = z.infer<typeof schema>;

const USUAL_BACKUP_HOUR = 2;

/**
 * The hour, in UTC, at which the backup of each day is made; undefined where none is. The embedded
 * database has nobody else who would make one.
 */
export function backupHour({ BACKUP_HOUR, DATABASE_URL }: Env): number | undefined {
  if (BACKUP_HOUR) return BACKUP_HOUR === 'off' ? undefined : Number(BACKUP_HOUR);
  return DATABASE_URL ? undefined : USUAL_BACKUP_HOUR;
}

/** The settings cannot be used as they are; the message says which and why. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly exitCode = EXIT_CONFIG;
}

/**
 * Reads the settings; nothing else looks at `process.env`. What is set to nothing is not set.
 * @param problemOfFolder looks whether the data folder can be used; the sentence says why not
 * @throws {SettingsError} that tells of every wrong one
 */
export function readEnv(
  variables: NodeJS.ProcessEnv = process.env,
  problemOfFolder: (folder: string) => string | undefined = () => undefined,
): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  const folder = resolve(given.DATA_DIR ?? DATA_DIR);
  const problems = [
    ...refusedFields(parsed.error?.issues ?? []).map(({ path, said }) =>
      sentenceOf(path, sentence(usualWords.problems, said)),
    ),
    ...problemsTogether(given),
    problemOfFolder(folder) ?? [],
  ].flat();
  if (!parsed.success || problems.length > 0) throw new SettingsError(refusalOf(problems));
  return { ...parsed.data, DATA_DIR: folder };
}

function refusalOf(problems: readonly string[]): string {
  const [only = '', ...others] = problems;
  if (others.length === 0) return `Cannot start: ${only}`;
  const lines = problems.map((problem) => `\n  - ${problem}`);
  return `Cannot start: ${problems.length} settings are wrong.${lines.join('')}`;
}

const sentenceOf = (name: string, message: string): string =>
  /^[a-z]/.test(message) ? `${name} ${message}` : `${name}: ${message}`;

/** What is wrong with settings that are right each for itself. */
function problemsTogether(given: NodeJS.ProcessEnv) {
  const { NODE_ENV, SECRET } = given;
  const problems: string[] = [];
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL) {
    problems.push('DATABASE_DIRECT_URL goes with DATABASE_URL, which is not set.');
  }
  if (NODE_ENV === 'production' && !SECRET) {
    problems.push(
      'in production SECRET must be set to at least 32 random bytes, for example the output of "openssl rand -base64 32".',
    );
  }
  return [
    ...problems,
    ...['S3', 'BACKUP_S3'].flatMap((bucket) => problemsOfBucket(given, bucket)),
    ...problemsOfMetricsPort(given),
  ];
}

/** Without its name uploads would go into the data folder, and without keys nowhere. */
function problemsOfBucket(given: NodeJS.ProcessEnv, bucket: string): string[] {
  const keys = [`${bucket}_ACCESS_KEY_ID`, `${bucket}_SECRET_ACCESS_KEY`];
  const name = `${bucket}_BUCKET`;
  if (given[name]) {
    return keys.filter((key) => !given[key]).map((key) => `${key} must be set: ${name} is.`);
  }
  return [...keys, `${bucket}_ENDPOINT`, `${bucket}_REGION`]
    .filter((key) => given[key])
    .map((key) => `${key} goes with ${name}, which is not set.`);
}

function problemsOfMetricsPort(given: NodeJS.ProcessEnv): string[] {
  const { data: port } = schema.shape.PORT.safeParse(given.PORT);
  const { data: ofMetrics } = schema.shape.METRICS_PORT.safeParse(given.METRICS_PORT);
  const isSame = ofMetrics !== undefined && ofMetrics === port;
  return isSame ? ['METRICS_PORT must be another port than PORT.'] : [];
}

/**
 * What a process is started with that has the settings of this one.
 * @param changed those that it has otherwise; '' for one that is not set
 */
export const environmentWith = (changed: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changed,
});

/** What says where an installation keeps what it has. */
const PLACES = /^(DATABASE_\w+|DATA_DIR|S3_\w+)$/;

/**
 * The settings with those of a file in the place of the ones that say where things are kept.
 * @returns undefined where there is no such file
 * @throws {SettingsError}
 */
export function readEnvWith(path: string, variables: NodeJS.ProcessEnv = process.env) {
  if (!existsSync(path)) return undefined;
  const others = Object.entries(variables).filter(([name]) => !PLACES.test(name));
  // the data folder stays unless the file names another: it holds the secret
  const { DATA_DIR } = variables;
  return readEnv({
    ...Object.fromEntries(others),
    ...(DATA_DIR ? { DATA_DIR } : {}),
    ...parseEnv(readFileSync(path, 'utf8')),
  });
}
