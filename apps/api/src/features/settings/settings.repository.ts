import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { readInstallation } from '../../db/installation.ts';
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
  return {
    async get(db: Queryable): Promise<StoredSettings | undefined> {
      const [row] = await db.select().from(settings).where(eq(settings.key, MAIN));
      return row;
    },
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
    async setContent(tx: Queryable, content: unknown, now: Date): Promise<void> {
      await tx.update(settings).set({ content, updatedAt: now }).where(eq(settings.key, MAIN));
    },
    /** Where there is no company page yet there is an unwritten one then, of version 0. */
    async startCompany(tx: Queryable, content: unknown, now: Date): Promise<void> {
      await tx
        .insert(pages)
        .values({ key: 'company', content, version: 0, updatedAt: now })
        .onConflictDoNothing();
    },
    /** The revenue where installations noted it before there were settings, figure and currency. */
    earlierRevenue: (db: Queryable) => readInstallation(db, tables, 'revenue'),
  };
}
