import { same } from '../same.ts';

interface Versions<T> {
  /** What both started from. */
  base: T;
  yours: T;
  theirs: T;
}

/** What only one side changed counts; `ask` decides about what both did. */
export function pick<T>({ base, yours, theirs }: Versions<T>, ask: () => T): T {
  if (same(yours, theirs) || same(base, theirs)) return yours;
  return same(base, yours) ? theirs : ask();
}

/** The entries of a list after what both sides added and removed, in no order that matters. */
export function members({ base, yours, theirs }: Versions<readonly string[]>): Set<string> {
  const [before, mine, other] = [new Set(base), new Set(yours), new Set(theirs)];
  const kept = (entry: string) => (mine.has(entry) && other.has(entry) ? true : !before.has(entry));
  return new Set([...other, ...mine].filter(kept));
}

/** The given entries in the order of the side that reordered them; `ask` when both did. */
export function arrange(
  entries: ReadonlySet<string>,
  { base, yours, theirs }: Versions<readonly string[]>,
  ask: () => readonly string[],
): string[] {
  const shared = new Set(base.filter((entry) => yours.includes(entry) && theirs.includes(entry)));
  const common = (list: readonly string[]) => list.filter((entry) => shared.has(entry));
  const orders = { base: common(base), yours: common(yours), theirs: common(theirs) };
  const moved = (side: 'yours' | 'theirs') => !same(orders.base, orders[side]);
  const clash = moved('yours') && moved('theirs') && !same(orders.yours, orders.theirs);
  const lead = clash ? ask() : moved('yours') ? yours : theirs;
  const rest = lead === yours ? theirs : yours;
  const order = lead.filter((entry) => entries.has(entry));
  rest.forEach((entry, place) => {
    if (!entries.has(entry) || order.includes(entry)) return;
    // Behind the one it stood behind, and behind what is as new as itself.
    const before = rest.slice(0, place).findLast((other) => order.includes(other));
    let at = before === undefined ? 0 : order.indexOf(before) + 1;
    while (at < order.length && !rest.includes(order[at] ?? '')) at++;
    order.splice(at, 0, entry);
  });
  return order;
}
