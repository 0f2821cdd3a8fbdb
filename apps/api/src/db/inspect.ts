import Sqlite from 'better-sqlite3';
import { findDamage, isDamage } from './integrity.ts';
import { lastAppliedOnPostgres } from './migrate.ts';
import { lastApplied } from './sqlite.ts';

/** What can be learnt of a database without changing it. */
export interface Inspected {
  /** When the newest migration was written that it has, in ms since 1970; 0 for a new one. */
  schema: number;
  /** What is wrong with it, where something is. */
  damage: string | undefined;
  /** Its own time, where it has one. */
  now: Date | undefined;
  /** Room that it takes, where it says so. */
  bytes?: number;
}

/** Looks at an embedded database, all of it. */
export function inspectSqlite(file: string): Inspected {
  try {
    const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      const damage = findDamage(connection);
      return { schema: lastApplied(connection), damage, now: undefined };
    } finally {
      connection.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { schema: 0, damage: (error as Error).message, now: undefined };
  }
}

/** Looks at a PostgreSQL database. */
export async function inspectPostgres(url: string): Promise<Inspected> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT pg_encoding_to_char(encoding) AS encoding, clock_timestamp() AS now, pg_database_size(oid) AS bytes FROM pg_database WHERE datname = current_database()',
    );
    const encoding = String(rows[0]?.encoding);
    return {
      schema: await lastAppliedOnPostgres(client),
      damage: encoding === 'UTF8' ? undefined : `it is encoded in ${encoding}, not in UTF-8`,
      now: rows[0]?.now as Date,
      bytes: Number(rows[0]?.bytes),
    };
  } finally {
    await client.end();
  }
}
