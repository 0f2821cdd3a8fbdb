import { type BlogColor, blogColors, type EndpointInput } from '@vitrine/contracts';
import type { AddressChange } from '../../lib/use-address.ts';

export interface ArticleFilter {
  /** What was typed. */
  text: string;
  category: BlogColor | undefined;
}

const TEXT = 'q';
const CATEGORY = 'category';

/** The filter as the address says it; a category that does not exist is none. */
export function readFilter(search: URLSearchParams): ArticleFilter {
  const wanted = search.get(CATEGORY);
  return {
    text: search.get(TEXT) ?? '',
    category: blogColors.find((color) => color === wanted),
  };
}

/** The other way round, as a change of the address; empty is what is not filtered. */
export function writeFilter({ text, category }: ArticleFilter): AddressChange {
  return { [TEXT]: text, [CATEGORY]: category ?? '' };
}

/** The server takes no longer question. */
const LONGEST_TEXT = 200;

/** The filter as the server is asked for the first of its articles. */
export function articleQuery({ text, category }: ArticleFilter): EndpointInput<'articles.list'> {
  const q = text.trim().slice(0, LONGEST_TEXT).trim();
  return { query: { ...(q && { q }), ...(category && { category }) } };
}
