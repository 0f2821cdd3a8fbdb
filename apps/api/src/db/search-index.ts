import { and, type Column, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { comesAfter, type ListPlace, newestFirst } from './newest-first.ts';
import type { Queryable } from './queryable.ts';
import type { Tables } from './schema.ts';
import { type Equal, matchOf, type SearchedTable, searched } from './searched-tables.ts';
import { patternOf, withPattern } from './text-search.ts';

/** Fewer letters than this are in no index of runs of three. */
const INDEXED_LETTERS = 3;

interface Looked {
  /** Looked for anywhere in the table's words, upper and lower case alike. */
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
  dialect: 'sqlite' | 'postgres';
  db: Queryable;
  table: SearchedTable;
  rows: Rows;
}

export function createSearchIndex(dialect: 'sqlite' | 'postgres', tables: Tables): SearchIndex {
  // the tables share the columns used here; what else they hold passes through untouched
  const rowsOf = (table: SearchedTable) => tables[table] as unknown as Rows;
  const usesTrigrams = (q: string) => dialect === 'sqlite' && [...q].length >= INDEXED_LETTERS;
  return {
    async list(db, table, wanted) {
      const find = usesTrigrams(wanted.q) ? byTrigrams : byText;
      return (await find({ ...wanted, dialect, db, table, rows: rowsOf(table) })) as never;
    },
    async countByStatus(db, table, statuses, looked) {
      const count = usesTrigrams(looked.q) ? countTrigrams : countText;
      const found = { ...looked, dialect, db, table, rows: rowsOf(table), limit: 0 };
      return new Map(await count(found, statuses));
    },
  };
}

/** Whether a row holds the text, read from the row or from PostgreSQL's index. */
function holds({ dialect, table, q }: Found): SQL {
  const text = dialect === 'sqlite' ? searched[table].onSqlite : searched[table].onPostgres;
  return withPattern(sql`lower(${text})`, patternOf(q));
}

const equals = ({ rows, equal }: Found): SQL[] => {
  const all = getTableColumns(rows) as unknown as Record<string, Column>;
  return Object.entries(equal).flatMap(([name, value]) => {
    const column = all[name];
    return column && value !== undefined ? eq(column, value) : [];
  });
};

/**
 * PostgreSQL chooses between the index of trigrams and reading from the newest. One or two letters
 * are in so many rows that reading from the newest finds them soon, in either database.
 */
const byText = (found: Found) => {
  const { db, rows, where, after, limit } = found;
  const place = after && comesAfter(rows.createdAt, rows.id, after);
  return db
    .select()
    .from(rows)
    .where(and(holds(found), ...equals(found), where, place))
    .orderBy(...newestFirst(rows.createdAt, rows.id))
    .limit(limit);
};

/**
 * SQLite's index gives its rows newest first, one by one: what is found often is found at once, and
 * what is found seldom is found whole. The joins are CROSS so that nothing else is read first.
 */
const byTrigrams = (found: Found) => {
  const { db, rows, table, where, after, limit } = found;
  const { name } = searched[table];
  const [index, numbers] = [sql.raw(`${name}_search`), sql.raw(`${name}_search_rows`)];
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

type Counted<S> = Promise<(readonly [S, number])[]>;

async function countText<S extends string>(found: Found, statuses: readonly S[]): Counted<S> {
  const { db, rows } = found;
  const status = rows.status as unknown as Column;
  const counts = await db
    .select({ status: rows.status, number: count() })
    .from(rows)
    .where(and(holds(found), ...equals(found), inArray(status, [...statuses])))
    .groupBy(rows.status);
  return counts.map((row) => [row.status as string as S, Number(row.number)] as const);
}

/** The index alone knows how many, a status at a time. */
const countTrigrams = <S extends string>(found: Found, statuses: readonly S[]): Counted<S> =>
  Promise.all(
    statuses.map(async (status) => {
      const { db, table, equal } = found;
      if (equal.status !== undefined && equal.status !== status) return [status, 0] as const;
      const index = sql.raw(`${searched[table].name}_search`);
      const match = matchOf({ ...found, equal: { ...equal, status } });
      const [row] = await db
        .select({ number: count() })
        .from(index)
        .where(sql`${index} MATCH ${match}`);
      return [status, row?.number ?? 0] as const;
    }),
  );
