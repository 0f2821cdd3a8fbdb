import { dequal } from 'dequal';

type Fields = Record<string, unknown>;

/** Of longer texts and lists the log keeps a part: it is for recognising a change. */
const LIMIT = 500;
/** Letters before a change that show where it is. */
const LEAD = 60;
/** In place of what is left out. */
const ELLIPSIS = '…';

/** Counts every change, and so tells of none. */
const COUNTER = 'version';

/**
 * What the audit log keeps of two states of a record: the fields that differ, and of long ones the
 * part that does. What was made holds its long fields itself, so they are left out.
 * @param before undefined for what was not there
 * @param after undefined for what is gone
 */
export function changesOf(before: object | undefined, after: object | undefined) {
  const [was, is] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const [kept, keptAfter]: [Fields, Fields] = [{}, {}];
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (name === COUNTER || dequal(was[name], is[name])) continue;
    if (!before && isLong(is[name])) continue;
    const [old, now] = differing(was[name], is[name]);
    if (name in was) kept[name] = old;
    if (name in is) keptAfter[name] = now;
  }
  return { before: before && kept, after: after && keptAfter };
}

/** What tells two values apart, of each. */
function differing(was: unknown, is: unknown): [unknown, unknown] {
  if (typeof was === 'string' && typeof is === 'string') {
    const at = sharedLetters(was, is);
    return [excerpt(was, at), excerpt(is, at)];
  }
  const areLists = Array.isArray(was) && Array.isArray(is);
  if (areLists && (isLong(was) || isLong(is))) return differingItems(was, is);
  return [shortened(was), shortened(is)];
}

/** Of two long lists the items between those at their start and end that are the same. */
function differingItems(was: unknown[], is: unknown[]): [unknown[], unknown[]] {
  const start = sharedStart(was, is);
  const end = sharedStart(was.slice(start).reverse(), is.slice(start).reverse());
  const middle = (list: unknown[]) => list.slice(start, list.length - end);
  const [old, now] = [middle(was), middle(is)];
  const marked = (items: unknown[]) => [
    ...(start > 0 ? [ELLIPSIS] : []),
    ...items,
    ...(end > 0 ? [ELLIPSIS] : []),
  ];
  return [
    marked(old.map((item, index) => differing(item, now[index])[0])),
    marked(now.map((item, index) => differing(old[index], item)[1])),
  ];
}

/** How many items two lists begin with that are the same. */
function sharedStart(was: unknown[], is: unknown[]): number {
  const at = was.findIndex((item, index) => !dequal(item, is[index]));
  return at < 0 ? Math.min(was.length, is.length) : at;
}

function sharedLetters(was: string, is: string): number {
  let at = 0;
  while (at < was.length && was[at] === is[at]) at += 1;
  return at;
}

function isLong(value: unknown): boolean {
  return lengthOf(value) > LIMIT;
}

/** Letters of all texts inside of a value. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lengthOf(inner), 0);
}

/** A long text from shortly before a place in it. */
function excerpt(text: string, at: number): string {
  if (text.length <= LIMIT) return text;
  const start = Math.max(0, Math.min(at - LEAD, text.length - LIMIT));
  const part = text.slice(start, start + LIMIT);
  const [before, after] = [start > 0, start + LIMIT < text.length];
  // a cut may part the two halves of a letter, which not every database stores
  return `${before ? ELLIPSIS : ''}${part.toWellFormed()}${after ? ELLIPSIS : ''}`;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return excerpt(value, 0);
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
