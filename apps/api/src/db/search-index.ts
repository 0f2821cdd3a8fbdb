import {
  and,
  type Column,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { comesAfter, type ListPlace, newestFirst } from './newest-first.ts';
import type { Queryable } from './queryable.ts';
import type { Tables } from './schema.ts';
import { type Equal, matchOf, type SearchedTable, searched, wordStart } from './searched-tables.ts';
import { patternOf, withPattern } from './text-search.ts';

interface Looked {
  /**
   * Looked for anywhere in the table's words, upper and lower case alike; fewer than three letters
   * only where a word begins.
   */
  q: string;
  equal: Equal;
}

interface Wanted extends Looked {
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
    wanted: Wanted,
  ): Promise<Tables[T]['$inferSelect'][]>;
  /** How many have each of the statuses. */
  countByStatus<S extends string>(
    db: Queryable,
    table: 'applications' | 'messages',
    statuses: readonly S[],
    looked: Looked,
  ): Promise<Map<S, number>>;
}

type Rows = Tables['messages'];

interface Found extends Wanted {
  db: Queryable;
  table: SearchedTable;
  rows: Rows;
}

export function createSearchIndex(dialect: 'sqlite' | 'postgres', tables: Tables): SearchIndex {
  // the tables share the columns used here; what else they hold passes through untouched
  const rowsOf = (table: SearchedTable) => tables[table] as unknown as Rows;
  const isSqlite = dialect === 'sqlite';
  return {
    async list(db, table, wanted) {
      const ofLetters = isSqlite ? byIndex : byText;
      const find = wordStart(wanted.q) === '' ? byMarks : ofLetters;
      return (await find({ ...wanted, db, table, rows: rowsOf(table) })) as never;
    },
    async countByStatus(db, table, statuses, looked) {
      const ofLetters = isSqlite ? countInIndex : countText;
      const count = wordStart(looked.q) === '' ? countMarks : ofLetters;
      const found = { ...looked, db, table, rows: rowsOf(table), limit: 0 };
      return new Map(await count(found, statuses));
    },
  };
}

/** Whatever ends a word in ASCII; PostgreSQL would keep an address, or a path, as one word. */
const MARKS = '[!-/:-@[-`{-~]+';

/** Whether a row holds the text, read from PostgreSQL's indexes. */
function holds({ table, q }: Found): SQL {
  const { text } = searched[table];
  const start = wordStart(q);
  if (start === undefined) return withPattern(text, patternOf(q));
  const words = sql`regexp_replace(${text}, ${sql.raw(`'${MARKS}', ' ', 'g'`)})`;
  return sql`to_tsvector('simple', ${words}) @@ to_tsquery('simple', ${`${start}:*`})`;
}

const equals = ({ rows, equal }: Pick<Found, 'rows' | 'equal'>): SQL[] => {
  const all = getTableColumns(rows) as unknown as Record<string, Column>;
  return Object.entries(equal).flatMap(([name, value]) => {
    const column = all[name];
    return column && value !== undefined ? eq(column, value) : [];
  });
};

/**
 * PostgreSQL chooses between its index and reading from the newest. For one or two letters it thinks
 * that many words begin so, and would read the whole table where none does: there it sorts what the
 * index finds, except in the longest table, where that may be very many.
 */
const byText = (found: Found) => {
  const { db, rows, table, q, where, after, limit } = found;
  const place = after && comesAfter(rows.createdAt, rows.id, after);
  const isSorted = wordStart(q) !== undefined && table !== 'messages';
  const time = isSorted ? sql`${rows.createdAt} + INTERVAL '0'` : sql`${rows.createdAt}`;
  return db
    .select()
    .from(rows)
    .where(and(holds(found), ...equals(found), where, place))
    .orderBy(desc(time), desc(rows.id))
    .limit(limit);
};

/** SQLite's index that answers: that of runs of three letters, or that of words. */
const indexOf = ({ table, q }: Found) =>
  sql.raw(`${searched[table].name}_${wordStart(q) === undefined ? 'search' : 'words'}`);

/**
 * SQLite's index gives its rows newest first, one by one: what is found often is found at once, and
 * what is found seldom is found whole. The joins are CROSS so that nothing else is read first.
 */
const byIndex = (found: Found) => {
  const { db, rows, table, where, after, limit } = found;
  const index = indexOf(found);
  const numbers = sql.raw(`${searched[table].name}_search_rows`);
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
    .where(
      and(
        sql`${index} MATCH ${matchOf(found)}`,
        sql`n = ${index}.rowid AND ${rows.id} = record`,
        first && sql`${index}.rowid <= ${first}`,
        ...equals(found),
        where,
      ),
    )
    .orderBy(sql`${index}.rowid DESC`)
    .limit(limit);
};

/** How many rows are read for what no index has: one or two marks without a letter. */
const NEWEST = 5_000;

/** Whether a row holds the marks, and is among the newest of those that are asked for. */
function holdsMarks({ db, rows, table, q, equal, after }: Found): SQL | undefined {
  const place = after && comesAfter(rows.createdAt, rows.id, after);
  const newest = db
    .select({ id: rows.id })
    .from(rows)
    .where(and(...equals({ rows, equal }), place))
    .orderBy(...newestFirst(rows.createdAt, rows.id))
    .limit(NEWEST);
  return and(inArray(rows.id, newest), withPattern(searched[table].plain, patternOf(q)));
}

const byMarks = (found: Found) => {
  const { db, rows, where, limit } = found;
  return db
    .select()
    .from(rows)
    .where(and(holdsMarks(found), where))
    .orderBy(...newestFirst(rows.createdAt, rows.id))
    .limit(limit);
};

type Counted<S> = Promise<(readonly [S, number])[]>;

async function countWhere<S extends string>(
  { db, rows }: Found,
  statuses: readonly S[],
  where: SQL | undefined,
): Counted<S> {
  const status = rows.status as unknown as Column;
  const counts = await db
    .select({ status: rows.status, number: count() })
    .from(rows)
    .where(and(where, inArray(status, [...statuses])))
    .groupBy(rows.status);
  return counts.map((row) => [row.status as string as S, Number(row.number)] as const);
}

const countText = <S extends string>(found: Found, statuses: readonly S[]): Counted<S> =>
  countWhere(found, statuses, and(holds(found), ...equals(found)));

const countMarks = <S extends string>(found: Found, statuses: readonly S[]): Counted<S> =>
  countWhere(found, statuses, holdsMarks(found));

/** The index alone knows how many, a status at a time. */
const countInIndex = <S extends string>(found: Found, statuses: readonly S[]): Counted<S> =>
  Promise.all(
    statuses.map(async (status) => {
      const { db, equal } = found;
      if (equal.status !== undefined && equal.status !== status) return [status, 0] as const;
      const index = indexOf(found);
      const match = matchOf({ ...found, equal: { ...equal, status } });
      const [row] = await db
        .select({ number: count() })
        .from(index)
        .where(sql`${index} MATCH ${match}`);
      return [status, row?.number ?? 0] as const;
    }),
  );
