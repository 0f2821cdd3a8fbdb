/** A field of a record, before and after an act; undefined where it was not there. */
export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
}

/**
 * The fields that an act changed, as the log has them.
 * @param before records as they were stored; anything else counts as nothing
 */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].map((name) => ({ name, before: was[name], after: is[name] }));
}

const fieldsOf = (record: unknown): Record<string, unknown> =>
  typeof record === 'object' && record !== null && !Array.isArray(record) ? { ...record } : {};

/** 'companyName' and 'company_name' as one would write them: 'Company name'. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The lines in which a value can be read; none for an empty one. */
export function linesOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => [linesOf(item).join(', ')]);
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value).map(
    ([name, inner]) => `${fieldLabel(name)}: ${linesOf(inner).join(', ')}`,
  );
}
