import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle as onSqlite } from 'drizzle-orm/better-sqlite3';
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../../src/db/migrate.ts';
import { searchText } from '../../src/db/search-text.ts';
import type { TestDatabase } from './test-database.ts';

/** A database as an earlier version left it, with what it had stored. */
export interface Earlier {
  /** The number of the newest migration it had. */
  until: number;
  /** Statements that both databases understand. @param now an instant, in the database's words */
  stored(now: string): string[];
}

/** Brings a new database there; opening it then migrates the rest. */
export async function leaveBehind(
  { variables }: TestDatabase,
  { until, stored }: Earlier,
): Promise<void> {
  const folder = variables.DATA_DIR ?? '';
  const url = variables.DATABASE_URL;
  const migrationsFolder = cutMigrations(url ? 'postgres' : 'sqlite', folder, until);
  if (!url) {
    const file = new Sqlite(join(folder, 'vitrine.db'));
    // what migrations and triggers call since there is one search index
    file.function('search_text', { deterministic: true }, (text) => searchText(String(text)));
    migrateSqlite(onSqlite(file), { migrationsFolder });
    for (const statement of stored('0')) file.exec(statement);
    return void file.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migratePostgres(onPostgres(client), { migrationsFolder });
  for (const statement of stored('now()')) await client.query(statement);
  await client.end();
}

function cutMigrations(dialect: 'sqlite' | 'postgres', folder: string, until: number): string {
  const copy = join(folder, `migrations-${dialect}`);
  cpSync(migrationsFolder(dialect), copy, { recursive: true });
  const path = join(copy, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  const entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= until);
  writeFileSync(path, JSON.stringify({ ...journal, entries }));
  return copy;
}
