import {
  applicationSearch,
  filterNames,
  messageSearch,
  postFields,
  searchedFields,
} from '@vitrine/contracts';
import { type Column, getTableColumns, type Table } from 'drizzle-orm';
import { storedName } from './columns.ts';
import type { Tables } from './schema.ts';

type ColumnOf<T extends keyof Tables> = keyof Tables[T]['$inferSelect'] & string;

/** What is said of a table that can be long and is searched. */
interface Searched<C extends string> {
  /** What is looked into; columns in brackets are read as one text. */
  words: readonly (C | readonly C[])[];
  /** Columns that a search is filtered by; SQLite's index holds their values beside the words. */
  filters: readonly C[];
  /** On SQLite its rows wait in a queue for their index, in the order of their time. */
  isQueued?: true;
}

/**
 * Each has an index of its own in the migrations: `db:generate` writes the migration of what changes
 * here.
 */
export const searched = {
  messages: messageSearch,
  users: { words: [['firstName', 'lastName'], 'email'], filters: ['role', 'status'] },
  blogPosts: {
    words: searchedFields(postFields),
    filters: ['status', ...filterNames(postFields)],
    isQueued: true,
  },
  applications: applicationSearch,
  libraryItems: { words: ['title', 'alt', 'fileName', 'tags'], filters: [] },
} as const satisfies { [T in keyof Tables]?: Searched<ColumnOf<T>> };

export type SearchedTable = keyof typeof searched;
/** What a search of a table may be filtered by. */
export type SearchFilter<T extends SearchedTable> = (typeof searched)[T]['filters'][number];

export const searchedTables = Object.keys(searched) as SearchedTable[];

/** The columns of a table's texts and filters. */
export function searchedColumns(table: SearchedTable, rows: Table) {
  const columns: Record<string, Column> = getTableColumns(rows);
  const { words, filters }: Searched<string> = searched[table];
  const found = (names: readonly string[]) => names.flatMap((name) => columns[name] ?? []);
  return { words: words.map((one) => found([one].flat())), filters: found(filters) };
}

/** SQLite's index of a table. */
export const searchName = (table: SearchedTable): string => `${storedName(table)}_search`;
