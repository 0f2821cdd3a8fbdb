import { describe, expect, it } from 'vitest';
import { backupHour, readEnv, SettingsError } from './env.ts';

const SECRET = 'x'.repeat(32);

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(readEnv({})).toMatchObject({ PORT: 8000, RATE_LIMITS: 'on', TRUST_PROXY: 0 });
    expect(readEnv({}).DATA_DIR).toMatch(/^\/.*\/data$/);
  });

  it('take an empty variable for one that is not set', () => {
    const { PORT, SMTP_URL, DATABASE_URL } = readEnv({ PORT: '', SMTP_URL: '', DATABASE_URL: ' ' });
    expect([PORT, SMTP_URL, DATABASE_URL]).toEqual([8000, undefined, undefined]);
  });

  it('write the address of the first administrator as accounts are found', () => {
    expect(readEnv({ ADMIN_EMAIL: ' Boss@Example.com ' }).ADMIN_EMAIL).toBe('boss@example.com');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS'],
    [{ PUBLIC_URL: 'ftp://example.com' }, 'PUBLIC_URL'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'é'.repeat(37) }, 'at most 72 bytes'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ NODE_ENV: 'production' }, 'SECRET'],
    [{ NODE_ENV: 'production', SECRET: 'short' }, 'SECRET'],
    [{ NODE_ENV: 'prodution' }, 'NODE_ENV'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal'],
    [{ DATABASE_URL: 'mysql://root:hush@localhost/x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'somewhere' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://user:100%@db/vitrine' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'https://example.com/site' }, 'PUBLIC_URL must be an address without a path'],
    [{ PUBLIC_URL: 'https://name@example.com' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Vitrine' }, 'MAIL_FROM must be who mails come from'],
    [{ MAIL_FROM: 'Vitrine <a@example.com>\nBcc: b@example.com' }, 'MAIL_FROM'],
    [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT'],
    [{ BACKUP_HOUR: '24' }, 'BACKUP_HOUR must be off, or a whole hour from 0 to 23 in UTC.'],
    [{ BACKUP_S3_BUCKET: 'b' }, 'BACKUP_S3_ACCESS_KEY_ID must be set: BACKUP_S3_BUCKET is.'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY must be set: S3_BUCKET is.'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT goes with S3_BUCKET, which is not set.'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be origins'],
    [{ CORS_ORIGINS: 'https://app.example.com/' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://a.example,app.example.com' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://*.example.com' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'null' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'HTTPS://APP.EXAMPLE.COM' }, 'CORS_ORIGINS'],
    [{ ACCESS_LOG_SAMPLE: '2' }, 'ACCESS_LOG_SAMPLE must be a number from 0 to 1'],
    [{ DRAIN_SECONDS: '1e9' }, 'DRAIN_SECONDS'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
    [{ WEBHOOK_ALLOW_PRIVATE: 'http://hooks.internal' }, 'WEBHOOK_ALLOW_PRIVATE must be hosts'],
    [{ PORT: '9000', METRICS_PORT: '9000' }, 'METRICS_PORT must be another port than PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 500'],
    [{ VALKEY_URL: 'http://localhost:6379' }, 'VALKEY_URL must be the address of a Valkey'],
    [{ VALKEY_URL: 'localhost:6379' }, 'VALKEY_URL'],
    [{ VALKEY_URL: 'valkey://localhost/limits' }, 'VALKEY_URL'],
    [{ VALKEY_URL: 'valkey://user:100%@localhost' }, 'VALKEY_URL'],
    [{ DATABASE_URL: 'postgres://db/x', DATABASE_DIRECT_URL: 'db:5432' }, 'DATABASE_DIRECT_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://db/x' }, 'DATABASE_DIRECT_URL goes with DATABASE_URL'],
  ])('refuse %j and name %s', (variables, name) => {
    expect(() => readEnv(variables)).toThrow(SettingsError);
    expect(() => readEnv(variables)).toThrow(name);
  });

  it('are all listed at once, each with a sentence, and no secret', () => {
    const wrong = { PORT: 'x', SECRET: 'short', DATABASE_URL: 'mysql://root:hush@localhost/x' };
    const refuse = () => readEnv(wrong, (folder) => `the data folder ${folder} is a file.`);
    expect(refuse).toThrow(/^Cannot start: 4 settings are wrong\.(\n {2}- .+\.){4}$/);
    for (const part of ['PORT', 'SECRET', 'DATABASE_URL', 'is a file']) {
      expect(refuse).toThrow(part);
    }
    expect(refuse).not.toThrow(/hush|short/);
  });

  it.each([
    'postgres://user:p%40ss@db.example:5432/vitrine',
    'postgresql://user@db/vitrine?sslmode=require',
    'postgres://user@/vitrine?host=/var/run/postgresql',
  ])('take %s for a PostgreSQL', (DATABASE_URL) => {
    expect(readEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });

  it.each(['valkey://user:p%40ss@host:6379/0', 'valkeys://host', 'redis://host', 'rediss://host'])(
    'take %s for a Valkey',
    (VALKEY_URL) => {
      expect(readEnv({ VALKEY_URL }).VALKEY_URL).toBe(VALKEY_URL);
    },
  );

  it.each(['noreply@localhost', 'Vitrine <hello@example.com>', '"A, B" <hello@example.com>'])(
    'take %s for a sender',
    (MAIL_FROM) => {
      expect(readEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
    },
  );

  it.each(['https://example.com', 'https://example.com/', 'http://localhost:8000'])(
    'take %s for where people reach the site',
    (PUBLIC_URL) => {
      expect(readEnv({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
    },
  );

  it('take origins with commas between them', () => {
    const CORS_ORIGINS = ' https://app.example.com, http://localhost:5173,';
    const expected = ['https://app.example.com', 'http://localhost:5173'];
    expect(readEnv({ CORS_ORIGINS }).CORS_ORIGINS).toEqual(expected);
    expect(readEnv({}).CORS_ORIGINS).toEqual([]);
  });

  it('read the hosts that webhooks may go to although they are private', () => {
    const hosts = ' Hooks.Internal:8080, 10.0.0.5,,[fd00::5] ';
    expect(readEnv({ WEBHOOK_ALLOW_PRIVATE: hosts }).WEBHOOK_ALLOW_PRIVATE).toEqual([
      'hooks.internal:8080',
      '10.0.0.5',
      '[fd00::5]',
    ]);
    expect(readEnv({}).WEBHOOK_ALLOW_PRIVATE).toEqual([]);
  });

  it.each([
    [{}, 2],
    [{ DATABASE_URL: 'postgres://user@db/vitrine' }, undefined],
    [{ DATABASE_URL: 'postgres://user@db/vitrine', BACKUP_HOUR: '0' }, 0],
    [{ BACKUP_HOUR: 'off' }, undefined],
    [{ BACKUP_HOUR: '23' }, 23],
  ])('of %j have a backup made at %s each day', (variables, hour) => {
    expect(backupHour(readEnv(variables))).toBe(hour);
  });

  it('let production start with a secret of its own', () => {
    expect(readEnv({ NODE_ENV: 'production', SECRET }).SECRET).toBe(SECRET);
  });
});
