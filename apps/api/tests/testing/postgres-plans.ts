import { LARGE_TABLES } from './large-tables.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  /** How many rows are expected to be left. */
  'Plan Rows': number;
  Filter?: string;
  Plans?: Plan[];
}

/** A walk from the newest that keeps one row in so many reads a few hundred for a page. */
const KEEPS_ONE_IN = 20;

/** Leaves out translations, of which a post has as many as there are further languages. */
const OF_SOURCES = '(translation_of IS NULL)';

/** How many rows each table has. */
export type Sizes = ReadonlyMap<string, number>;

/**
 * What of a plan grows with a large table. PostgreSQL walks from the newest where its statistics
 * say that most rows, or those with the words, are wanted: fine while a fair share of the rows is,
 * for then a page is full after as many rows however long the table. Only what an index of words
 * found may be sorted.
 */
export function postgresProblems(
  plan: Plan,
  sizes: Sizes,
  above: readonly string[] = [],
): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '', Filter: filter = '', Plans = [] } = plan;
  const below = Plans.flatMap((one) => postgresProblems(one, sizes, [...above, kind]));
  if (!LARGE_TABLES.includes(table)) return below;
  const name = `${kind} on ${table}`;
  if (kind === 'Seq Scan') return [...below, name];
  const isOfOneRow = plan['Index Cond']?.startsWith('(id = ');
  if (kind === 'Bitmap Heap Scan' || isOfOneRow) return below;
  // what a limit has cut before it is sorted does not grow
  const isSorted = above.findLast((one) => one === 'Sort' || one === 'Limit') === 'Sort';
  // few rows have the value that led here, or the index of words would have been taken
  const isLedByValue = / = /.test(plan['Index Cond'] ?? '') && filter.includes('~~');
  const share = plan['Plan Rows'] / (sizes.get(table) ?? 0);
  const isFew = filter !== '' && filter !== OF_SOURCES;
  const leavesOut = isFew && !isLedByValue && share < 1 / KEEPS_ONE_IN;
  return [
    ...below,
    ...(isSorted ? [`${name}, sorted`] : []),
    ...(leavesOut ? [`${name}, of which are left out: ${filter}`] : []),
  ];
}
