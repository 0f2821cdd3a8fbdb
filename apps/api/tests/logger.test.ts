import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../src/lib/logger.ts';

const logged = (err: unknown): string => {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  createLogger('info', { write }).error({ err }, 'request failed');
  return text;
};

describe('a query that failed', () => {
  const cause = new Error('value too long for type character varying(20)');
  const stored = ['ngozi@example.com', '$2b$12$hash\n    at of someone', 'a\nsecond line'];
  const query = 'insert into "users" ("email", "password_hash") values ($1, $2)';
  const line = logged(new DrizzleQueryError(query, stored, cause));

  it('is logged with its cause and where it was made', () => {
    const { err } = JSON.parse(line);
    expect(err.message).toContain(query.slice(0, 20));
    expect(err.message).toContain(cause.message);
    expect(err.stack).toContain('logger.test.ts');
  });

  it('does not tell the values that it was to store', () => {
    for (const part of ['ngozi', '$2b$12', 'someone', 'second line']) {
      expect(line).not.toContain(part);
    }
  });
});

it('tells of other errors as they are', () => {
  const { err } = JSON.parse(logged(new TypeError('no such name')));
  expect(err).toMatchObject({ type: 'TypeError', message: 'no such name' });
});

it('writes characters that nobody sees in a form in which they do nothing', () => {
  const unseen = [
    '\u0085',
    '\u2028',
    '\u2029',
    '\u061c',
    '\u200e',
    '\u202e',
    '\u2066',
    '\u{e0041}',
  ];
  const line = logged(new Error(`a${unseen.join('')}\r\nb`));
  for (const character of unseen) expect(line).not.toContain(character);
  expect(line.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(line).err.message).toBe(`a${unseen.join('')}\r\nb`);
});
