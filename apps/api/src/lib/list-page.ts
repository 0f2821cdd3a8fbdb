import { base64urlnopad } from '@scure/base';
import { type AskedListPart, LIST_PAGE_SIZE } from '@vitrine/contracts';
import type { ListPlace, PageOf } from './list-place.ts';
import { invalidField } from './problem-error.ts';
import { ListPart } from './reply.ts';

/** A page of a list, as the contract's `listPage` describes it. */
interface ListPage<T> {
  items: T[];
  /** What to ask for next; null on the last page. */
  next: string | null;
}

/** What else a list was asked for, beside which part of it. */
type FilterOf<Q> = Omit<Q, keyof AskedListPart>;

/**
 * One page of a list that is read newest first.
 * @param query what was asked for: which part, and which records
 * @param read the rows that follow a place, at most `limit`
 * @param present a row as it is sent
 * @throws {ProblemError} `invalid` for a cursor that was not made here
 */
export async function readPage<Q extends AskedListPart, Row extends ListPlace, Item>(
  { limit, cursor, after, ...filter }: Q,
  read: (page: PageOf, filter: FilterOf<Q>) => Promise<Row[]>,
  present: (row: Row) => Item,
  pageSize = LIST_PAGE_SIZE,
): Promise<ListPage<Item>> {
  const size = limit ?? pageSize;
  const place = placeOf({ cursor, after }, readCursor);
  // one more than is shown tells whether another page follows
  const rows = await read({ after: place, limit: size + 1 }, filter);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = last && rows.length > shown.length ? toCursor(last) : null;
  return { items: shown.map(present), next };
}

/** Whether someone asks for a part of a list. */
export const asksForPart = ({ limit, cursor, after }: AskedListPart): boolean =>
  limit !== undefined || cursor !== undefined || after !== undefined;

/**
 * A part of a list that is short enough to be read whole. It begins behind the record that ended
 * the part before, or where that stood if it is gone.
 * @param keyOf what tells one record from another
 * @throws {ProblemError} `invalid` for a cursor that was not made here
 */
export function partOfWhole<Item>(
  items: Item[],
  asked: AskedListPart,
  keyOf: (item: Item) => string,
): ListPart<Item[]> {
  if (!asksForPart(asked)) return new ListPart(items);
  const size = asked.limit ?? LIST_PAGE_SIZE;
  const place = placeOf(asked, readIndexCursor);
  const start = place ? startBehind(items, place, keyOf) : 0;
  const end = start + size;
  const cursorBefore = (index: number) => {
    const item = items[index - 1];
    return item === undefined ? null : writeCursor(index, keyOf(item));
  };
  return new ListPart(items.slice(start, end), {
    next: end < items.length ? cursorBefore(end) : null,
    previous: start > size ? cursorBefore(start - size) : null,
  });
}

interface IndexPlace {
  index: number;
  key: string;
}

function startBehind<Item>(
  items: Item[],
  { index, key }: IndexPlace,
  keyOf: (item: Item) => string,
): number {
  const known = items.findIndex((item) => keyOf(item) === key);
  return known < 0 ? index : known + 1;
}

/** The place that was asked for; undefined for the beginning. */
function placeOf<P>(
  { cursor, after }: AskedListPart,
  read: (text: string) => P | undefined,
): P | undefined {
  const [name, text] = cursor === undefined ? ['after', after] : ['cursor', cursor];
  if (text === undefined) return undefined;
  const place = read(text);
  if (!place) throw invalidField(name, 'cursorInvalid');
  return place;
}

/** A record as it is sent: when it was made is in its `date`. */
export const presentDated = <R extends { createdAt: Date }>({ createdAt, ...record }: R) => ({
  ...record,
  date: createdAt.toISOString(),
});

/** The place of a record in a list as an opaque text. */
export const toCursor = ({ createdAt, id }: ListPlace): string =>
  writeCursor(createdAt.getTime(), id);

/** The place that {@link toCursor} wrote; undefined for a text that it did not write. */
export function readCursor(cursor: string): ListPlace | undefined {
  const [number, id] = readParts(cursor) ?? [];
  return number && id ? { createdAt: new Date(Number(number)), id } : undefined;
}

/** The place of an entry in a list that people put in order. */
export interface EntryPlace {
  position: number;
  id: string;
}

/** The place of an entry as an opaque text. */
export const toEntryCursor = ({ position, id }: EntryPlace): string => writeCursor(position, id);

/** @throws {ProblemError} `invalid` for a cursor that {@link toEntryCursor} did not write */
export const entryPlaceOf = (asked: AskedListPart): EntryPlace | undefined =>
  placeOf(asked, (cursor) => {
    const [number, id] = readParts(cursor) ?? [];
    // a database refuses a position that is larger than it can hold
    const position = Number(number);
    return id && position < MOST_POSITIONS ? { position, id } : undefined;
  });

const MOST_POSITIONS = 2 ** 31;

function readIndexCursor(cursor: string): IndexPlace | undefined {
  const [number, key] = readParts(cursor) ?? [];
  return number && key ? { index: Number(number), key } : undefined;
}

const writeCursor = (number: number, id: string): string =>
  base64urlnopad.encode(new TextEncoder().encode(`${number}.${id}`));

function readParts(cursor: string): [number: string, id: string] | undefined {
  const bytes = tryDecode(cursor);
  const text = new TextDecoder().decode(bytes);
  const [, number, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? [];
  return number && id ? [number, id] : undefined;
}

function tryDecode(cursor: string): Uint8Array | undefined {
  try {
    return base64urlnopad.decode(cursor);
  } catch {
    return undefined;
  }
}
