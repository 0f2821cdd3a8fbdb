import type { z } from 'zod';
import { type FieldRefusal, partsOf, type Refused } from './words/said.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0] | z.core.$ZodIssue;

const kinds: Record<string, FieldRefusal> = {
  string: 'notText',
  number: 'notNumber',
  int: 'notWholeNumber',
  boolean: 'notYesOrNo',
  array: 'notList',
  object: 'notObject',
};

/** What is wrong where a schema does not say it. */
function refusalOf(issue: Issue): FieldRefusal {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'missing' : (kinds[issue.expected] ?? 'invalid');
    case 'invalid_value':
      return ['notAmong', { known: issue.values.map(String) }];
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? ['notAmong', { known: issue.options.map(String) }]
        : 'invalid';
    case 'too_big':
      return [tooBig[issue.origin] ?? 'tooLarge', { limit: Number(issue.maximum) }];
    case 'too_small':
      return [tooSmall[issue.origin] ?? 'tooSmall', { limit: Number(issue.minimum) }];
    default:
      return 'invalid';
  }
}

const tooBig: Record<string, 'tooLong' | 'tooMany'> = { string: 'tooLong', array: 'tooMany' };
const tooSmall: Record<string, 'tooShort' | 'tooFew'> = { string: 'tooShort', array: 'tooFew' };

/** The `message` of an issue is the name of a sentence; this is it where the schema gives none. */
export const keyOf = (issue: Issue): string => partsOf(refusalOf(issue)).key;

/** What is wrong with each field: its first issue, as nobody can mend two at once. */
export function refusedFields(issues: readonly z.core.$ZodIssue[]): Refused<FieldRefusal>[] {
  const byPath = new Map<string, FieldRefusal>();
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (!byPath.has(path)) byPath.set(path, saidBy(issue));
  }
  return Array.from(byPath, ([path, said]) => ({ path, said }));
}

function saidBy(issue: z.core.$ZodIssue): FieldRefusal {
  const { message } = issue;
  if (issue.code === 'custom' && issue.params)
    return [message, issue.params] as unknown as FieldRefusal;
  const usual = refusalOf(issue);
  return partsOf(usual).key === message ? usual : (message as FieldRefusal);
}
