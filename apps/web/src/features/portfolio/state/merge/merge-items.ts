import type { ListName } from '../item-kinds.ts';
import { same } from '../same.ts';
import type { Ask } from './conflict.ts';
import { mergeWords } from './merge-words.ts';
import { arrange, pick } from './three-way.ts';

export interface Item {
  id: string;
}
type Items = readonly Item[];
interface Sides {
  base: Items;
  yours: Items;
  theirs: Items;
}

/** Merges a list item by item and field by field. */
export function mergeItems(list: ListName, sides: Sides, ask: Ask): Item[] {
  const { base, theirs } = sides;
  const yours = recognised(sides);
  const find = (items: Items, id: string) => items.find((item) => item.id === id);
  const ids = new Set([...theirs, ...yours].map(({ id }) => id));
  const merged = new Map<string, Item>();
  for (const id of ids) {
    const [before, mine, other] = [find(base, id), find(yours, id), find(theirs, id)];
    const item = mergeItem(list, { id, before, mine, other }, ask);
    if (item) merged.set(id, item);
  }
  const orders = { base: idsOf(base), yours: idsOf(yours), theirs: idsOf(theirs) };
  const order = arrange(new Set(merged.keys()), orders, () =>
    ask({
      id: `${list}.order`,
      part: list,
      list,
      field: 'order',
      yours: orders.yours,
      theirs: orders.theirs,
    }),
  );
  return order.flatMap((id) => merged.get(id) ?? []);
}

const idsOf = (items: Items) => items.map(({ id }) => id);

/**
 * A new item of yours that is there already, word for word, is the same: it was stored, and only
 * the answer got lost.
 */
function recognised({ base, yours, theirs }: Sides): Items {
  const old = new Set(idsOf([...base, ...yours]));
  const fresh = theirs.filter(({ id }) => !old.has(id));
  return yours.map((item) => {
    if (base.some(({ id }) => id === item.id) || theirs.some(({ id }) => id === item.id)) {
      return item;
    }
    const twin = fresh.findIndex((other) => same({ ...other, id: '' }, { ...item, id: '' }));
    return twin < 0 ? item : (fresh.splice(twin, 1)[0] ?? item);
  });
}

interface Known {
  id: string;
  before: Item | undefined;
  mine: Item | undefined;
  other: Item | undefined;
}

function mergeItem(list: ListName, { id, before, mine, other }: Known, ask: Ask): Item | undefined {
  const place = { part: list, list, item: nameOf(mine ?? other) };
  if (mine && other) {
    const fields = { before: before ?? other, mine, other };
    return mergeFields(fields, (field, yours, theirs) =>
      ask({ id: `${list}.${id}.${field}`, ...place, field, yours, theirs }),
    );
  }
  if (!before) return mine ?? other;
  // One side deleted it. Where the other left it alone, that is that.
  if (same(before, mine ?? other)) return undefined;
  return ask({ id: `${list}.${id}`, ...place, field: '', yours: mine, theirs: other });
}

type Fields = Record<'before' | 'mine' | 'other', Item>;
type AskField = (field: string, yours: unknown, theirs: unknown) => unknown;

function mergeFields({ before, mine, other }: Fields, ask: AskField): Item {
  const read = (item: Item, field: string) => (item as unknown as Record<string, unknown>)[field];
  const merged = Object.keys({ ...other, ...mine }).map((field) => {
    const [base, yours, theirs] = [read(before, field), read(mine, field), read(other, field)];
    if (Array.isArray(yours) && Array.isArray(theirs)) {
      const words = { base: Array.isArray(base) ? base : theirs, yours, theirs };
      return [field, mergeWords(words, () => ask(field, yours, theirs) as string[])];
    }
    return [field, pick({ base, yours, theirs }, () => ask(field, yours, theirs))];
  });
  return Object.fromEntries(merged);
}

/** What people know an item by: its first words. */
function nameOf(item: object | undefined): string {
  const { title, degree, name } = (item ?? {}) as Record<string, string | undefined>;
  return title || degree || name || '';
}
