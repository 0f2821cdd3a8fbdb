import { resolve } from 'node:path';
import { email, newPassword } from '@vitrine/contracts';
import { z } from 'zod';

/** Shorter ones could be guessed. */
export const SECRET_MIN_BYTES = 32;
const optional = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  HOST: optional,
  PUBLIC_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optional,
  SECRET: optional,
  ADMIN_EMAIL: optional.pipe(email().optional()),
  ADMIN_PASSWORD: optional.pipe(newPassword().optional()),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(15).default(10),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  S3_BUCKET: optional,
  S3_REGION: optional,
  S3_ENDPOINT: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Env = z.infer<typeof schema>;

/** The settings cannot be used as they are; the message says which and why. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings; nothing else looks at `process.env`.
 * @throws {SettingsError}
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`Cannot start: ${reasons.join('; ')}`);
  }
  const env = { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
  if (env.SECRET && Buffer.byteLength(env.SECRET) < SECRET_MIN_BYTES) {
    throw new SettingsError('Cannot start: SECRET must have at least 32 bytes.');
  }
  if (env.NODE_ENV === 'production' && !env.SECRET) {
    throw new SettingsError(
      'Cannot start: in production SECRET must be set to at least 32 random bytes, for example the output of "openssl rand -base64 32".',
    );
  }
  return env;
}
