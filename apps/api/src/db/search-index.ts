import { isStorable } from '@vitrine/contracts';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  type SQL,
  sql,
  type Table,
} from 'drizzle-orm';
import { comesAfter, type ListPlace, newestFirst } from './newest-first.ts';
import type { Queryable } from './queryable.ts';
import type { Tables } from './schema.ts';
import { holdsMarks, holdsText, matchOf, wordStart } from './search-text.ts';
import { type SearchedTable, searched } from './searched-tables.ts';

interface Query {
  /**
   * Looked for anywhere in the table's words, without regard to case and accents; fewer than three
   * letters only where a word begins.
   */
  q: string;
  /** Columns that must hold a value, in the words of the code; what is undefined does not count. */
  equal: { [K in 'status' | 'type' | 'role' | 'kind' | 'color']?: string | undefined };
}

interface ListQuery extends Query {
  /** What else must be so. */
  where?: SQL | undefined;
  after?: ListPlace | undefined;
  limit: number;
}

/** Rows of long tables that hold a text. */
export interface SearchIndex {
  /** Newest first. */
  list<T extends SearchedTable>(
    db: Queryable,
    table: T,
    query: ListQuery,
  ): Promise<Tables[T]['$inferSelect'][]>;
  /** How many have each of the statuses. */
  countByStatus<S extends string>(
    db: Queryable,
    table: 'applications' | 'messages',
    statuses: readonly S[],
    query: Query,
  ): Promise<Map<S, number>>;
}

type Rows = Tables['messages'];

interface Search extends ListQuery {
  db: Queryable;
  table: SearchedTable;
  rows: Rows;
}

/** @param complete awaited before posts are searched: new ones may still wait for their index */
export function createSearchIndex(
  dialect: 'sqlite' | 'postgres',
  tables: Tables,
  complete: (db: Queryable) => Promise<void> = async () => undefined,
): SearchIndex {
  // the tables share the columns used here; what else they hold passes through untouched
  const rowsOf = (table: SearchedTable) => tables[table] as unknown as Rows;
  const usesIndex = (q: string) => dialect === 'sqlite' && wordStart(q) !== '';
  return {
    async list(db, table, query) {
      if (!isStorable(query.q)) return [];
      if (table === 'blogPosts') await complete(db);
      const search = { ...query, db, table, rows: rowsOf(table) };
      return (await (usesIndex(query.q) ? listFromIndex : listFromTable)(search)) as never;
    },
    async countByStatus<S extends string>(
      db: Queryable,
      table: SearchedTable,
      statuses: readonly S[],
      query: Query,
    ) {
      if (!isStorable(query.q)) return new Map();
      const search = { ...query, db, table, rows: rowsOf(table), limit: 0 };
      const counts = await (usesIndex(query.q) ? countInIndex : countInTable)(search);
      const counted = new Map(counts.map(({ status, number }) => [status, Number(number)]));
      return new Map(statuses.map((status) => [status, counted.get(status) ?? 0]));
    },
  };
}

/** The columns of a table that must hold a value; what is undefined does not count. */
export function equals(rows: Table, equal: Record<string, string | undefined> = {}): SQL[] {
  const columns = getTableColumns(rows);
  return Object.entries(equal).flatMap(([name, value]) => {
    const column = columns[name];
    return column && value !== undefined ? eq(column, value) : [];
  });
}

/** Rows that are read for what no index holds: one or two punctuation marks without a letter. */
const NEWEST = 5_000;

/** Whether a row of the table itself holds what is looked for: PostgreSQL keeps its folded text. */
function isFound({ db, rows, table, q, equal, after }: Search): SQL | undefined {
  if (wordStart(q) !== '') return and(holdsText(q), ...equals(rows, equal));
  const place = after && comesAfter(rows.createdAt, rows.id, after);
  const newest = db
    .select({ id: rows.id })
    .from(rows)
    .where(and(...equals(rows, equal), place))
    .orderBy(...newestFirst(rows.createdAt, rows.id))
    .limit(NEWEST);
  return and(inArray(rows.id, newest), holdsMarks(searched[table].text, q));
}

/**
 * PostgreSQL chooses between its index and reading from the newest. For one or two letters it thinks
 * that many words begin so, and would read the whole table where none does: there it sorts what the
 * index finds, except in the longest table, where that may be very many.
 */
const listFromTable = (search: Search) => {
  const { db, rows, table, q, where, after, limit } = search;
  const place = after && comesAfter(rows.createdAt, rows.id, after);
  const isSorted = wordStart(q) && table !== 'messages';
  const time = isSorted ? sql`${rows.createdAt} + INTERVAL '0'` : sql`${rows.createdAt}`;
  return db
    .select()
    .from(rows)
    .where(and(isFound(search), where, place))
    .orderBy(desc(time), desc(rows.id))
    .limit(limit);
};

const countInTable = (search: Search) =>
  search.db
    .select({ status: sql<string>`${search.rows.status}`, number: count() })
    .from(search.rows)
    .where(isFound(search))
    .groupBy(search.rows.status);

/**
 * SQLite's index of a table, the table that says which record each of its numbers means, and what
 * both say of a search: the values that lists are filtered by stand beside the numbers.
 */
function indexFor({ table, q, equal }: Search) {
  const index = sql.raw(`${searched[table].name}_search`);
  const numbers = sql.raw(`${searched[table].name}_search_rows`);
  const filters = Object.entries(equal).flatMap(([name, value]) =>
    value === undefined ? [] : sql`${numbers}.${sql.identifier(name)} = ${value}`,
  );
  const matches = and(sql`${index} MATCH ${matchOf(q)}`, sql`n = ${index}.rowid`, ...filters);
  return { index, numbers, matches };
}

/**
 * SQLite's index gives its rows newest first, one by one: what is found often is found at once, and
 * what is found seldom is found whole. The joins are CROSS so that nothing else is read first.
 */
const listFromIndex = (search: Search) => {
  const { db, rows, where, after, limit } = search;
  const { index, numbers, matches } = indexFor(search);
  const first =
    after &&
    db
      .select({ n: sql`n` })
      .from(rows)
      .innerJoin(numbers, sql`record = ${rows.id}`)
      .where(comesAfter(rows.createdAt, rows.id, after))
      .orderBy(...newestFirst(rows.createdAt, rows.id))
      .limit(1);
  return db
    .select(getTableColumns(rows))
    .from(index)
    .crossJoin(numbers)
    .crossJoin(rows)
    .where(and(matches, sql`${rows.id} = record`, first && sql`${index}.rowid <= ${first}`, where))
    .orderBy(sql`${index}.rowid DESC`)
    .limit(limit);
};

async function countInIndex(search: Search) {
  const { index, numbers, matches } = indexFor(search);
  const status = sql<string>`${numbers}.status`;
  return search.db
    .select({ status, number: count() })
    .from(index)
    .crossJoin(numbers)
    .where(matches)
    .groupBy(status);
}
