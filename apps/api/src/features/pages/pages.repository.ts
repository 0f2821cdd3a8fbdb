import type { PageKey } from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { lockVersion } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** A page's content as it was stored, not yet parsed. */
export type StoredPage = Tables['pages']['$inferSelect'];

/** What the pages say, one record a page. */
export function createPagesRepository({ pages }: Tables) {
  return {
    async get(db: Queryable, key: PageKey): Promise<StoredPage | undefined> {
      const [row] = await db.select().from(pages).where(eq(pages.key, key));
      return row;
    },
    /** For a change: others who change the same page wait until this write ends. */
    lock: (tx: Queryable, key: PageKey): Promise<StoredPage | undefined> =>
      lockVersion(tx, pages, pages.key, key),
    async setContent(tx: Queryable, key: PageKey, content: unknown, now: Date): Promise<void> {
      await tx.update(pages).set({ content, updatedAt: now }).where(eq(pages.key, key));
    },
  };
}
