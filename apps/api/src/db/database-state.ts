import { hostname } from 'node:os';
import type Sqlite from 'better-sqlite3';
import type pg from 'pg';

/** How the stored schema compares with the one that this program was written for. */
export type SchemaState = 'current' | 'older' | 'newer';

/** What there is to say about a database to anyone who runs it. */
export interface DatabaseState {
  /** Of the database's own program, e.g. `3.51.0`. */
  version: string;
  bytes: number;
  /** The processes of Vitrine that work with it now; undefined where there can only be this one. */
  processes?: string[];
}

/** @param applied when the newest applied migration was written, in ms since 1970 */
export function compareSchema(applied: number, known: number): SchemaState {
  if (applied === known) return 'current';
  return applied < known ? 'older' : 'newer';
}

const PROCESS_PREFIX = 'vitrine ';

/** What this process calls itself towards PostgreSQL, which keeps 63 bytes. */
export const processName = (): string =>
  `${PROCESS_PREFIX}${hostname().slice(0, 40)} ${process.pid}`;

/** Asks the embedded database about itself. */
export function sqliteState(connection: Sqlite.Database): DatabaseState {
  const row = connection
    .prepare(
      'SELECT sqlite_version() AS version, page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
    )
    .get();
  return row as DatabaseState;
}

/** Asks PostgreSQL about itself, and about who else is connected. */
export async function postgresState(pool: pg.Pool): Promise<DatabaseState> {
  const { rows } = await pool.query(
    "SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes",
  );
  const { rows: connected } = await pool.query(
    'SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE $1 ORDER BY 1',
    [`${PROCESS_PREFIX}%`],
  );
  return {
    version: String(rows[0]?.version),
    bytes: Number(rows[0]?.bytes),
    processes: connected.map(({ name }) => String(name).slice(PROCESS_PREFIX.length)),
  };
}
