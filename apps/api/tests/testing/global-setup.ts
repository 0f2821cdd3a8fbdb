import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@vitrine/testing';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server address without a database name; '' when the tests run on SQLite. */
    postgresUrl: string;
  }
}

/** `TEST_DATABASE=postgres` runs everything on a real PostgreSQL that lives as long as the run. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    project.provide('postgresUrl', '');
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
  // hundreds of databases would each be looked through again and again, and live for seconds
  const settings = ['max_connections=200', 'autovacuum=off'].flatMap((one) => ['-c', one]);
  const server = await startPostgres(join(folder, 'data'), settings);
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
