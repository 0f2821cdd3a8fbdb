import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import {
  JOURNAL,
  lastAppliedOnPostgres,
  migrationsFolder,
  readJournal,
  refuseNewerSchema,
} from '../migrate.ts';

/**
 * Gives a database without rows the tables that a release had, which may be an earlier one: rows of
 * that release fit in them, and the next start migrates both.
 * @param schema when that release's newest migration was written, in ms since 1970
 * @throws {NewerSchemaError}
 */
export async function bringToSchema(client: pg.Client, schema: number): Promise<void> {
  refuseNewerSchema('postgres', schema);
  const { entries, ...journal } = readJournal('postgres');
  // drizzle runs all migrations of a folder, so it gets one with a shorter list
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'));
  try {
    cpSync(migrationsFolder('postgres'), folder, { recursive: true });
    const wanted = entries.filter(({ when }) => when <= schema);
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries: wanted }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
  if ((await lastAppliedOnPostgres(client)) === schema) return;
  throw new Error('The database has tables of another release already; give it a new one.');
}
