import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** A page's content as it was stored, not yet parsed. */
export type StoredPage = Tables['pages']['$inferSelect'];

/** What the pages say, one record a page, by its key. */
export const createPagesRepository = ({ pages }: Tables) => rowsOf(pages, pages.key);
