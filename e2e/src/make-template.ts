import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@vitrine/testing';
import { startSite } from './site.ts';
import { announceTemplate, MIGRATED } from './template.ts';

/** Many databases that are used for seconds, and need not outlive the machine. */
const POSTGRES_SETTINGS = ['max_connections=200', 'autovacuum=off', 'fsync=off'];

/** Before the first story: starts a site once, for all others to be copies of. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup by it
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-template-'));
  const settings: Record<string, string> = { DATA_DIR: join(folder, 'data') };
  let postgres: Postgres | undefined;
  if (process.env.TEST_DATABASE === 'postgres') {
    // as root the database server runs as another user, who must be able to pass through
    await chmod(folder, 0o755);
    const flags = POSTGRES_SETTINGS.flatMap((one) => ['-c', one]);
    postgres = await startPostgres(join(folder, 'pg'), flags);
    await postgres.createDatabase(MIGRATED);
    settings.DATABASE_URL = `${postgres.url}/${MIGRATED}`;
  }
  await (await startSite(settings)).close();
  announceTemplate(join(folder, 'data'), postgres?.url);
  return async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
