import { LIST_PAGE_SIZE } from '@vitrine/contracts';

interface Asked {
  after?: string | undefined;
}

/** A part of a list; the cursor is the id of the last record of the part before. */
export function partOf<T extends { id: string }>(
  records: readonly T[],
  { after }: Asked,
  size: number = LIST_PAGE_SIZE,
): { items: T[]; next: string | null } {
  const start = after === undefined ? 0 : records.findIndex(({ id }) => id === after) + 1;
  const items = records.slice(start, start + size);
  const next = start + size < records.length ? (items.at(-1)?.id ?? null) : null;
  return { items, next };
}
