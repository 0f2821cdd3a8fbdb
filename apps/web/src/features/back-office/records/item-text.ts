/** The entries of a list as the text of its field, so that they are kept and compared like any. */
export const writeItems = (items: readonly object[]): string => JSON.stringify(items);

/** The entries again; none where the text is no list. */
export function readItems(text: string): object[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.map((item) => ({ ...Object(item) })) : [];
  } catch {
    return [];
  }
}

/** Whether nothing at all stands in an entry. */
export const isBlank = (item: object): boolean =>
  Object.values(item).every((value) => String(value).trim() === '');
