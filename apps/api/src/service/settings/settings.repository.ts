import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { readInstallation } from '../../db/installation.ts';
import { insertNew, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

const MAIN = 'main';

/** Settings as they were stored, not yet parsed. */
interface StoredSettings {
  content: unknown;
  version: number;
}

/** What administrators have set for the installation, in one record. */
export function createSettingsRepository(tables: Tables) {
  const { settings, pages } = tables;
  const rows = rowsOf(settings, settings.key);
  return {
    get: (db: Queryable): Promise<StoredSettings | undefined> => rows.get(db, MAIN),
    /** For a change: others who change the settings wait until this write ends. */
    async lock(tx: Queryable, initial: unknown, now: Date): Promise<void> {
      await tx
        .insert(settings)
        .values({ key: MAIN, content: initial, updatedAt: now })
        .onConflictDoUpdate({
          target: settings.key,
          set: { version: sql`${settings.version} + 1` },
        });
    },
    setContent: (tx: Queryable, content: unknown, updatedAt: Date) =>
      rows.update(tx, MAIN, { content, updatedAt }),
    /** Where there is no company page yet there is an unwritten one then, of version 0. */
    startCompany: (tx: Queryable, content: unknown, updatedAt: Date) =>
      insertNew(tx, pages, { key: 'company', content, version: 0, updatedAt }),
    /** The revenue where installations noted it before there were settings, figure and currency. */
    earlierRevenue: (db: Queryable) => readInstallation(db, tables, 'revenue'),
  };
}
