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
  /** What is looked into, as it stands in the index. */
  onPostgres: SQL;
  onSqlite: SQL;
}

/** @param columns each a column, or an expression of several, in the database's words */
const inWords = (name: string, columns: string[]): Searched => ({
  name,
  onPostgres: sql.raw(columns.join(' || chr(10) || ')),
  onSqlite: sql.raw(columns.join(' || char(10) || ')),
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

/**
 * How a value of a column stands in SQLite's index: the first letter of the column's name and the
 * first two of the value. The values of one column differ in these.
 */
export const facetOf = (column: string, value: string): string =>
  `${column.slice(0, 1)}${value.slice(0, 2)}`;

/** The question that SQLite's index is asked. */
export function matchOf({ q, equal }: { q: string; equal: Equal }): string {
  const facets = Object.entries(equal).flatMap(([column, value]) =>
    value === undefined ? [] : ` AND facets : ${quoted(facetOf(column, value))}`,
  );
  return `words : ${quoted(q)}${facets.join('')}`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
