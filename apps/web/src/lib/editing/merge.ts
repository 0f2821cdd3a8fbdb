import { same } from '@vitrine/contracts';
import {
  type Field,
  type FieldItems,
  itemName,
  itemsOf,
  readPath,
  sameValue,
  withPath,
} from './field.ts';

export type Side = 'yours' | 'theirs';
/** The side that was chosen of a difference, by its id. */
export type Choices = Readonly<Record<string, Side>>;

/** Two changes of the same. */
export interface Diverged<T = object> {
  /** What both started from. */
  base: T;
  yours: T;
  theirs: T;
}

/** Something that the two sides say differently. */
export interface Difference {
  /** Its path; entries that have an identity are named by it. */
  id: string;
  field: Field;
  /** What the entry of a list is called that it is in. */
  item?: string | undefined;
  /** The list that the entry is in. */
  list?: Field | undefined;
  /** `order` where only the order of a list differs, `item` where one side deleted a whole entry. */
  what: 'value' | 'item' | 'order';
  /** Undefined on the side that deleted it. */
  yours: unknown;
  theirs: unknown;
  /** Who changed it from what both started from. */
  by: Side | 'both';
}

/** Everything that has to be looked at before the two can be one, in the order of the fields. */
export const differences = (fields: readonly Field[], sides: Diverged): Difference[] =>
  merge(fields, sides, {}).differences;

/**
 * Theirs, with what only you changed and with what was chosen. Where both changed something and
 * nothing is chosen, yours stays.
 */
export const merged = <T extends object>(
  fields: readonly Field[],
  sides: Diverged<T>,
  choices: Choices = {},
): T => merge(fields, sides, choices).merged;

/** What is chosen already, because only one side has changed it. */
export const plainChoices = (found: readonly Difference[]): Choices =>
  Object.fromEntries(found.flatMap(({ id, by }) => (by === 'both' ? [] : [[id, by]])));

/** What two differ in, for people: 'Experience: Lead engineer, Company'. */
export function differenceLabel({ field, item, list, what }: Difference): string {
  if (!list) return field.label();
  if (item === undefined || list.items?.fields.length === 1) return item ?? list.label();
  return `${list.label()}: ${what === 'item' ? item : `${item}, ${field.label()}`}`;
}

/** Notes a difference, and answers the value of the side that counts. */
type Ask = (difference: Omit<Difference, 'by'> & { base: unknown }) => unknown;

/** {@link merged} and {@link differences} in one pass. */
export function merge<T extends object>(
  fields: readonly Field[],
  sides: Diverged<T>,
  choices: Choices,
): { merged: T; differences: Difference[] } {
  const found: Difference[] = [];
  const ask: Ask = ({ base, ...difference }) => {
    const { field, yours, theirs } = difference;
    const unchanged = (value: unknown) => sameValue(field, base, value);
    const by = unchanged(theirs) ? 'yours' : unchanged(yours) ? 'theirs' : 'both';
    found.push({ ...difference, by });
    return difference[choices[difference.id] ?? (by === 'theirs' ? 'theirs' : 'yours')];
  };
  return { merged: mergeFields(fields, sides, ask), differences: found };
}

interface Place {
  prefix: string;
  list: Field;
  item: string;
}

function mergeFields<T extends object>(
  fields: readonly Field[],
  sides: Diverged<T>,
  ask: Ask,
  place?: Place,
): T {
  return fields.reduce((made, field) => {
    const { path } = field;
    const id = place ? `${place.prefix}.${path}` : path;
    const values = {
      base: readPath(sides.base, path),
      yours: readPath(sides.yours, path),
      theirs: readPath(sides.theirs, path),
    };
    const around = { item: place?.item, list: place?.list };
    const value = mergeValue({ id, field, ...around }, values, ask);
    // what neither has stays absent
    return value === values.theirs ? made : withPath(made, path, value);
  }, sides.theirs);
}

type Known = Pick<Difference, 'id' | 'field' | 'item' | 'list'>;

function mergeValue(known: Known, sides: Diverged<unknown>, ask: Ask): unknown {
  const { field } = known;
  const { base, yours, theirs } = sides;
  if (sameValue(field, yours, theirs)) return theirs;
  const lists = { base: listAt(base), yours: listAt(yours), theirs: listAt(theirs) };
  if (field.merge === 'words') return mergeWords(known, wordsOf(lists), ask);
  if (field.items) {
    const items = { base: itemsOf(base), yours: itemsOf(yours), theirs: itemsOf(theirs) };
    if (field.items.identity) return mergeItems(known, field.items.identity, items, ask);
    const isAlike = new Set(Object.values(items).map(({ length }) => length)).size === 1;
    if (isAlike) return mergePlaces(known.id, field, field.items, items, ask);
  }
  return ask({ ...known, what: 'value', ...sides });
}

const listAt = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const wordsOf = ({ base, yours, theirs }: Diverged<readonly unknown[]>) => ({
  base: base.map(String),
  yours: yours.map(String),
  theirs: theirs.map(String),
});

