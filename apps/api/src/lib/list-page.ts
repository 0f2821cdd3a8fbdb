import { LIST_PAGE_SIZE, problemTexts } from '@vitrine/contracts';
import type { ListPlace, PageOf } from '../db/newest-first.ts';
import { invalidField } from './problem-error.ts';

/** A page of a list, as the contract's `listPage` describes it. */
export interface ListPage<T> {
  items: T[];
  /** What to ask for next; null on the last page. */
  next: string | null;
}

/**
 * One page of a list that is read newest first.
 * @param after the `next` of the page before; undefined for the first page
 * @param read the rows that follow a place, at most `limit`
 * @throws {ProblemError} `invalid` for an `after` that was not made here
 */
export async function readPage<Row extends ListPlace>(
  after: string | undefined,
  read: (page: PageOf) => Promise<Row[]>,
  pageSize = LIST_PAGE_SIZE,
): Promise<ListPage<Row>> {
  const place = after === undefined ? undefined : readCursor(after);
  if (after !== undefined && !place) throw invalidField('after', problemTexts.noListPage);
  // one more than is shown tells whether another page follows
  const rows = await read({ after: place, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return { items, next: last && rows.length > items.length ? toCursor(last) : null };
}

/** The same page with its items as they are sent. */
export const presentPage = <Row, Item>(
  { items, next }: ListPage<Row>,
  present: (row: Row) => Item,
): ListPage<Item> => ({ items: items.map(present), next });

/** The place of a record in a list as an opaque text. */
export const toCursor = ({ createdAt, id }: ListPlace): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

/** The place that {@link toCursor} wrote; undefined for a text that it did not write. */
export function readCursor(cursor: string): ListPlace | undefined {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(readText(cursor)) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : undefined;
}

const readText = (cursor: string) => Buffer.from(cursor, 'base64url').toString();
