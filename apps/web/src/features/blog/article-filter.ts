import { type BlogColor, blogColors, type EndpointInput } from '@vitrine/contracts';
import type { AddressChange } from '#lib/use-address.ts';

export interface ArticleFilter {
  /** What was typed. */
  text: string;
  category: BlogColor | undefined;
}

const TEXT = 'q';
const CATEGORY = 'category';

/** Reads the filter from the address; an unknown category counts as none. */
export function readFilter(search: URLSearchParams): ArticleFilter {
  const wanted = search.get(CATEGORY);
  return {
    text: search.get(TEXT) ?? '',
    category: blogColors.find((color) => color === wanted),
  };
}

/** Writes the filter to the address; an empty value removes its parameter. */
export function writeFilter({ text, category }: ArticleFilter): AddressChange {
  return { [TEXT]: text, [CATEGORY]: category ?? '' };
}

/** The longest search that the server accepts. */
const LONGEST_TEXT = 200;

/** The request for the first articles of a filter. */
export function articleQuery({ text, category }: ArticleFilter): EndpointInput<'articles.list'> {
  const q = text.trim().slice(0, LONGEST_TEXT).trim();
  return { query: { ...(q && { q }), ...(category && { category }) } };
}
