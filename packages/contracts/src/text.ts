import { LINE_MAX_LENGTH, LIST_MAX_ITEMS, TEXT_MAX_LENGTH } from './limits.ts';
import type { FieldKey } from './words/said.ts';
import { says, z } from './zod.ts';

/** True when both databases can hold the text: no NUL, no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/**
 * True when a text holds a character that nobody sees: one that some program takes for the end of a
 * line (U+0085, U+2028), turns the direction of what follows, or makes two texts look the same.
 */
export const hasUnseen = (value: string): boolean => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value);

// Every character that some program treats as the end of a line.
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/;

/**
 * The text on one line, without blanks around it: what is pasted from a page or a PDF often brings
 * line breaks along, and the words on both sides of one are still the words that were meant.
 */
export const onOneLine = (value: string): string =>
  value
    .split(LINE_BREAKS)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/**
 * One schema for every field of a kind: schemas never change, and making hundreds that are alike would
 * be most of what a start has to do.
 */
const madeOnce = <S>(make: () => S) => {
  let made: S | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const bounded = (string: z.ZodString, limit: number) =>
  string.max(limit, says('tooLong')).refine(isStorable, says('unusableCharacters'));

const oneLine = (limit: number) => bounded(z.string().overwrite(onOneLine), limit);

/** One line of text, trimmed, at most {@link LINE_MAX_LENGTH} characters; '' when absent. */
export const line = /* @__PURE__ */ madeOnce(() => oneLine(LINE_MAX_LENGTH).default(''));

/** The same of another length, where it must be said that there is none. */
export const shortLine = (limit: number) => oneLine(limit);

/** Text of several lines, kept as typed, at most {@link TEXT_MAX_LENGTH} characters; '' when absent. */
export const text = /* @__PURE__ */ madeOnce(() =>
  bounded(z.string(), TEXT_MAX_LENGTH).default(''),
);

/** Like {@link line}, at most so many characters. */
export const lineUpTo = (limit: number) => oneLine(limit).default('');

/** Like {@link text}, at most so many characters. */
export const textUpTo = (limit: number) => bounded(z.string(), limit).default('');

/**
 * Like {@link line}, but it must hold more than blanks.
 * @param error what is wrong when it is absent or blank
 */
export const requiredLine = (error: FieldKey, limit: number = LINE_MAX_LENGTH) =>
  bounded(z.string(says(error)).overwrite(onOneLine).min(1, says(error)), limit);

/** Like {@link text}, but it must hold more than blanks; what was typed is kept. */
export const requiredText = (error: FieldKey, limit: number = TEXT_MAX_LENGTH) =>
  bounded(
    z.string(says(error)).refine((value) => value.trim() !== '', says(error)),
    limit,
  );

/** A list of non-blank lines (skills, technologies, features); blanks are dropped; [] when absent. */
export const lines = /* @__PURE__ */ madeOnce(() =>
  z
    .array(oneLine(TEXT_MAX_LENGTH))
    .max(LIST_MAX_ITEMS)
    .transform((values) => values.filter((value) => value !== ''))
    // names what comes out: the generated document cannot look into a function
    .pipe(z.array(z.string()))
    .default([]),
);

/** A list of at most {@link LIST_MAX_ITEMS} items. */
export const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(LIST_MAX_ITEMS);

/** Record identifier: UUIDv7 text. */
export const id = /* @__PURE__ */ madeOnce(() =>
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .meta({
      description: 'Identifier of the record.',
      examples: ['019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20'],
    }),
);

/** How many, or how much. */
export const count = /* @__PURE__ */ z.number().int();

/** Which version of a record it is. */
export const version = /* @__PURE__ */ count.describe(
  'Grows with every change of the record; its `ETag`.',
);

/**
 * A moment in UTC as ISO 8601 text, e.g. `2026-03-04T09:30:00.000Z`.
 * @param error what is wrong when it is none
 */
export const instant = (error?: FieldKey) =>
  z.iso
    .datetime(error === undefined ? {} : says(error))
    .meta({ examples: ['2026-03-04T09:30:00.000Z'] });
