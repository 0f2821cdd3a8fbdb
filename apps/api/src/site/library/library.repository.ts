import type { LibraryTag } from '@vitrine/contracts';
import { count, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { holdsLine } from '../../db/search-text.ts';

/** Tags as they are stored: one a line, with a line break on either side of each. */
export const storedTags = (tags: readonly string[]): string =>
  tags.length > 0 ? `\n${tags.join('\n')}\n` : '';

export const presentTags = (stored: string): string[] => stored.split('\n').filter(Boolean);

/** What pictures are grouped by. */
export function createTagsRepository({ libraryItems: { id, tags }, libraryItems }: Tables) {
  return {
    has: (tag: string): SQL => holdsLine(tags, tag),
    /** Those that most pictures have come first. */
    async count(db: Queryable): Promise<LibraryTag[]> {
      const rows = await db
        .select({ stored: tags, pictures: count(id) })
        .from(libraryItems)
        .where(ne(tags, ''))
        .groupBy(tags);
      const counts = new Map<string, number>();
      for (const { stored, pictures } of rows) {
        for (const tag of presentTags(stored)) {
          counts.set(tag, (counts.get(tag) ?? 0) + Number(pictures));
        }
      }
      return [...counts]
        .map(([tag, pictures]) => ({ tag, pictures }))
        .sort((one, other) => other.pictures - one.pictures || one.tag.localeCompare(other.tag));
    },
  };
}
