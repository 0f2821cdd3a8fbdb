import { LINE_MAX_LENGTH, LIST_MAX_ITEMS, TEXT_MAX_LENGTH } from './limits.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

/** True when both databases can hold the text: no NUL, no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

const bounded = (limit: number) =>
  z
    .string()
    .max(limit, { error: messages.tooLong(limit) })
    .refine(isStorable, { error: messages.unusableCharacters });

/** One line of text, trimmed, at most {@link LINE_MAX_LENGTH} characters; '' when absent. */
export const line = () => bounded(LINE_MAX_LENGTH).trim().default('');

/** Text of several lines, kept as typed, at most {@link TEXT_MAX_LENGTH} characters; '' when absent. */
export const text = () => bounded(TEXT_MAX_LENGTH).default('');

/**
 * Like {@link line}, but it must hold more than blanks.
 * @param error said when it is absent or blank
 */
export const requiredLine = (error: string, limit: number = LINE_MAX_LENGTH) =>
  z
    .string({ error })
    .trim()
    .min(1, { error })
    .max(limit, { error: messages.tooLong(limit) })
    .refine(isStorable, { error: messages.unusableCharacters });

/** Like {@link text}, but it must hold more than blanks; what was typed is kept. */
export const requiredText = (error: string) =>
  z
    .string({ error })
    .refine((value) => value.trim() !== '', { error })
    .max(TEXT_MAX_LENGTH, { error: messages.tooLong(TEXT_MAX_LENGTH) })
    .refine(isStorable, { error: messages.unusableCharacters });

/** A list of non-blank lines (skills, technologies, features); blanks are dropped; [] when absent. */
export const lines = () =>
  z
    .array(bounded(TEXT_MAX_LENGTH).trim())
    .max(LIST_MAX_ITEMS, { error: messages.listTooLong })
    .transform((values) => values.filter((value) => value !== ''))
    // names what comes out: the generated document cannot look into a function
    .pipe(z.array(z.string()))
    .default([]);

/** A list of at most {@link LIST_MAX_ITEMS} items. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.array(item).max(LIST_MAX_ITEMS, { error: messages.listTooLong });

/** Record identifier: UUIDv7 text. */
export const id = () =>
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .meta({ examples: ['019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20'] });

/**
 * A moment in UTC as ISO 8601 text, e.g. `2026-03-04T09:30:00.000Z`.
 * @param error said when it is none
 */
export const instant = (error?: string) =>
  z.iso
    .datetime(error === undefined ? {} : { error })
    .meta({ examples: ['2026-03-04T09:30:00.000Z'] });
