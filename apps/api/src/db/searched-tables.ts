import { type SQL, sql } from 'drizzle-orm';

/** Tables that can be long and are searched; each has an index of its own in the migrations. */
export type SearchedTable = 'messages' | 'users' | 'blogPosts' | 'applications' | 'libraryItems';

interface Searched {
  /** The table, as the database calls it. */
  name: string;
  /** What is looked into, read from the row. */
  text: SQL;
}

const inColumns = (name: string, columns: string[]): Searched => ({
  name,
  text: sql.raw(columns.join(" || '   ' || ")),
});

export const searched: Record<SearchedTable, Searched> = {
  messages: inColumns('messages', ['subject', 'content', 'name', 'email']),
  users: inColumns('users', ["first_name || ' ' || last_name", 'email']),
  blogPosts: inColumns('blog_posts', ['title', 'description']),
  applications: inColumns('applications', [
    ...['name', 'email', 'program', 'education', 'interests', 'message'],
  ]),
  libraryItems: inColumns('library_items', ['title', 'alt', 'file_name', 'tags']),
};

export const searchedTables = Object.keys(searched) as SearchedTable[];
