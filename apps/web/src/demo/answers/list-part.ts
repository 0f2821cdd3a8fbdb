import { type AskedListPart, LIST_PAGE_SIZE } from '@vitrine/contracts';

/** A part of a list; the cursor is the id of the last record of the part before. */
export function partOf<T extends { id: string }>(
  records: readonly T[],
  { cursor, after = cursor, limit }: AskedListPart,
  size: number = LIST_PAGE_SIZE,
): { items: T[]; next: string | null } {
  const start = after === undefined ? 0 : records.findIndex(({ id }) => id === after) + 1;
  const end = start + (limit ?? size);
  const items = records.slice(start, end);
  return { items, next: end < records.length ? (items.at(-1)?.id ?? null) : null };
}

/** As `partOf`, of a list that is answered whole unless somebody asks for a part of it. */
export const wholeOrPart = <T extends { id: string }>(
  records: readonly T[],
  asked: AskedListPart,
): T[] => partOf(records, asked, records.length).items;
