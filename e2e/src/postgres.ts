import { startPostgres as start } from '@vitrine/testing';

/** A database on a PostgreSQL of its own, for the time of the tests. */
export async function startPostgres(
  folder: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await start(folder);
  await server.createDatabase('vitrine');
  return { url: `${server.url}/vitrine`, stop: server.stop };
}
