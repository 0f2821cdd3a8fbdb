import openSqlite, {
  type Database as Connection,
  type Sqlite3Static,
} from '@sqlite.org/sqlite-wasm';
import {
  createAnnouncements,
  createMutex,
  createSearchIndex,
  type Database,
  defineTables,
  raiseContentRevision,
  searchText,
  sqliteColumns,
  storedContentRevision,
} from '@vitrine/api/in-browser';
import { drizzle } from 'drizzle-orm/sqlite-proxy';

const MIGRATIONS = import.meta.glob<string>('../../api/src/db/migrations/sqlite/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The server's database over SQLite that is compiled to WebAssembly, in memory. */
export interface MemoryDatabase {
  database: Database;
  /** Everything in it, as a file of SQLite. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** Takes the place of everything in it. @param bytes what {@link bytes} gave; a new one without */
  load(bytes?: Uint8Array): void;
  /** Grows with every row that is written. */
  changes(): number;
}

export async function openMemoryDatabase(): Promise<MemoryDatabase> {
  const sqlite = await openSqlite();
  const tables = defineTables(sqliteColumns);
  let connection = new sqlite.oo1.DB(':memory:');
  const run = (work: () => unknown[]) => {
    try {
      return work();
    } catch (error) {
      throw withCode(sqlite, error);
    }
  };
  const db = drizzle<typeof tables>(
    async (sql, params, method) => {
      const rows = run(() => connection.exec({ sql, bind: params, returnValue: 'resultRows' }));
      return { rows: method === 'get' ? (rows[0] as unknown[]) : rows };
    },
    { schema: tables },
  ) as unknown as Database['read'];
  const inTurn = createMutex();
  const announcements = createAnnouncements();
  let announced: string[] = [];
  const write: Database['write'] = (work) =>
    inTurn(async () => {
      announced = [];
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = await work(db);
        connection.exec('COMMIT');
        announced.forEach(announcements.deliver);
        return result;
      } catch (error) {
        // some failures have ended it already
        if (!sqlite.capi.sqlite3_get_autocommit(connection)) connection.exec('ROLLBACK');
        throw error;
      }
    });
  return {
    database: {
      ...{ dialect: 'sqlite', tables, read: db, write },
      search: createSearchIndex('sqlite', tables, async () => {
        connection.exec('DELETE FROM blog_posts_search_queue');
      }),
      touchContent: async (tx) => void (await raiseContentRevision(tx, tables)),
      contentRevision: () => storedContentRevision(db, tables),
      lastWithdrawals: () => ({}),
      announce: async (_tx, text) => void announced.push(text),
      listen: announcements.listen,
      scrub: async () => undefined,
      ping: async () => undefined,
      schema: async () => 'current',
      state: async () => ({ version: sqlite.version.libVersion, bytes: sizeOf(connection) }),
      close: async () => connection.close(),
    },
    bytes: () => sqlite.capi.sqlite3_js_db_export(connection) as Uint8Array<ArrayBuffer>,
    load(bytes) {
      connection.close();
      connection = openConnection(sqlite, bytes);
    },
    changes: () => connection.changes(true),
  };
}

function openConnection(sqlite: Sqlite3Static, bytes?: Uint8Array): Connection {
  const connection = new sqlite.oo1.DB(':memory:');
  connection.createFunction('search_text', (_context, text) => searchText(String(text)), {
    deterministic: true,
  });
  if (bytes) fill(sqlite, connection, bytes);
  else for (const path of Object.keys(MIGRATIONS).sort()) connection.exec(MIGRATIONS[path] ?? '');
  connection.exec('PRAGMA foreign_keys = ON');
  return connection;
}

function fill({ capi, wasm }: Sqlite3Static, connection: Connection, bytes: Uint8Array): void {
  const { SQLITE_DESERIALIZE_FREEONCLOSE: freed, SQLITE_DESERIALIZE_RESIZEABLE: resizeable } = capi;
  const place = wasm.allocFromTypedArray(bytes);
  const size = bytes.byteLength;
  const failure = capi.sqlite3_deserialize(
    ...([connection, 'main', place, size, size, freed | resizeable] as const),
  );
  connection.checkRc(failure);
}

const sizeOf = (connection: Connection): number =>
  Number(
    connection.selectValue(
      'SELECT page_count * page_size FROM pragma_page_count, pragma_page_size',
    ),
  );

/** The server knows errors by the names that SQLite has for them. */
function withCode({ capi }: Sqlite3Static, error: unknown): unknown {
  if (!(error instanceof Error && 'resultCode' in error)) return error;
  return Object.assign(error, { code: capi.sqlite3_js_rc_str(Number(error.resultCode)) });
}
