import { LARGE_TABLES } from './large-tables.ts';

/**
 * What of a plan grows with a large table. A walk along an index is fine where nothing is left out
 * on the way, which is so where the statement has no condition; a search is fine when the index
 * holds all that rows are chosen by; an order must come from an index.
 */
export function sqliteProblems(text: string, plan: readonly { detail: string }[]): string[] {
  return plan.flatMap(({ detail }) => {
    if (detail.startsWith('USE TEMP B-TREE FOR ORDER BY')) return detail;
    const [, how, table = '', rest = ''] = /^(SCAN|SEARCH) (\w+)(.*)/.exec(detail) ?? [];
    if (!LARGE_TABLES.includes(table)) return [];
    if (how === 'SCAN')
      return / USING (COVERING )?INDEX /.test(rest) && !hasWhere(text) ? [] : detail;
    // of one row at most, it may be asked anything
    if (rest.includes('(id=?)')) return [];
    const unled = equalColumns(text, table).filter((column) => !rest.includes(`${column}=?`));
    // where words are looked for, their index holds what rows are chosen by
    return text.includes(' MATCH ') || unled.length === 0 ? [] : `${detail} without ${unled}`;
  });
}

/** An index that holds only the rows of a condition leaves none of them out. */
const HELD = / where "blog_posts"\."translation_of" is null order /i;
const hasWhere = (text: string) => / where /i.test(text) && !HELD.test(text);

/** Columns of a table that a statement compares with a value. */
function equalColumns(text: string, table: string): string[] {
  const compared = text.matchAll(new RegExp(`"${table}"\\."(\\w+)" = \\?`, 'g'));
  return [...compared].map(([, column = '']) => column);
}
