import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '@vitrine/test-support/create-database';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { openSqlite } from '../../src/db/sqlite.ts';

export interface TestDatabase {
  /** Opens it (again); an earlier opening must be closed by its owner. */
  open(): Promise<Database>;
  /** The settings under which the program itself opens it. */
  variables: Record<string, string>;
}

/** A new, empty database of the kind this run tests. */
export const createTestDatabase = (folder: string): Promise<TestDatabase> => create(folder, '');

/** One that is migrated already: a copy, which takes a fraction of the time of every migration. */
export const createMigratedDatabase = (folder: string): Promise<TestDatabase> =>
  create(folder, inject('template'));

async function create(folder: string, template: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  if (!server) {
    const file = join(folder, 'vitrine.db');
    if (template) await copyFile(template, file);
    return { open: async () => openSqlite(file), variables: { DATA_DIR: folder } };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(server, name, template || undefined);
  const url = `${server}/${name}`;
  return { open: () => openPostgres(url), variables: { DATA_DIR: folder, DATABASE_URL: url } };
}
