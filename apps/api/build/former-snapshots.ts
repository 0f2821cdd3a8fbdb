import { globSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, '..', 'src', 'db', 'migrations');

/** Snapshots of earlier schemas of a database: drizzle-kit compares the tables with the latest alone. */
export const formerSnapshots = (database: string): string[] =>
  globSync(join(MIGRATIONS, database, 'meta', '*_snapshot.json'))
    .sort()
    .slice(0, -1);
