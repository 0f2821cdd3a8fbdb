import { isStorable } from '@vitrine/contracts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  or,
  type SQL,
  sql,
  type Table,
} from 'drizzle-orm';
import {
  comesAfter,
  comesBefore,
  type ListPlace,
  newestFirst,
  oldestFirst,
} from './newest-first.ts';
import type { Queryable } from './queryable.ts';
import type { Tables } from './schema.ts';
import { holdsMarks, holdsText, matchOf, wordStart } from './search-text.ts';
import {
  type SearchedTable,
  type SearchFilter,
  searchedColumns,
  searchName,
} from './searched-tables.ts';

/** Filters of a search: columns that its index knows. */
export type EqualIn<T extends SearchedTable> = { [K in SearchFilter<T>]?: string | undefined };

interface Query<T extends SearchedTable = never, E = EqualIn<T>> {
  /**
   * Looked for anywhere in the table's words, without regard to case and accents; fewer than three
   * letters only where a word begins.
   */
  q: string;
  /** Columns that must hold a value; what is undefined does not count. */
  equal: Only<E, SearchFilter<T>>;
  /** What else must be so. */
  where?: SQL | undefined;
}

interface ListQuery<T extends SearchedTable = never> extends Query<T> {
  after?: ListPlace | undefined;
  limit: number;
  isOldestFirst?: boolean;
}

