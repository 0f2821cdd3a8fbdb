import { type BlogColor, type BlogPost, blogColors } from '@vitrine/contracts';
import type { AddressChange } from '../../lib/use-address.ts';

export interface ArticleFilter {
  /** What was typed; matched regardless of case in title, description and sections. */
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

/** Whether a post holds the text. */
export function matchesText(post: BlogPost, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [post.title, post.description, ...(post.posts ?? [])].some((part) =>
    part.toLowerCase().includes(wanted),
  );
}
