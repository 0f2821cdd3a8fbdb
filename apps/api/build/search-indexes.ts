import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import { sqliteColumns } from '../src/db/columns.ts';
import { defineTables } from '../src/db/schema.ts';
import {
  type SearchedTable,
  searched,
  searchedColumns,
  searchedTables,
  searchName,
} from '../src/db/searched-tables.ts';
import { openSqlite } from '../src/db/sqlite.ts';

/** What a migration of a search index says, in each database. */
interface SearchMigration {
  table: SearchedTable;
  sqlite: string[];
  /** Nothing where the words are the same: filters are read from the rows. */
  postgres: string[];
}

const tables = defineTables(sqliteColumns);

/** The names in the SQL of an index, and pieces of it. */
function namesOf(table: SearchedTable) {
  const columns = searchedColumns(table, tables[table]);
  const [name, index] = [getTableName(tables[table]), searchName(table)];
  const filters = columns.filters.map((column) => column.name);
  const text = (lineBreak: string, row = '') =>
    columns.words
      .map((one) => one.map((column) => `${row}${column.name}`).join(" || ' ' || "))
      .join(` || ${lineBreak} || `);
  const number = (row: string) => `(SELECT n FROM ${index}_rows WHERE record = ${row}.id)`;
  return {
    ...{ name, index, filters, text, number },
    /** The table that says which record each number of the index means. */
    numbers: `${index}_rows`,
    words: columns.words.flat().map((column) => column.name),
    /** The filters behind other columns. */
    rest: (row = '') => filters.map((one) => `, ${row}${one}`).join(''),
    /** The words as the index holds them. */
    folded: (row: string) => `search_text(${text('char(10)', row)})`,
    dropWords: (row: string) => `DELETE FROM ${index} WHERE rowid = ${number(row)}`,
    dropNumber: (row: string) => `DELETE FROM ${index}_rows WHERE record = ${row}.id`,
    trigger: (what: string, event: string, ...body: string[]): Part => [
      `${index}_${what}`,
      `CREATE TRIGGER ${index}_${what} AFTER ${event} BEGIN\n${body.map((line) => `  ${line};\n`).join('')}END`,
    ],
  };
}

/** A table or a trigger: its name, and what makes it. */
type Part = readonly [name: string, sql: string];

const updateOf = (columns: readonly string[], name: string) =>
  `UPDATE OF ${columns.join(', ')} ON ${name}`;
const differs = (columns: readonly string[]) =>
  `WHEN ${columns.map((name) => `new.${name} IS NOT old.${name}`).join(' OR ')}`;

/** Everything that SQLite's index of a table is made of. */
function partsOf(table: SearchedTable): ReadonlyMap<string, string> {
  const { name, index, numbers, filters, dropWords, dropNumber, trigger } = namesOf(table);
  const values = filters.map((one) => `, ${one} TEXT`).join('');
  return new Map([
    [
      numbers,
      `CREATE TABLE ${numbers} (n INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE${values})`,
    ],
    [
      index,
      `CREATE VIRTUAL TABLE ${index} USING fts5(text, content='', contentless_delete=1, tokenize='trigram')`,
    ],
    trigger('delete', `DELETE ON ${name}`, dropWords('old'), dropNumber('old')),
    ...('isQueued' in searched[table] ? queued(table) : direct(table)),
  ]);
}

/** What indexes a row in the write that stores it. */
function direct(table: SearchedTable): Part[] {
  const { name, index, numbers, words, filters, rest, folded, ...sql } = namesOf(table);
  const addWords = `INSERT INTO ${index} (rowid, text) VALUES (${sql.number('new')}, ${folded('new.')})`;
  const addNumber = `INSERT INTO ${numbers} (record${rest()}) VALUES (new.id${rest('new.')})`;
  const values = filters.map((one) => `${one} = new.${one}`).join(', ');
  const changed = `${updateOf(words, name)} ${differs(words)}`;
  return [
    sql.trigger('insert', `INSERT ON ${name}`, addNumber, addWords),
    sql.trigger('update', changed, sql.dropWords('new'), addWords),
    ...(filters.length > 0
      ? [
          sql.trigger(
            'filter',
            updateOf(filters, name),
            `UPDATE ${numbers} SET ${values} WHERE record = new.id`,
          ),
        ]
      : []),
  ];
}