/** Entry by entry, where no side added or removed one. */
function mergePlaces(
  id: string,
  list: Field,
  items: FieldItems,
  sides: Diverged<readonly object[]>,
  ask: Ask,
): object[] {
  return sides.theirs.map((theirs, index) => {
    const [base = {}, yours = {}] = [sides.base[index], sides.yours[index]];
    const place = { prefix: `${id}.${index}`, list, item: itemName(items, yours, index) };
    return mergeFields(items.fields, { base, yours, theirs }, ask, place);
  });
}

/** What either side added or removed is; only where both reordered them, there is something to ask. */
function mergeWords(known: Known, sides: Diverged<readonly string[]>, ask: Ask): string[] {
  const { base, yours, theirs } = sides;
  const before = new Set(base);
  const stays = (word: string) =>
    yours.includes(word) && theirs.includes(word) ? true : !before.has(word);
  const members = new Set([...theirs, ...yours].filter(stays));
  return arrange(members, sides, () => ask({ ...known, what: 'order', ...sides }) as string[]);
}

/** Entry by entry and field by field, wherever the entries stand now. */
function mergeItems(
  known: Known,
  identity: string,
  sides: Diverged<readonly object[]>,
  ask: Ask,
): object[] {
  const { field } = known;
  const idOf = (item: object) => String(readPath(item, identity) ?? '');
  const find = (items: readonly object[], id: string) => items.find((item) => idOf(item) === id);
  const { base, theirs } = sides;
  const yours = recognised(sides, identity, idOf);
  const kept = new Map<string, object>();
  for (const id of new Set([...theirs, ...yours].map(idOf))) {
    const versions = { base: find(base, id), yours: find(yours, id), theirs: find(theirs, id) };
    const item = mergeItem({ ...known, id: `${known.id}.${id}` }, field, versions, ask);
    if (item) kept.set(id, item);
  }
  const orders = { base: base.map(idOf), yours: yours.map(idOf), theirs: theirs.map(idOf) };
  const askOrder = () =>
    itemsOf(ask({ ...known, id: `${known.id}.order`, what: 'order', base, yours, theirs }));
  const order = arrange(new Set(kept.keys()), orders, () => askOrder().map(idOf));
  return order.flatMap((id) => kept.get(id) ?? []);
}

function mergeItem(
  known: Known,
  list: Field,
  { base, yours, theirs }: Diverged<object | undefined>,
  ask: Ask,
): object | undefined {
  const items = list.items as FieldItems;
  const item = itemName(items, yours ?? theirs ?? {}, 0);
  if (yours && theirs) {
    const place = { prefix: known.id, list, item };
    return mergeFields(items.fields, { base: base ?? theirs, yours, theirs }, ask, place);
  }
  if (!base) return yours ?? theirs;
  // One side deleted it. If the other did not change it, it stays deleted.
  if (same(base, yours ?? theirs)) return undefined;
  return ask({ ...known, list, item, what: 'item', base, yours, theirs }) as object | undefined;
}

/**
 * A new entry of yours that is there already, word for word, is the same: it was stored, and only
 * the answer got lost.
 */
function recognised(
  { base, yours, theirs }: Diverged<readonly object[]>,
  identity: string,
  idOf: (item: object) => string,
): readonly object[] {
  const known = new Set([...base, ...theirs].map(idOf));
  const old = new Set([...base, ...yours].map(idOf));
  const fresh = theirs.filter((item) => !old.has(idOf(item)));
  const bare = (item: object) => withPath(item, identity, '');
  return yours.map((item) => {
    if (known.has(idOf(item))) return item;
    const twin = fresh.findIndex((other) => same(bare(other), bare(item)));
    return twin < 0 ? item : (fresh.splice(twin, 1)[0] ?? item);
  });
}

/** The given entries in the order of the side that reordered them; `ask` when both did. */
function arrange(
  entries: ReadonlySet<string>,
  { base, yours, theirs }: Diverged<readonly string[]>,
  ask: () => readonly string[],
): string[] {
  const shared = new Set(base.filter((entry) => yours.includes(entry) && theirs.includes(entry)));
  const common = (list: readonly string[]) => list.filter((entry) => shared.has(entry));
  const orders = { base: common(base), yours: common(yours), theirs: common(theirs) };
  const moved = (side: Side) => !same(orders.base, orders[side]);
  const clash = moved('yours') && moved('theirs') && !same(orders.yours, orders.theirs);
  const lead = clash ? ask() : moved('yours') ? yours : theirs;
  const rest = same(lead, yours) ? theirs : yours;
  const order = lead.filter((entry) => entries.has(entry));
  rest.forEach((entry, place) => {
    if (!entries.has(entry) || order.includes(entry)) return;
    // After the entry it stood after, and after other new entries there.
    const before = rest.slice(0, place).findLast((other) => order.includes(other));
    let at = before === undefined ? 0 : order.indexOf(before) + 1;
    while (at < order.length && !rest.includes(order[at] ?? '')) at++;
    order.splice(at, 0, entry);
  });
  return order;
}
