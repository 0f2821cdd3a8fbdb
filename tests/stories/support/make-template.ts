import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, SHORT_LIVED, startPostgres } from '@vitrine/test-support';
import { startSite } from './site.ts';
import { announceTemplate, MIGRATED } from './template.ts';

/** Before the first story: starts a site once, for all others to be copies of. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup by it
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-template-'));
  const settings: Record<string, string> = { DATA_DIR: join(folder, 'data') };
  let postgres: Postgres | undefined;
  if (process.env.TEST_DATABASE === 'postgres') {
    // as root the database server runs as another user, who must be able to pass through
    await chmod(folder, 0o755);
    postgres = await startPostgres(join(folder, 'pg'), SHORT_LIVED);
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
