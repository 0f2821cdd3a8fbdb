import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

/** Texts in the log are for recognising a change, not for keeping a second copy of everything. */
const TEXT_LIMIT = 500;

/** Counts every change, and so tells of none. */
const COUNTER = 'version';

/**
 * Of two states of a record, the fields that differ.
 * @param before undefined for what was not there
 * @param after undefined for what is gone
 */
export function changesOf(before: object | undefined, after: object | undefined) {
  const [was, is] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter(
    (name) => name !== COUNTER && !isDeepStrictEqual(was[name], is[name]),
  );
  return {
    before: before && pick(was, changed),
    after: after && pick(is, changed),
  };
}

const pick = (record: Fields, names: string[]): Fields =>
  Object.fromEntries(
    names.filter((name) => name in record).map((name) => [name, shortened(record[name])]),
  );

function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > TEXT_LIMIT ? `${value.slice(0, TEXT_LIMIT)}…` : value;
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
