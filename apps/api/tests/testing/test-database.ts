import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
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
export async function createTestDatabase(folder: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  if (!server) {
    return {
      open: async () => openSqlite(join(folder, 'vitrine.db')),
      variables: { DATA_DIR: folder },
    };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = `${server}/${name}`;
  return { open: () => openPostgres(url), variables: { DATA_DIR: folder, DATABASE_URL: url } };
}
