import { ApiError } from '../../../lib/api-error.ts';
import { type ItemInput, type ItemKind, itemSchemas } from './item-kinds.ts';

type Errors = Record<string, string>;
interface Problem {
  path: string;
  message: string;
}

/** What the contract finds wrong with a new item, by field. */
export function inputErrors<K extends ItemKind>(kind: K, input: ItemInput<K>): Errors {
  const issues = itemSchemas[kind].safeParse(input).error?.issues ?? [];
  return byField(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** What the server found wrong with it, by field. */
export function serverErrors(error: Error | null): Errors {
  const cause = error?.cause;
  return cause instanceof ApiError ? byField(cause.errors) : {};
}

/** The first problem of each field; of a list, that of any of its entries. */
function byField(problems: readonly Problem[]): Errors {
  const named = problems.map(({ path, message }) => [path.split('.')[0] ?? '', message] as const);
  return Object.fromEntries(named.reverse());
}
