import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '@vitrine/test-support/create-database';

/** The database of the template, where sites are on PostgreSQL. */
export const MIGRATED = 'migrated';

const DATA = 'STORIES_DATA';
const POSTGRES = 'STORIES_POSTGRES';

/**
 * Tells this process and its workers where the template is.
 * @param data the folder of a site that was started once, with its migrations done and its content
 * in place
 * @param postgres address of the server that has {@link MIGRATED}; undefined on SQLite
 */
export function announceTemplate(data: string, postgres: string | undefined): void {
  process.env[DATA] = data;
  if (postgres) process.env[POSTGRES] = postgres;
}

/**
 * Brings a copy of the template into a folder: a first start takes twice as long, and a PostgreSQL
 * for each site five seconds. Without a template, as for the audits, a site starts with nothing.
 * @returns the settings that say where the data are
 */
export async function copyTemplate(folder: string): Promise<Record<string, string>> {
  const data = { DATA_DIR: join(folder, 'data') };
  const { [DATA]: template, [POSTGRES]: server } = process.env;
  if (template) await cp(template, data.DATA_DIR, { recursive: true });
  if (!server) return data;
  const name = `site_${randomBytes(8).toString('hex')}`;
  await createDatabase(server, name, MIGRATED);
  return { ...data, DATABASE_URL: `${server}/${name}` };
}
