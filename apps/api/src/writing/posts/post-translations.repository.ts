import type { Locale } from '@vitrine/contracts';
import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { asWritten } from './post-versions.repository.ts';

/** Translations of posts, seen from the posts that they are made from. */
export function createPostTranslationsRepository({ tables }: Database) {
  const { blogPosts, postVersions } = tables;
  const { id, locale, status, translationOf, sourceVersion } = blogPosts;

  return {
    /** Every published post that can be translated, without its text. */
    async listSources(db: Queryable) {
      return db
        .select({ id, title: blogPosts.title, version: blogPosts.version })
        .from(blogPosts)
        .where(and(isNull(translationOf), eq(status, 'published')));
    },
    /** The translations of some posts, or all in a language, without their text. */
    async list(db: Queryable, of: readonly string[] | Locale) {
      const isWanted = typeof of === 'string' ? eq(locale, of) : inArray(translationOf, [...of]);
      return db
        .select({ id, locale, status, source: translationOf, seen: sourceVersion })
        .from(blogPosts)
        .where(isWanted);
    },
    /** Of some translations: what the source of each says now, and said when it was made or checked. */
    async listSourceTexts(db: Queryable, made: readonly { id: string; source: string | null }[]) {
      const isSeen = and(
        eq(translationOf, postVersions.postId),
        eq(sourceVersion, postVersions.version),
      );
      const [versions, sources] = await Promise.all([
        db
          .select({ id, was: getTableColumns(postVersions) })
          .from(blogPosts)
          .innerJoin(postVersions, isSeen)
          .where(
            inArray(
              id,
              made.map((one) => one.id),
            ),
          ),
        db
          .select()
          .from(blogPosts)
          .where(
            inArray(
              id,
              made.flatMap(({ source }) => source ?? []),
            ),
          ),
      ]);
      const wasOf = new Map(versions.map((one) => [one.id, asWritten(one.was)]));
      const sourceOf = new Map(sources.map((one) => [one.id, one]));
      return made.map((one) => ({
        ...{ id: one.id, was: wasOf.get(one.id), source: sourceOf.get(one.source ?? '') },
      }));
    },
  };
}