/** Rows of long tables that hold a text. */
export interface SearchIndex {
  /** Newest first, unless said otherwise. */
  list<T extends SearchedTable>(
    db: Queryable,
    table: T,
    query: ListQuery<T>,
  ): Promise<Tables[T]['$inferSelect'][]>;
  /** How many have each of the statuses. */
  countByStatus<S extends string, T extends 'applications' | 'messages', E extends EqualIn<T>>(
    db: Queryable,
    table: T,
    statuses: readonly S[],
    query: Query<T, E>,
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

/** Values that columns of a table must hold; what is undefined does not count. */
export type EqualOf<T extends Table> = {
  [K in keyof T['$inferSelect'] & string]?: string | undefined;
};

/** Only what the type says: a name of no column is refused, also in the rest of an object. */
export type Only<E, Name extends PropertyKey> = E & Record<Exclude<keyof E, Name>, never>;

const valuesOf = (rows: Table, equal: object) =>
  Object.entries(getTableColumns(rows)).flatMap(([name, column]) => {
    const value: string | undefined = equal[name as never];
    return value === undefined ? [] : [[column, value] as const];
  });

/** The columns of a table that must hold a value. */
export const equals = <T extends Table, E extends EqualOf<T>>(
  rows: T,
  equal: Only<E, keyof EqualOf<T>>,
): SQL[] => valuesOf(rows, equal).map(([column, value]) => eq(column, value));

/** What follows the place that a search goes on from, and the order in which it does. */
function placeIn({ rows: { createdAt, id }, after, isOldestFirst = false }: Search) {
  const [inOrder, follow] = isOldestFirst ? [oldestFirst, comesBefore] : [newestFirst, comesAfter];
  return { place: after && follow(createdAt, id, after), order: inOrder(createdAt, id) };
}

/** Rows that are read for what no index holds: one or two punctuation marks without a letter. */
const NEWEST = 5_000;
/** Rows that are read for one or two letters before the index is asked. */
const NEWEST_FIRST = 1_000;

/** Whether a row of the table itself holds what is looked for: PostgreSQL keeps its folded text. */
function isFound(search: Search): SQL | undefined {
  const { rows, table, q, equal } = search;
  if (wordStart(q) !== '') return and(holdsText(q), ...equals(rows, equal));
  const words = searchedColumns(table, rows).words.flat();
  const isNewest = inArray(rows.id, firstIds(search, NEWEST));
  return and(isNewest, or(...words.map((column) => holdsMarks(column, q))));
}

/** The ids of those that come first in the order of the search. */
function firstIds(search: Search, number: number) {
  const { db, rows, equal, where } = search;
  const { place, order } = placeIn(search);
  return db
    .select({ id: rows.id })
    .from(rows)
    .where(and(...equals(rows, equal), where, place))
    .orderBy(...order)
    .limit(number);
}

/**
 * PostgreSQL chooses between its index and reading from the newest, and thinks that many words begin
 * with one or two letters. Where many do, the newest rows have enough of them; where few do, it
 * would read the whole table, so that what the index finds is sorted there. In the longest table
 * that may be very many, and the choice is left to it.
 */
async function listFromTable(search: Search) {
  if (!wordStart(search.q)) return rowsWhere(search, isFound(search));
  // as an array they are looked up; as a subquery they are joined to all that holds the letters
  const isNewest = sql`${search.rows.id} = ANY(ARRAY(${firstIds(search, NEWEST_FIRST)}))`;
  // what columns must hold is so of each: asked again, it would lead to the index of a column
  const first = await rowsWhere(search, and(holdsText(search.q), isNewest));
  if (first.length === search.limit) return first;
  if (search.table === 'messages') return rowsWhere(search, isFound(search));
  // the index of words is to be taken, not the one of a column that must hold a value
  const equal = valuesOf(search.rows, search.equal).map(
    ([column, value]) => sql`${column} || '' = ${value}`,
  );
  return rowsWhere(search, and(holdsText(search.q), ...equal), { isSorted: true });
}

function rowsWhere(search: Search, found: SQL | undefined, { isSorted = false } = {}) {
  const { db, rows, where, limit, isOldestFirst = false } = search;
  const { place } = placeIn(search);
  const direction = isOldestFirst ? asc : desc;
  const time = isSorted ? sql`${rows.createdAt} + INTERVAL '0'` : sql`${rows.createdAt}`;
  return db
    .select()
    .from(rows)
    .where(and(found, where, place))
    .orderBy(direction(time), direction(rows.id))
    .limit(limit);
}

const countInTable = (search: Search) =>
  search.db
    .select({ status: sql<string>`${search.rows.status}`, number: count() })
    .from(search.rows)
    .where(and(isFound(search), search.where))
    .groupBy(search.rows.status);

/**
 * SQLite's index of a table, the table that says which record each of its numbers means, and what
 * both say of a search: the values that lists are filtered by stand beside the numbers.
 */
function indexFor({ rows, table, q, equal }: Search) {
  const index = sql.raw(searchName(table));
  const numbers = sql.raw(`${searchName(table)}_rows`);
  const filters = valuesOf(rows, equal).map(
    ([{ name }, value]) => sql`${numbers}.${sql.identifier(name)} = ${value}`,
  );
  const matches = and(sql`${index} MATCH ${matchOf(q)}`, sql`n = ${index}.rowid`, ...filters);
  return { index, numbers, matches };
}

/**
 * SQLite's index gives its rows newest first, one by one: what is found often is found at once, and
 * what is found seldom is found whole. The joins are CROSS so that nothing else is read first.
 */
const listFromIndex = (search: Search) => {
  const { db, rows, where, limit, isOldestFirst = false } = search;
  const { index, numbers, matches } = indexFor(search);
  const { place, order } = placeIn(search);
  const first =
    place &&
    db
      .select({ n: sql`n` })
      .from(rows)
      .innerJoin(numbers, sql`record = ${rows.id}`)
      .where(place)
      .orderBy(...order)
      .limit(1);
  const follows =
    first && (isOldestFirst ? sql`${index}.rowid >= ${first}` : sql`${index}.rowid <= ${first}`);
  return db
    .select(getTableColumns(rows))
    .from(index)
    .crossJoin(numbers)
    .crossJoin(rows)
    .where(and(matches, sql`${rows.id} = record`, follows, where))
    .orderBy(isOldestFirst ? sql`${index}.rowid ASC` : sql`${index}.rowid DESC`)
    .limit(limit);
};

async function countInIndex(search: Search) {
  const { db, rows, where } = search;
  const { index, numbers, matches } = indexFor(search);
  const status = sql<string>`${numbers}.status`;
  const found = db.select({ status, number: count() }).from(index).crossJoin(numbers);
  // what the index says is enough where nothing else is asked of the rows
  if (!where) return found.where(matches).groupBy(status);
  const wanted = and(matches, sql`${rows.id} = record`, where);
  return found.crossJoin(rows).where(wanted).groupBy(status);
}
