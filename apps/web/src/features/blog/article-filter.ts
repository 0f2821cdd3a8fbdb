import { type BlogColor, type BlogPost, blogColors } from '@vitrine/contracts';

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

/** The other way round; what is not filtered is not in the address. */
export function writeFilter({ text, category }: ArticleFilter): Record<string, string> {
  return { ...(text ? { [TEXT]: text } : {}), ...(category ? { [CATEGORY]: category } : {}) };
}

/** Whether a post holds the text. */
export function matchesText(post: BlogPost, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [post.title, post.description, ...(post.posts ?? [])].some((part) =>
    part.toLowerCase().includes(wanted),
  );
}
