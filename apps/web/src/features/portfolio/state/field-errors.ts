import {
  type Portfolio,
  type PortfolioList,
  portfolioEntrySchemas,
  same,
} from '@vitrine/contracts';
import { ApiError } from '#lib/api-error.ts';
import { readPath } from '#lib/editing/field.ts';
import { schemaErrors } from '#lib/schema-errors.ts';

/** What is wrong, by `customUrl` or, of an item, by `experiences.<id>.title`. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Problem {
  path: string;
  message: string;
}

/** Whether something is wrong below a path, such as `experiences.<id>.`. */
export const hasErrors = (errors: FieldErrors, path: string): boolean =>
  Object.keys(errors).some((wrong) => wrong.startsWith(path));

/**
 * Names the items by their id and not by their place, which changes when one is deleted. What is
 * wrong with one skill is said of the skills.
 */
export function fieldErrors(problems: readonly Problem[], sent: Portfolio): FieldErrors {
  const named = problems.map(({ path, message }) => {
    const [list = '', place, ...rest] = path.split('.');
    const item = itemsOf(sent, list)[Number(place)];
    const known = list === 'translations' ? path : list;
    return [item ? [list, item.id, ...rest].join('.') : known, message] as const;
  });
  return Object.fromEntries(named.reverse());
}

function itemsOf(portfolio: Portfolio, list: string): readonly { id: string }[] {
  const items = portfolio[list as keyof Portfolio];
  return Array.isArray(items) ? (items as { id: string }[]).filter((item) => item.id) : [];
}

/** What is still wrong: of a field that was changed since, nothing is known. */
export function standingErrors(
  errors: FieldErrors,
  sent: Portfolio | undefined,
  draft: Portfolio,
): FieldErrors {
  if (!sent || sent === draft) return errors;
  const standing = Object.entries(errors).filter(([path]) =>
    same(valueAt(sent, path), valueAt(draft, path)),
  );
  return standing.length === Object.keys(errors).length ? errors : Object.fromEntries(standing);
}

function valueAt(portfolio: Portfolio, path: string): unknown {
  const [part = '', id, field] = path.split('.');
  if (part === 'translations') return readPath(portfolio, path);
  if (id === undefined || field === undefined) return portfolio[part as keyof Portfolio];
  const item = itemsOf(portfolio, part).find((known) => known.id === id);
  return item?.[field as keyof typeof item];
}

/** What the contract finds wrong with a new item, by field. */
export const inputErrors = (kind: PortfolioList, input: object): Record<string, string> =>
  byField(schemaErrors(portfolioEntrySchemas[kind].input.safeParse(input).error?.issues));

/** What the server found wrong with it, by field. */
export const serverErrors = (error: Error | null): Record<string, string> =>
  error?.cause instanceof ApiError ? byField(error.cause.errors) : {};

/** The first problem of each field; of a list, that of any of its entries. */
function byField(problems: readonly Problem[]): Record<string, string> {
  const named = problems.map(({ path, message }) => [path.split('.')[0] ?? '', message] as const);
  return Object.fromEntries(named.reverse());
}
