import type { PageKey } from '@vitrine/contracts';
import { eq, or } from 'drizzle-orm';
import { placeholder, prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/queryable.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** A page's content as it was stored, not yet parsed. */
export type StoredPage = Tables['pages']['$inferSelect'];

/** What the pages say, one record a page, by its key. */
export function createPagesRepository({ pages }: Tables) {
  const { key } = pages;
  const either = prepared((db) =>
    db
      .select()
      .from(pages)
      .where(or(eq(key, placeholder('one', key)), eq(key, placeholder('other', key)))),
  );
  return {
    ...rowsOf(pages, key),
    /** A page and another one, in one read; they may be the same. */
    async getBoth(
      db: Queryable,
      one: PageKey,
      other: PageKey,
    ): Promise<[one: StoredPage | undefined, other: StoredPage | undefined]> {
      const rows = await either(db, { one, other });
      const find = (wanted: PageKey) => rows.find((row) => row.key === wanted);
      return [find(one), find(other)];
    },
  };
}
