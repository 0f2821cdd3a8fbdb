import {
  type Locale,
  postFields,
  same,
  type TranslatedPost,
  translatedValues,
} from '@vitrine/contracts';
import type { PostVersionRow } from './post-versions.repository.ts';
import type { StoredPost } from './posts.repository.ts';
import type { PostsRoom } from './posts-room.ts';

/** What a post says that is translated, now or in one of its versions. */
export const translatedOf = (source: StoredPost, was?: PostVersionRow) =>
  translatedValues(postFields, { ...source, ...was, ...was?.details }) as TranslatedPost;

/**
 * The translations of posts, and which were made from something that their sources say no more. Three
 * queries at most, however many there are.
 * @param locale all of a language instead of those of the sources alone
 */
export async function readTranslations(
  { translations, database: { read } }: PostsRoom,
  sources: readonly Pick<StoredPost, 'id' | 'version'>[],
  locale?: Locale,
) {
  if (sources.length === 0) return [];
  const ids = sources.map(({ id }) => id);
  const versions = new Map(sources.map(({ id, version }) => [id, version]));
  const made = await translations.list(read, locale ?? ids);
  // a source that was not saved since says what it said
  const older = made.filter(({ source, seen }) => {
    const now = versions.get(source ?? '');
    return now !== undefined && seen !== null && seen !== now;
  });
  const texts = older.length > 0 ? await translations.listSourceTexts(read, older) : [];
  const changed = new Set(
    texts.flatMap(({ id, source, was }) =>
      source && !same(translatedOf(source, was), translatedOf(source)) ? id : [],
    ),
  );
  return made.map(({ seen: _, ...one }) => ({ ...one, changed: changed.has(one.id) }));
}
