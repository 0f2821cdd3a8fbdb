import { baseLocale, type Locale, locales } from '@vitrine/contracts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { slugKey } from '../../lib/slug-key.ts';
import type { StoredPost } from './posts.repository.ts';

type Address = Pick<Tables['postAddresses']['$inferSelect'], 'slug' | 'postId' | 'createdAt'>;

/** Every slug that a post has or had; in a language, one slug leads to one post. */
export function createPostAddressesRepository({ postAddresses, blogPosts }: Tables) {
  const { slug, postId, isPresent } = postAddresses;
  return {
    /**
     * The post that has this slug, or had it and nobody took it since; where it is nobody's in this
     * language, of the base language, and then of any.
     */
    async getPost(
      db: Queryable,
      wanted: string,
      locale: Locale = baseLocale,
    ): Promise<StoredPost | undefined> {
      const rows = await db
        .select({ post: blogPosts })
        .from(postAddresses)
        .innerJoin(blogPosts, eq(blogPosts.id, postId))
        .where(
          inArray(
            slug,
            locales.map((one) => slugKey(one, wanted)),
          ),
        );
      const of = (one: Locale) => rows.find(({ post }) => post.locale === one);
      return (of(locale) ?? of(baseLocale) ?? rows[0])?.post;
    },
    /**
     * Makes it the present slug of a post: one that is free, that the post had before, or that another
     * has no more. Its other slugs lead here from then on.
     * @returns false when it is the present one of another post; then nothing is changed
     */
    async claim(tx: Queryable, address: Address): Promise<boolean> {
      const isNobodys = eq(isPresent, false);
      const isClaimed = await findsAny(
        tx
          .insert(postAddresses)
          .values({ ...address, isPresent: true })
          .onConflictDoUpdate({
            target: slug,
            set: { ...address, isPresent: true },
            setWhere: isNobodys,
          })
          .returning(),
      );
      if (!isClaimed) return false;
      await tx
        .update(postAddresses)
        .set({ isPresent: false })
        .where(and(eq(postId, address.postId), ne(slug, address.slug)));
      return true;
    },
  };
}
