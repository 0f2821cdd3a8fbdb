import { type SQL, sql } from 'drizzle-orm';

/** Tables that can be long and are searched; each has an index of its own in the migrations. */
export type SearchedTable = 'messages' | 'users' | 'blogPosts' | 'applications' | 'libraryItems';

/** Columns that must hold a value, in the words of the code; what is undefined does not count. */
export type Equal = {
  [K in 'status' | 'type' | 'role' | 'kind' | 'color']?: string | undefined;
};

interface Searched {
  /** The table, as the database calls it. */
  name: string;
  /** What is looked into, as it stands in PostgreSQL's indexes. */
  text: SQL;
  /** The same in a form that both databases can read from the row. */
  plain: SQL;
}

/** @param columns each a column, or an expression of several, in the database's words */
const inWords = (name: string, columns: string[]): Searched => ({
  name,
  text: sql`lower(${sql.raw(columns.join(' || chr(10) || '))})`,
  plain: sql.raw(columns.join(" || '   ' || ")),
});

export const searched: Record<SearchedTable, Searched> = {
  messages: inWords('messages', ['subject', 'content', 'name', 'email']),
  users: inWords('users', ["first_name || ' ' || last_name", 'email']),
  blogPosts: inWords('blog_posts', ['title', 'description']),
  applications: inWords('applications', [
    ...['name', 'email', 'program', 'education', 'interests', 'message'],
  ]),
  libraryItems: inWords('library_items', ['title', 'alt', 'file_name']),
};

export const searchedTables = Object.keys(searched) as SearchedTable[];

/**
 * How a value of a column stands in SQLite's index: the first letter of the column's name and the
 * first two of the value. The values of one column differ in these.
 */
export const facetOf = (column: string, value: string): string =>
  `${column.slice(0, 1)}${value.slice(0, 2)}`;

/** Fewer letters than this are in no index of runs of three: they are looked for where words begin. */
const INDEXED_LETTERS = 3;

/**
 * The beginning of a word that a search asks for.
 * @returns undefined where it has enough letters to be looked for anywhere; '' where it has none
 */
export function wordStart(q: string): string | undefined {
  if ([...q].length >= INDEXED_LETTERS) return undefined;
  return /[\p{L}\p{N}]+/u.exec(q)?.[0].toLowerCase() ?? '';
}

/** The question that SQLite's indexes are asked. */
export function matchOf({ q, equal }: { q: string; equal: Equal }): string {
  const start = wordStart(q);
  const facets = Object.entries(equal).flatMap(([column, value]) =>
    value === undefined ? [] : ` AND facets : ${quoted(facetOf(column, value))}`,
  );
  const words = start === undefined ? quoted(q) : `${quoted(start)} *`;
  return `words : ${words}${facets.join('')}`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