/** What puts a row into a queue, and indexes it when it is taken out. */
function queued(table: SearchedTable): Part[] {
  const { name, index, numbers, words, filters, rest, folded, ...sql } = namesOf(table);
  const queue = `${index}_queue`;
  const add = `INSERT INTO ${queue} (record) VALUES (new.id) ON CONFLICT DO NOTHING`;
  const watched = [...words, ...filters, 'created_at'];
  const changed = `${updateOf(watched, name)} ${differs(watched)}`;
  // numbers follow the time of the rows, up to a million in a millisecond
  const next = `(SELECT coalesce(max(n) + 1, t.created_at * 1048576) FROM ${numbers} WHERE n >= t.created_at * 1048576 AND n < (t.created_at + 1) * 1048576)`;
  return [
    [queue, `CREATE TABLE ${queue} (record TEXT PRIMARY KEY) WITHOUT ROWID`],
    sql.trigger('insert', `INSERT ON ${name}`, add),
    sql.trigger('update', changed, sql.dropWords('new'), sql.dropNumber('new'), add),
    sql.trigger(
      'queue_taken',
      `DELETE ON ${queue}`,
      `INSERT INTO ${numbers} (n, record${rest()})\n    SELECT ${next}, t.id${rest('t.')}\n    FROM ${name} t WHERE t.id = old.record`,
      `INSERT INTO ${index} (rowid, text)\n    SELECT n, ${folded('t.')}\n    FROM ${name} t JOIN ${numbers} ON record = t.id WHERE t.id = old.record`,
    ),
  ];
}

/** What puts all rows of a table into a new index. */
function fill(table: SearchedTable): string[] {
  const { name, index, numbers, rest, folded } = namesOf(table);
  if ('isQueued' in searched[table]) {
    return [
      `INSERT INTO ${index}_queue (record) SELECT id FROM ${name} WHERE true ON CONFLICT DO NOTHING`,
      `DELETE FROM ${index}_queue`,
    ];
  }
  return [
    `INSERT INTO ${numbers} (record${rest()}) SELECT id${rest()} FROM ${name} ORDER BY created_at, id`,
    `INSERT INTO ${index} (rowid, text) SELECT n, ${folded('t.')} FROM ${numbers} JOIN ${name} t ON t.id = record`,
  ];
}

/** The search indexes that the migrations make otherwise than the tables say. */
export async function searchMigrations(): Promise<SearchMigration[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-search-'));
  const stored = new Map<string, { type: string; sql: string }>();
  const note = (migrated: Sqlite.Database) => {
    const rows = migrated.prepare('SELECT name, type, sql FROM sqlite_master').all();
    for (const { name, ...row } of rows as { name: string; type: string; sql: string }[]) {
      stored.set(name, row);
    }
  };
  try {
    await openSqlite(join(folder, 'migrated.db'), note).close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return searchedTables.flatMap((table) => {
    const { name, index, text, folded } = namesOf(table);
    const parts = partsOf(table);
    if ([...parts].every(([part, sql]) => stored.get(part)?.sql === sql)) return [];
    const found = [...stored].filter(([part]) => part === index || part.startsWith(`${index}_`));
    const triggers = found.filter(([, { type }]) => type === 'trigger');
    // what a virtual table brings along goes with it
    const own = found.filter(([part, { type }]) => type === 'table' && parts.has(part));
    const isSameText = triggers.some(([, { sql }]) =>
      ['new.', 't.'].some((row) => sql.includes(folded(row))),
    );
    return {
      table,
      sqlite: [
        ...triggers.map(([trigger]) => `DROP TRIGGER ${trigger}`),
        ...own.map(([part]) => `DROP TABLE ${part}`),
        ...parts.values(),
        ...fill(table),
      ],
      postgres: isSameText
        ? []
        : [
            `ALTER TABLE ${name} DROP COLUMN IF EXISTS search_text`,
            `ALTER TABLE ${name} ADD COLUMN search_text text GENERATED ALWAYS AS (search_text(${text('chr(10)')})) STORED`,
            `CREATE INDEX ${index} ON ${name} USING gin (search_text gin_trgm_ops)`,
          ],
    };
  });
}
