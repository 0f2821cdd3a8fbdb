import type { Field } from './fields.ts';
import { definitionOf, type PortfolioList, portfolioListNames } from './portfolio.ts';

/** How single values are written. */
interface ResumeValues {
  value(value: unknown, field: Field | undefined): unknown;
  /** @param name of a date; without one it is a start and an end */
  time(text: string, name: string | undefined): object;
}

/**
 * The lists of a portfolio as JSON Resume (jsonresume.org/schema) has them, by its names.
 * @param below `meta` for those that the schema does not know
 */
export function resumeLists(
  portfolio: Record<PortfolioList, readonly object[]>,
  { value, time }: ResumeValues,
  below?: 'meta',
): Record<string, object[]> {
  const lists = portfolioListNames.flatMap((name) => {
    const { fields, resume, when } = definitionOf(name);
    if (!resume || resume.meta !== (below && true)) return [];
    const written = (entry: Readonly<Record<string, unknown>>) => {
      const pairs = Object.entries(resume.fields).map(([to, from]) => {
        const isOne = typeof from !== 'string';
        const field = isOne ? from[0] : from;
        const found = value(entry[field], fields[field]);
        return [to, isOne && found ? [found] : found];
      });
      const dates = when && time(String(entry[when] ?? ''), resume.date);
      return filled({ ...Object.fromEntries(pairs), ...dates });
    };
    return [[resume.list, (portfolio[name] as Record<string, unknown>[]).map(written)] as const];
  });
  return Object.fromEntries(lists);
}

/** Without what is empty. */
export const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined,
    ),
  );
