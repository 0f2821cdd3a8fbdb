import { describe, expect, it } from 'vitest';
import { email, newPassword, offeredPassword, utf8Length } from './credentials.ts';
import type { z } from './zod.ts';

const firstError = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('email', () => {
  it.each(['a@b.co', 'ngozi.fonyuy+work@mail.example.com', 'ünï@exämple.cm'])(
    'takes %s',
    (value) => {
      expect(email().parse(value)).toBe(value);
    },
  );

  it('is trimmed and put in lower case', () => {
    expect(email().parse('  Ngozi@Example.COM ')).toBe('ngozi@example.com');
  });

  it.each([
    'nobody',
    '@b.co',
    'a@b',
    'a@.co',
    'a@b.',
    'a b@c.de',
    'a@b@c.de',
    'a@b.co,c@d.ef',
    'a@b.co\nBcc: c@d.ef',
    '"a"@b.co',
    '<a@b.co>',
    `${'a'.repeat(250)}@b.co`,
    'a\u0000@b.co',
    ...['\u0085', '\u2028', '\u061c', '\u200b', '\u202e', '\u2066'].map((c) => `a${c}b@c.de`),
  ])('refuses %j', (value) => {
    expect(firstError(email(), value)).toBe('emailInvalid');
  });

  it.each(['', '   ', undefined, null, 1, {}, []])('is required: %j', (value) => {
    expect(firstError(email(), value)).toBe('emailRequired');
  });
});

describe('a password being chosen', () => {
  it.each([
    ['', 'passwordRequired'],
    ['1234567', 'passwordTooShort'],
    ['a'.repeat(73), 'passwordTooLong'],
    ['😀'.repeat(19), 'passwordTooLong'],
    ['abcdefgh\u0000', 'passwordUnusable'],
    [{}, 'passwordRequired'],
  ])('refuses %j', (value, message) => {
    expect(firstError(newPassword(), value)).toBe(message);
  });

  it.each(['12345678', ' '.repeat(8), 'a'.repeat(72), '😀'.repeat(18)])('takes %j', (value) => {
    expect(newPassword().parse(value)).toBe(value);
  });

  it('is taken as it is typed', () => {
    expect(newPassword().parse('  spaces count  ')).toBe('  spaces count  ');
  });
});

describe('a password offered as proof', () => {
  it('may be shorter than the rule for new ones', () => {
    expect(offeredPassword().parse('old')).toBe('old');
  });
});

describe('utf8Length', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['é', 2],
    ['€', 3],
    ['😀', 4],
    ['aé€😀', 10],
  ])('counts %j as %d', (value, bytes) => {
    expect(utf8Length(value)).toBe(bytes);
  });
});
