import { type ArticleSummary, type BlogPost, readingMinutes } from '@vitrine/contracts';

/** An article as a list shows it: whole, or without its text. */
export type ListedArticle = BlogPost | ArticleSummary;

/** Minutes it takes to read; who has no text to count has been told (BLG-04). */
export const minutesOf = (article: ListedArticle): number =>
  'reading_minutes' in article ? article.reading_minutes : readingMinutes(article.posts);
