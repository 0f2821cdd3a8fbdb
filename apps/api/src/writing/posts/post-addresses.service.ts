import { numberedSlugs, postSlugOf } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { conflictingField } from '../../lib/problem-error.ts';
import { slugKey } from '../../lib/slug-key.ts';
import type { Platform } from '../../platform.ts';
import { createPostAddressesRepository } from './post-addresses.repository.ts';
import type { StoredPost } from './posts.repository.ts';

/** More posts with one title than this have their id for an address. */
const NUMBERED_TRIES = 50;

type Addressed = Pick<StoredPost, 'id' | 'title' | 'slug' | 'status' | 'locale'>;

/** The slugs that posts are found under. */
export function createPostAddresses({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const addresses = createPostAddressesRepository(database.tables);
  const claim = (tx: Queryable, { id, locale }: Pick<Addressed, 'id' | 'locale'>, slug: string) =>
    addresses.claim(tx, { slug: slugKey(locale, slug), postId: id, createdAt: clock.now() });

  /** Takes the title's slug, or the first of its numbered forms that is free. */
  const claimTitle = async (tx: Queryable, post: Addressed): Promise<string> => {
    const { title, slug } = post;
    const wanted = postSlugOf(title);
    if (!wanted) return slug;
    let tries = 0;
    for (const candidate of numberedSlugs(wanted)) {
      if (candidate === slug || (await claim(tx, post, candidate))) return candidate;
      tries += 1;
      if (tries === NUMBERED_TRIES) break;
    }
    return slug;
  };

  return {
    getPost: addresses.getPost,
    /**
     * The slug of a post from this write on.
     * @param wanted as it was chosen; '' for one made of the title, undefined to keep it, but that a
     * post that is not out yet follows its title
     * @throws {ProblemError} `conflict` when another post has the slug that was chosen
     */
    async choose(
      tx: Queryable,
      wanted: string | undefined,
      after: Omit<Addressed, 'slug'>,
      before: Addressed | undefined,
    ): Promise<string> {
      const slug = before?.slug ?? '';
      if (wanted && wanted !== slug) {
        if (await claim(tx, after, wanted)) return wanted;
        throw conflictingField('slug', 'slugTaken');
      }
      const follows = !before || (before.status !== 'published' && isOfTitle(before));
      const isTitles = wanted === '' || (wanted === undefined && follows);
      return isTitles ? claimTitle(tx, { ...after, slug }) : slug;
    },
    /** The slug that a post had in an earlier version; the present one where another has taken that. */
    async takeBack(
      tx: Queryable,
      earlier: string,
      post: Pick<Addressed, 'id' | 'slug' | 'locale'>,
    ): Promise<string> {
      const { slug } = post;
      if (earlier === '' || earlier === slug) return slug;
      return (await claim(tx, post, earlier)) ? earlier : slug;
    },
  };
}

/** Whether nobody has chosen the slug: it is that of the title, or a numbered form of it. */
function isOfTitle({ slug, title }: Addressed): boolean {
  const own = postSlugOf(title);
  return (
    slug === '' ||
    slug === own ||
    (own !== '' && /^-\d+$/.test(slug.slice(own.length)) && slug.startsWith(own))
  );
}
