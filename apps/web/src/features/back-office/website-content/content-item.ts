import { type ContentType, contentDefinitions, matchesSearch } from '@vitrine/contracts';

/** An entry of a slot. What is in it need not be what the slot is for (WEB-06, observed). */
export type ContentItem = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A field as text; empty where the entry has no such field. */
export function textOf(item: ContentItem, field: string): string {
  const value = item[field];
  return typeof value === 'string' ? value : '';
}

/** The entries of a slot that the search of its tab lets through (WEB-04). */
export const findItems = (items: readonly ContentItem[], slot: ContentType, search: string) =>
  items.filter((item) => matchesSearch(item, contentDefinitions[slot].search, search));
