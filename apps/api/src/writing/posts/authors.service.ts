import type { Locale, PictureRef, PostAuthor } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { invalidField } from '../../lib/problem-error.ts';
import { translationIn } from '../../lib/translated.ts';
import type { Platform } from '../../platform.ts';
import { createContentRepository, type Entry } from '../../site/index.ts';
import type { StoredPost } from './posts.repository.ts';

/** The people that posts can be by: those whom the team page shows. */
export function createAuthors({ database }: Pick<Platform, 'database'>) {
  const { read, tables } = database;
  const leaders = createContentRepository(tables, 'leadership');
  const members = createContentRepository(tables, 'teamMembers');

  const find = async (
    db: Queryable,
    id: string,
    locale?: Locale,
  ): Promise<PostAuthor | undefined> => {
    const entry = (await leaders.get(db, id)) ?? (await members.get(db, id));
    return entry && present({ ...entry, ...translationIn(entry, locale)?.content });
  };

  return {
    /** Who each of some posts is by; posts of the company are missing. */
    async of(posts: readonly StoredPost[], locale?: Locale): Promise<Map<string, PostAuthor>> {
      const ids = new Set(posts.flatMap(({ authorId }) => authorId ?? []));
      const found = await Promise.all([...ids].map((id) => find(read, id, locale)));
      return new Map(found.flatMap((author) => (author ? [[author.id, author] as const] : [])));
    },
    /** What an author is called; '' for one who has left. */
    nameOf: async (db: Queryable, id: string): Promise<string> => (await find(db, id))?.name ?? '',
    /**
     * Who a post is by once it is written.
     * @param wanted undefined to leave it as it was, null for the company
     * @throws {ProblemError} `invalid` for someone who is not there; but anyone who changes a post
     * of someone who has left need not choose another author
     */
    async choose(db: Queryable, wanted: string | null | undefined, before: string | null) {
      if (wanted === undefined || wanted === before) return before;
      if (wanted === null) return null;
      if (!(await find(db, wanted))) throw invalidField('author_id', 'noAuthor');
      return wanted;
    },
  };
}

// the tables of both have these columns
const present = ({ id, name, role, image }: Pick<Entry, 'id'> & Record<string, unknown>) => ({
  id,
  name: String(name),
  role: String(role),
  image: image as PictureRef,
});
