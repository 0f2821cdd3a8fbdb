/** Combining accents: NFD sets them apart from their letter. */
const ACCENTS = /[\u0300-\u036f]/g;

/** As searches compare texts: lower case, without accents. 'Ébolowa' and 'EBOLOWA' are 'ebolowa'. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').toLowerCase();

/** Whether any of the fields contains what is searched for, without regard to case and accents. */
export function matchesSearch(
  item: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  search: string,
): boolean {
  const wanted = foldText(search.trim());
  return fields.some((field) => foldText(String(item[field] ?? '')).includes(wanted));
}
