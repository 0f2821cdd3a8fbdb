import { type ArticleSummary, type BlogPost, readingMinutes } from '@vitrine/contracts';

/** An article as a list shows it: whole, or without its text. */
export type ListedArticle = BlogPost | ArticleSummary;

/** Minutes to read it (BLG-04): the server's count where the text itself is missing. */
export const minutesOf = (article: ListedArticle): number =>
  'reading_minutes' in article ? article.reading_minutes : readingMinutes(article.posts);
