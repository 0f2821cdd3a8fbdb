import type { z } from 'zod';
import { messages } from './messages.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
  string: messages.notText,
  number: messages.notNumber,
  int: messages.notWholeNumber,
  boolean: messages.notYesOrNo,
  array: messages.notList,
  object: messages.notObject,
};

/** The error text of a schema that defines none, for the person who filled in the field. */
export function refusalOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? messages.missing
        : (kinds[issue.expected] ?? messages.invalid);
    case 'invalid_value':
      return messages.notAmong(issue.values.map(String));
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? messages.notAmong(issue.options.map(String))
        : messages.invalid;
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    default:
      return messages.invalid;
  }
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return messages.tooLong(maximum);
  return origin === 'array' ? messages.tooMany(maximum) : messages.tooLarge(maximum);
}

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') return messages.tooShort(minimum);
  return origin === 'array' ? messages.tooFew(minimum) : messages.tooSmall(minimum);
}
