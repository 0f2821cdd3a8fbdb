import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHORT_LIVED, startPostgres } from '@vitrine/test-support';
import { createDatabase } from '@vitrine/test-support/create-database';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/db/postgres.ts';
import { openSqlite } from '../../src/db/sqlite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server address without a database name; '' when the tests run on SQLite. */
    postgresUrl: string;
    /** A migrated database to copy: its file, or its name on the server. */
    template: string;
  }
}

/** `TEST_DATABASE=postgres` runs everything on a real PostgreSQL that lives as long as the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-databases-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  if (process.env.TEST_DATABASE !== 'postgres') {
    const file = join(folder, 'vitrine.db');
    await openSqlite(file).close();
    project.provide('postgresUrl', '');
    project.provide('template', file);
    return remove;
  }
  const server = await startPostgres(join(folder, 'data'), SHORT_LIVED);
  const template = 'migrated';
  await createDatabase(server.url, template);
  await (await openPostgres(`${server.url}/${template}`)).close();
  project.provide('postgresUrl', server.url);
  project.provide('template', template);
  return async () => {
    await server.stop();
    await remove();
  };
}
