import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { formerSnapshots } from './former-snapshots.ts';
import { searchMigrations } from './search-indexes.ts';

// Fails when the tables have changed and no migration says so: drizzle-kit may add to a copy of
// the migrations, and must find nothing to add. So must the search indexes. Fails as well when snapshots are kept that nothing reads.

const API = join(import.meta.dirname, '..');
const DRIZZLE_KIT = join(API, 'node_modules', '.bin', 'drizzle-kit');

const folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'));
try {
  const faults = [
    ...newMigrations('sqlite', 'sqlite'),
    ...newMigrations('postgres', 'postgresql'),
    ...(await searchMigrations()).map(({ table }) => `the search index of ${table} is out of date`),
    ...['sqlite', 'postgres'].flatMap((name) =>
      formerSnapshots(name).map((path) => `${name}: ${basename(path)} is of an earlier schema`),
    ),
  ];
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\nRun: pnpm --filter @vitrine/api db:generate\n`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What is missing, a sentence each. */
function newMigrations(name: string, dialect: string): string[] {
  const copy = join(folder, name);
  cpSync(join(API, 'src', 'db', 'migrations', name), copy, { recursive: true });
  const before = readdirSync(copy);
  const schema = join(API, 'src', 'db', `schema.${name}.cjs`);
  // drizzle-kit joins `out` to the folder it runs in, so it runs in the temporary one
  const config = join(folder, `${name}.json`);
  writeFileSync(config, JSON.stringify({ dialect, schema, out: `./${name}` }));
  const run = spawnSync(DRIZZLE_KIT, ['generate', '--config', config, '--name', 'missing'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (run.status !== 0) return [`${name}: drizzle-kit failed\n${run.stdout}${run.stderr}`];
  const added = readdirSync(copy).filter((file) => !before.includes(file));
  return added.map((file) => `${name}: a migration is missing (${file} would be new)`);
}
