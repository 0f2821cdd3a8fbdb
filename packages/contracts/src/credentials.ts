import { EMAIL_MAX_LENGTH, PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from './limits.ts';
import { hasUnseen, line } from './text.ts';
import type { FieldKey } from './words/said.ts';
import { says, z } from './zod.ts';

/** Text, an at sign, a domain and a dot; nothing that means something in a mail header. */
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@.<>(),;:"\\[\]]+$/;

/** Bytes that a text takes in UTF-8, counted without an encoder: contracts know no platform. */
export function utf8Length(value: string): number {
  let bytes = 0;
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** An e-mail address, trimmed and in lower case: the form in which accounts are found. */
export const email = () =>
  z
    .string(says('emailRequired'))
    .trim()
    .min(1, says('emailRequired'))
    .max(EMAIL_MAX_LENGTH, says('emailInvalid'))
    .refine(
      (value) => EMAIL.test(value) && !hasUnseen(value) && value.isWellFormed(),
      says('emailInvalid'),
    )
    .toLowerCase()
    .meta({
      rule: 'An e-mail address; kept in lower case.',
      examples: ['ngozi@example.com'],
    });

/** An e-mail address to be shown, as it is written; '' for none. */
export const optionalEmail = () =>
  line().refine((value) => value === '' || EMAIL.test(value), says('emailInvalid'));

const EXAMPLE = 'seven boats at dawn';
const usable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** What bcrypt can take: at most 72 bytes. */
const hashable = (password: z.ZodString) =>
  password
    .refine(usable, says('passwordUnusable'))
    .refine((value) => utf8Length(value) <= PASSWORD_MAX_BYTES, says('passwordTooLong'));

/** A password offered as proof: anything that could be one. */
export const offeredPassword = (required: FieldKey = 'passwordRequired') =>
  hashable(z.string(says(required)).min(1, says(required))).meta({
    maxLength: PASSWORD_MAX_BYTES,
    examples: [EXAMPLE],
  });

/** What a form checks that asks for a new password twice, for `refine`. */
export const typedTwice = <P extends string, C extends string>(password: P, confirmation: C) =>
  [
    (form: Record<P | C, string>) => form[password] === form[confirmation],
    // said beside the other errors, not only once they are gone
    { path: [confirmation] as string[], ...says('passwordsDiffer'), when: () => true },
  ] as const;

/** A password being chosen: 8 characters at least, 72 bytes at most, nothing more. */
export const newPassword = () =>
  hashable(
    z
      .string(says('passwordRequired'))
      .min(1, says('passwordRequired'))
      .min(PASSWORD_MIN_LENGTH, says('passwordTooShort')),
  ).meta({
    rule: 'At most 72 bytes in UTF-8.',
    maxLength: PASSWORD_MAX_BYTES,
    examples: [EXAMPLE],
  });
