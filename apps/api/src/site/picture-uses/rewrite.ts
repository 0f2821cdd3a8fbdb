type Fields = Record<string, unknown>;

/** What becomes of one text of a record; the same text where nothing does. */
export type Rewrite = (text: string) => string;

/** The fields of a record that come out differently; undefined where none does. */
export function changesIn(record: object | undefined, rewrite: Rewrite): Fields | undefined {
  const changed = Object.entries(record ?? {}).flatMap(([name, value]) => {
    const next = rewritten(value, rewrite);
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A value with every text in it rewritten; the same value where nothing changes. */
function rewritten(value: unknown, rewrite: Rewrite): unknown {
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) {
    const next = value.map((one) => rewritten(one, rewrite));
    return next.every((one, index) => one === value[index]) ? value : next;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const changes = changesIn(value, rewrite);
  return changes ? { ...value, ...changes } : value;
}

/** Those of its fields that others name. */
export const only = (record: object, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in fields));
