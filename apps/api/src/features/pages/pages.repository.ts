import type { PageKey } from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** What the pages say, one record a page. */
export function createPagesRepository({ pages }: Tables) {
  return {
    /** @returns undefined when nothing is stored; the content as it was stored, not yet parsed */
    async getContent(db: Queryable, key: PageKey): Promise<unknown> {
      const [row] = await db
        .select({ content: pages.content })
        .from(pages)
        .where(eq(pages.key, key));
      return row?.content;
    },
  };
}

export type PagesRepository = ReturnType<typeof createPagesRepository>;
