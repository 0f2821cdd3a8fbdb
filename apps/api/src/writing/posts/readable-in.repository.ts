import { baseLocale, type Locale } from '@vitrine/contracts';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tables } from '../../db/schema.ts';

/** Posts in a language, and those in the base language that nobody has published in it yet. */
export function readableIn(posts: Tables['blogPosts'], locale: Locale): SQL | undefined {
  // a post is in the base language unless it is a translation
  const isSource = isNull(posts.translationOf);
  if (locale === baseLocale) return isSource;
  const isMissing = sql`NOT EXISTS (SELECT 1 FROM ${posts} AS translation
    WHERE translation.translation_of = ${posts.id} AND translation.locale = ${locale}
      AND translation.status = 'published')`;
  return or(eq(posts.locale, locale), and(isSource, isMissing));
}
