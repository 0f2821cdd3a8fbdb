import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../program-files.ts';
import { NewerSchemaError } from './database.ts';

interface Journal {
  entries: { when: number }[];
}

/** The folder of the migrations of one database. */
export function migrationsFolder(dialect: 'sqlite' | 'postgres'): string {
  return dataFile(`db/migrations/${dialect}`);
}

/** When the newest migration of this program was written, in ms since 1970, and how many there are. */
export function knownMigrations(dialect: 'sqlite' | 'postgres'): { newest: number; count: number } {
  const path = join(migrationsFolder(dialect), 'meta', '_journal.json');
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as Journal;
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
