import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { placeholder, prepared, preparedForFields } from './prepared.ts';
import type { Queryable } from './queryable.ts';
import type { Tables } from './schema.ts';

type AnyTable = Tables[keyof Tables];

/** The first row of a query; undefined where it finds none. */
export const firstOf = async <R>(rows: PromiseLike<R[]>): Promise<R | undefined> => (await rows)[0];

/** Whether a query, or a change that returns its rows, has found any. */
export const findsAny = async (rows: PromiseLike<unknown[]>): Promise<boolean> =>
  (await rows).length > 0;

/** What a change returns of which only its number of rows is of interest. */
const NOTHING = { one: sql<number>`1` };

/** Keeps what is made for a table or column: who asks again gets the same, with its statements. */
function madeOnce<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const made = new WeakMap<K, V>();
  return (of) => {
    const one = made.get(of) ?? make(of);
    made.set(of, one);
    return one;
  };
}

const insertsInto = madeOnce((table: AnyTable) => ({
  insert: preparedForFields(table, (db, row) => db.insert(table).values(row as never)),
  insertNew: preparedForFields(table, (db, row) =>
    db
      .insert(table)
      .values(row as never)
      .onConflictDoNothing()
      .returning(NOTHING),
  ),
}));

const queriesBy = madeOnce((key: AnySQLiteColumn) => {
  // nearly every table has these columns; what else it holds passes through untouched
  const rows = key.table as Tables['messages'];
  const { version, id } = getTableColumns(key.table as Tables['users']);
  const isWanted = eq(key, placeholder('wanted', key));
  return {
    get: prepared((db) => db.select().from(rows).where(isWanted)),
    lock: prepared((db) =>
      db
        .update(rows)
        .set(version ? ({ version: sql`${version} + 1` } as object) : { id: sql`${id}` })
        .where(isWanted)
        .returning(),
    ),
    hold: prepared((db) =>
      db
        .update(rows)
        .set({ id: sql`${id}` })
        .where(isWanted)
        .returning(),
    ),
    update: preparedForFields(rows, (db, changes) =>
      db.update(rows).set(changes).where(isWanted).returning(),
    ),
    delete: prepared((db) => db.delete(rows).where(isWanted).returning(NOTHING)),
  };
});

/**
 * Inserts a row unless one with its key is stored.
 * @returns whether it is new; of several writes that insert the same, one gets true
 */
export const insertNew = <T extends AnyTable>(
  tx: Queryable,
  table: T,
  row: T['$inferInsert'],
): Promise<boolean> => findsAny(insertsInto(table).insertNew(tx, row));

/**
 * What is done alike to the rows of every table: the base of most repositories.
 * @param key the column that identifies a row; its id by default
 */
export function rowsOf<T extends AnyTable>(
  table: T,
  key: AnySQLiteColumn = (table as unknown as Tables['messages']).id,
) {
  type Row = T['$inferSelect'];
  const by = queriesBy(key);
  return {
    get: (db: Queryable, id: string): Promise<Row | undefined> =>
      firstOf(by.get(db, { wanted: id })),
    /**
     * For a change: others who change the same row wait until this write ends. Where rows have
     * versions it makes the next one, and answers with the row as it was.
     */
    async lock(tx: Queryable, id: string): Promise<Row | undefined> {
      const row: Row | undefined = await firstOf(by.lock(tx, { wanted: id }));
      return row && 'version' in row ? { ...row, version: Number(row.version) - 1 } : row;
    },
    /**
     * The same without a next version: for what waits its turn at a row and changes nothing that
     * its readers compare versions of.
     */
    hold: (tx: Queryable, id: string): Promise<Row | undefined> =>
      firstOf(by.hold(tx, { wanted: id })),
    /** Rejects with a unique violation when there is one already. */
    async insert(tx: Queryable, row: T['$inferInsert']): Promise<void> {
      await insertsInto(table).insert(tx, row);
    },
    /** @returns whether it is new */
    insertNew: (tx: Queryable, row: T['$inferInsert']) => insertNew(tx, table, row),
    /** @returns the row as it is then; undefined when there is none */
    update: (
      tx: Queryable,
      id: string,
      changes: Partial<T['$inferInsert']>,
    ): Promise<Row | undefined> => firstOf(by.update(tx, changes, { wanted: id })),
    /** @returns false when there is none */
    delete: (tx: Queryable, id: string): Promise<boolean> =>
      findsAny(by.delete(tx, { wanted: id })),
  };
}
