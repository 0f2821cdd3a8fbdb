import type { Portfolio } from '@vitrine/contracts';

/** What is wrong, by `customUrl` or, of an item, by `experiences.<id>.title`. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Problem {
  path: string;
  message: string;
}

/**
 * Names the items by their id and not by their place, which changes when one is deleted. What is
 * wrong with one skill is said of the skills.
 */
export function fieldErrors(problems: readonly Problem[], sent: Portfolio): FieldErrors {
  const named = problems.map(({ path, message }) => {
    const [list = '', place, ...rest] = path.split('.');
    const item = itemsOf(sent, list)[Number(place)];
    return [item ? [list, item.id, ...rest].join('.') : list, message] as const;
  });
  return Object.fromEntries(named.reverse());
}

function itemsOf(portfolio: Portfolio, list: string): readonly { id: string }[] {
  const items = portfolio[list as keyof Portfolio];
  return Array.isArray(items) ? (items as { id: string }[]).filter((item) => item.id) : [];
}
