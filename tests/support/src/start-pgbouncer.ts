import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { startService, stopService } from './start-service.ts';

/** A real PgBouncer before a PostgreSQL, which lends its connections for one transaction each. */
export interface PgBouncer {
  /** The database's address through it. */
  url: string;
  stop(): Promise<void>;
}

/**
 * @param databaseUrl with its name, user and password
 * @param connections that it has to the database, for all of its clients
 */
export async function startPgBouncer(databaseUrl: string, connections = 2): Promise<PgBouncer> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pgbouncer-'));
  // as root it becomes another user, who must be able to read its settings
  await chmod(folder, 0o755);
  const listenPort = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
`,
    { mode: 0o644 },
  );
  const args = process.getuid?.() === 0 ? ['-u', 'nobody', settings] : [settings];
  const child = await startService('pgbouncer', args, listenPort);
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${listenPort}${pathname}`,
    stop: async () => {
      await stopService(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
