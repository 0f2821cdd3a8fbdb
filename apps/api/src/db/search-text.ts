import { foldText } from '@vitrine/contracts';
import { type Column, type SQL, sql } from 'drizzle-orm';

const WORD_START = /(?<![\p{L}\p{N}\p{M}])(?=[\p{L}\p{N}])/gu;

/**
 * A text as SQLite's search indexes hold it: folded, with two spaces before every word, so that the
 * first letter of a word is part of a trigram. PostgreSQL has a function of the same name.
 */
export const searchText = (text: string): string => foldText(text).replace(WORD_START, '  ');

/** The trigram index holds nothing shorter. */
const INDEXED_LETTERS = 3;

/**
 * The beginning of a word that a search asks for.
 * @returns undefined where it has enough letters to be looked for anywhere; '' where it has none
 */
export function wordStart(q: string): string | undefined {
  const folded = foldText(q);
  if ([...folded].length >= INDEXED_LETTERS) return undefined;
  return /[\p{L}\p{N}]+/u.exec(folded)?.[0] ?? '';
}

/** The MATCH expression for SQLite's search index. */
export function matchOf(q: string): string {
  const start = wordStart(q);
  const text = start === undefined ? searchText(q).trimStart() : `  ${start}`;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A condition for PostgreSQL, which stores the folded text of each row in a column. */
export function holdsText(q: string): SQL {
  const start = wordStart(q);
  const before = sql.raw(start === undefined ? "'%'" : "'%  '");
  return sql`search_text LIKE ${before} || ltrim(search_text(${escaped(start ?? q)})) || '%' ${ESCAPED}`;
}

/**
 * A condition for a column of a table that no search index holds, in either database: each has a
 * function that makes texts alike as its indexes have them.
 */
export const columnHoldsText = (column: Column, q: string): SQL =>
  sql`search_text(${column}) LIKE '%' || ltrim(search_text(${escaped(q)})) || '%' ${ESCAPED}`;

/** A condition that reads punctuation from the row itself: the index leaves it out. */
export const holdsMarks = (text: Column, marks: string): SQL =>
  sql`${text} LIKE ${`%${escaped(marks)}%`} ${ESCAPED}`;

/** A condition: one line of a column of several is exactly this. */
export const holdsLine = (column: Column, line: string): SQL =>
  sql`${column} LIKE ${`%\n${escaped(line)}\n%`} ${ESCAPED}`;

/** Escapes the wildcards of LIKE, so that they are looked for as typed. */
const escaped = (q: string): string => q.replace(/[%_!]/g, '!$&');
const ESCAPED = sql.raw("ESCAPE '!'");
