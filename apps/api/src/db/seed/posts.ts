import { otherLocales, postFields, translatedValues } from '@vitrine/contracts';
import { defaultContent, defaultContentIn } from '@vitrine/default-content';
import type { Ids } from '../../lib/ids.ts';
import type { Queryable } from '../database.ts';
import type { Tables } from '../schema.ts';

/** The id of an entry, by its type and the name that it is pointed to by. */
export type EntryIds = Map<string, string>;

/** The first posts, and after them what they say in other languages. */
export async function seedPosts(tx: Queryable, { blogPosts }: Tables, ids: Ids, idOf: EntryIds) {
  const rows = defaultContent.blogPosts.map(({ created_at, by, publish_at: _, ...post }) => {
    const createdAt = new Date(created_at);
    const sectionCount = post.sections.length;
    const authorId = idOf.get(`leadership ${by}`) ?? idOf.get(`teamMembers ${by}`) ?? null;
    return { ...post, sectionCount, authorId, id: ids.next(), createdAt, updatedAt: createdAt };
  });
  await tx.insert(blogPosts).values(rows);
  const translations = otherLocales.flatMap((locale) =>
    rows.map((source, index) => ({
      ...source,
      ...translatedValues<object>(postFields, defaultContentIn[locale].blogPosts[index] ?? {}),
      ...{ id: ids.next(), locale, translationOf: source.id, sourceVersion: 1 },
    })),
  );
  await tx.insert(blogPosts).values(translations);
}
