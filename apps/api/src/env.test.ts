import { describe, expect, it } from 'vitest';
import { readEnv, SettingsError } from './env.ts';

const SECRET = 'x'.repeat(32);

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(readEnv({})).toMatchObject({ PORT: 8000, RATE_LIMITS: 'on', TRUST_PROXY: 0 });
    expect(readEnv({}).DATA_DIR).toMatch(/^\/.*\/data$/);
  });

  it('take an empty variable for one that is not set', () => {
    expect(readEnv({ SMTP_URL: '', DATABASE_URL: ' ' })).toMatchObject({
      SMTP_URL: undefined,
      DATABASE_URL: undefined,
    });
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
  ])('refuse %j and name %s', (variables, name) => {
    expect(() => readEnv(variables)).toThrow(SettingsError);
    expect(() => readEnv(variables)).toThrow(name);
  });

  it('let production start with a secret of its own', () => {
    expect(readEnv({ NODE_ENV: 'production', SECRET }).SECRET).toBe(SECRET);
  });
});
