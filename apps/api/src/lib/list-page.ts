import { LIST_PAGE_SIZE, problemTexts } from '@vitrine/contracts';
import type { ListPlace, PageOf } from '../db/newest-first.ts';
import { invalidField } from './problem-error.ts';

/** A page of a list, as the contract's `listPage` describes it. */
interface ListPage<T> {
  items: T[];
  /** What to ask for next; null on the last page. */
  next: string | null;
}

/**
 * One page of a list that is read newest first.
 * @param after the `next` of the page before; undefined for the first page
 * @param read the rows that follow a place, at most `limit`
 * @param present a row as it is sent
 * @throws {ProblemError} `invalid` for an `after` that was not made here
 */
export async function readPage<Row extends ListPlace, Item>(
  after: string | undefined,
  read: (page: PageOf) => Promise<Row[]>,
  present: (row: Row) => Item,
  pageSize = LIST_PAGE_SIZE,
): Promise<ListPage<Item>> {
  const place = after === undefined ? undefined : readCursor(after);
  if (after !== undefined && !place) throw invalidField('after', problemTexts.noListPage);
  // one more than is shown tells whether another page follows
  const rows = await read({ after: place, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next = last && rows.length > shown.length ? toCursor(last) : null;
  return { items: shown.map(present), next };
}

/** A record as it is sent: when it was made stands in its `date`. */
export const presentDated = <R extends { createdAt: Date }>({ createdAt, ...record }: R) => ({
  ...record,
  date: createdAt.toISOString(),
});

/** The place of a record in a list as an opaque text. */
export const toCursor = ({ createdAt, id }: ListPlace): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

/** The place that {@link toCursor} wrote; undefined for a text that it did not write. */
export function readCursor(cursor: string): ListPlace | undefined {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(readText(cursor)) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : undefined;
}

const readText = (cursor: string) => Buffer.from(cursor, 'base64url').toString();
