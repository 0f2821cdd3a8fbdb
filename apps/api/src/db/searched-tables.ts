import { applicationSearch, messageSearch } from '@vitrine/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { storedName } from './columns.ts';
import type { Tables } from './schema.ts';

type ColumnOf<T extends keyof Tables> = keyof Tables[T]['$inferSelect'] & string;

/** A table that can be long and is searched; each has an index of its own in the migrations. */
interface Searched<F extends string> {
  /** The table, as the database calls it. */
  name: string;
  /** What is looked into, read from the row. */
  text: SQL;
  /** Columns that a search is filtered by; SQLite's index holds their values beside the words. */
  filters: readonly F[];
}

/** @param words what is looked into, each text apart: some columns, joined by spaces */
const inColumns = <T extends keyof Tables, const F extends ColumnOf<T>>(
  table: T,
  words: readonly (ColumnOf<T> | readonly ColumnOf<T>[])[],
  filters: readonly F[],
): Searched<F> => {
  const columns = words.map((one) => [one].flat().map(storedName).join(" || ' ' || "));
  return { name: storedName(table), text: sql.raw(columns.join(" || '   ' || ")), filters };
};

export const searched = {
  messages: inColumns('messages', messageSearch.words, messageSearch.filters),
  users: inColumns('users', [['firstName', 'lastName'], 'email'], ['role', 'status']),
  blogPosts: inColumns('blogPosts', ['title', 'description'], ['status', 'color']),
  applications: inColumns('applications', applicationSearch.words, applicationSearch.filters),
  libraryItems: inColumns('libraryItems', ['title', 'alt', 'fileName', 'tags'], []),
};

export type SearchedTable = keyof typeof searched;
/** What a search of a table may be filtered by. */
export type SearchFilter<T extends SearchedTable> = (typeof searched)[T]['filters'][number];

export const searchedTables = Object.keys(searched) as SearchedTable[];
