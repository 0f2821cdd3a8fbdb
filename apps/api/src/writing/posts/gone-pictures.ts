import {
  NO_PICTURE,
  type PictureRef,
  type RefusedField,
  type WrittenPost,
} from '@vitrine/contracts';
import { picturesOf, withoutPictures } from '@vitrine/markdown';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { picturesIn } from '../../site/index.ts';
import type { Deps } from '../deps.ts';
import type { StoredPost } from './posts.repository.ts';

type Written = Pick<StoredPost, 'cover' | 'sections'>;

/** Posts whose pictures were deleted. */
export function createGonePictures({ pictureUses }: Pick<Deps, 'pictureUses'>) {
  return {
    /**
     * Inside the write that is to store a post, whose pictures are held: anyone who saves decides about
     * what was deleted in the meantime. What the post showed before stays its own.
     * @throws {ProblemError} `invalid` at every field with such a picture
     */
    async refuse(
      tx: Queryable,
      { cover = NO_PICTURE, sections }: Pick<WrittenPost, 'cover' | 'sections'>,
      before: Written | undefined,
    ): Promise<void> {
      const known = new Set(picturesIn(before && [before.cover, before.sections]));
      const gone = await pictureUses.listGone(tx, [cover, sections]);
      const isGone = (shown: PictureRef | string) =>
        picturesIn(shown).some((id) => gone.has(id) && !known.has(id));
      // an address that is written out, or linked, shows nothing
      const shows = (text: string) => isGone(text) && picturesOf(text).some(isGone);
      const errors: RefusedField[] = sections.flatMap((text, place) =>
        // as the request calls them
        shows(text) ? [{ path: `posts.${place}`, said: 'pictureDeleted' as const }] : [],
      );
      if (isGone(cover)) errors.unshift({ path: 'cover', said: 'coverDeleted' });
      const [first] = errors;
      if (first) throw new ProblemError('invalid', first.said, { errors });
    },

    /** Posts as readers see them: a picture that is gone leaves no gap. */
    async leaveOut<P extends Written>(db: Queryable, posts: readonly P[]): Promise<P[]> {
      const content = posts.map(({ cover, sections }) => [cover, sections]);
      const gone = await pictureUses.listGone(db, content);
      if (gone.size === 0) return [...posts];
      const isGone = (shown: PictureRef | string) => picturesIn(shown).some((id) => gone.has(id));
      const without = (text: string) => (isGone(text) ? withoutPictures(text, isGone) : text);
      return posts.map((post) => ({
        ...post,
        cover: isGone(post.cover) ? NO_PICTURE : post.cover,
        sections: post.sections.map(without),
      }));
    },
  };
}
