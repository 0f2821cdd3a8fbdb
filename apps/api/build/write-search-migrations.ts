import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJournal } from '../src/db/migrate.ts';
import { searchMigrations } from './search-indexes.ts';

// Adds migrations for the search indexes that no longer are what `searched-tables.ts` says.

const API = join(import.meta.dirname, '..');
const DRIZZLE_KIT = join(API, 'node_modules', '.bin', 'drizzle-kit');

const missing = await searchMigrations();
for (const database of ['sqlite', 'postgres'] as const) {
  const statements = missing.flatMap((one) => one[database]);
  if (statements.length === 0) continue;
  const config = join(API, `drizzle.${database}.config.ts`);
  // in the folder that the paths of the configuration begin in
  execFileSync(DRIZZLE_KIT, ['generate', '--custom', '--name', 'search', '--config', config], {
    cwd: API,
    stdio: 'inherit',
  });
  const { tag } = readJournal(database).entries.at(-1) ?? {};
  const file = join(API, 'src', 'db', 'migrations', database, `${tag}.sql`);
  writeFileSync(file, `${statements.join(';\n--> statement-breakpoint\n')};\n`);
}
