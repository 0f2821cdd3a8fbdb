import { type SQL, sql } from 'drizzle-orm';

/** A table that can be long and is searched; each has an index of its own in the migrations. */
interface Searched<F extends string> {
  /** The table, as the database calls it. */
  name: string;
  /** What is looked into, read from the row. */
  text: SQL;
  /** Columns that a search is filtered by; SQLite's index holds their values beside the words. */
  filters: readonly F[];
}

const inColumns = <const F extends string>(
  name: string,
  columns: string[],
  filters: readonly F[],
): Searched<F> => ({ name, text: sql.raw(columns.join(" || '   ' || ")), filters });

export const searched = {
  messages: inColumns('messages', ['subject', 'content', 'name', 'email'], ['status', 'type']),
  users: inColumns('users', ["first_name || ' ' || last_name", 'email'], ['role', 'status']),
  blogPosts: inColumns('blog_posts', ['title', 'description'], ['status', 'color']),
  applications: inColumns(
    'applications',
    ['name', 'email', 'program', 'education', 'interests', 'message'],
    ['kind', 'status'],
  ),
  libraryItems: inColumns('library_items', ['title', 'alt', 'file_name', 'tags'], []),
};

export type SearchedTable = keyof typeof searched;
/** What a search of a table may be filtered by. */
export type SearchFilter<T extends SearchedTable> = (typeof searched)[T]['filters'][number];

export const searchedTables = Object.keys(searched) as SearchedTable[];
