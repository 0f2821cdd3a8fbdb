import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { dataFile } from '../lib/program-files.ts';
import { NewerSchemaError } from './database.ts';

interface Journal {
  entries: { when: number; tag: string }[];
}

/** The list of migrations, in the folder of each database. */
export const JOURNAL = join('meta', '_journal.json');

/** The folder of the migrations of one database. */
export function migrationsFolder(dialect: 'sqlite' | 'postgres'): string {
  return dataFile(`db/migrations/${dialect}`);
}

/** Every migration of one database, oldest first. */
export function readJournal(
  dialect: 'sqlite' | 'postgres',
  folder = migrationsFolder(dialect),
): Journal {
  const journal = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8'));
  return journal as Journal;
}

/**
 * When the newest migration of a program was written, in ms since 1970, and how many there are.
 * @param folder of its migrations; this program's where it is not given
 */
export function knownMigrations(
  dialect: 'sqlite' | 'postgres',
  folder = migrationsFolder(dialect),
): { newest: number; count: number } {
  const { entries } = readJournal(dialect, folder);
  return { newest: Math.max(...entries.map((entry) => entry.when)), count: entries.length };
}

/**
 * Refuses a database that a newer program has migrated.
 * @param lastApplied when the newest applied migration was written, in ms since 1970
 * @throws {NewerSchemaError}
 */
export function refuseNewerSchema(dialect: 'sqlite' | 'postgres', lastApplied: number): void {
  if (lastApplied > knownMigrations(dialect).newest) throw new NewerSchemaError();
}

/** When the newest migration was written that a database has, in ms since 1970; 0 without any. */
export async function lastAppliedOnPostgres(client: Pick<pg.Client, 'query'>): Promise<number> {
  const known = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known",
  );
  if (!known.rows[0]?.known) return 0;
  const { rows } = await client.query(
    'SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.at ?? 0);
}
