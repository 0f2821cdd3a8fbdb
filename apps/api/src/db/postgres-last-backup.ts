import pg from 'pg';
import type { LastBackup } from '../lib/backup-note.ts';
import { SECOND_MS } from '../lib/clock.ts';

const TIMEOUT_MS = 10 * SECOND_MS;
const NOTE = `
  INSERT INTO installation (key, value) VALUES ('last_backup', $1)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

/**
 * Notes a backup where every replica finds it; each has a data folder of its own. The database is
 * not opened as the program does: what it is a backup of must not be migrated.
 */
export async function noteLastBackupInPostgres(url: string, backup: LastBackup): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  await client.connect();
  try {
    await client.query(NOTE, [JSON.stringify(backup)]);
  } finally {
    await client.end();
  }
}
