import { type Locale, numberedSlugs, postSlugOf } from '@vitrine/contracts';
import { asc, eq } from 'drizzle-orm';
import { slugKey } from '../../lib/slug-key.ts';
import type { Queryable } from '../database.ts';
import { claimInstallation } from '../installation.ts';
import type { Tables } from '../schema.ts';

/**
 * Gives posts the addresses that people can read, made of their titles: the first ones of a new
 * installation, and once those of one from before posts had any.
 * @returns whether there was anything to do
 */
export async function addSlugs(tx: Queryable, tables: Tables, now: Date): Promise<boolean> {
  if (!(await claimInstallation(tx, tables, 'post_slugs_at', now.toISOString()))) return false;
  const { blogPosts, postAddresses } = tables;
  const { id, title, locale } = blogPosts;
  const posts = await tx
    .select({ id, title, locale })
    .from(blogPosts)
    .where(eq(blogPosts.slug, ''))
    .orderBy(asc(blogPosts.createdAt), asc(id));
  const known = await tx.select({ slug: postAddresses.slug }).from(postAddresses);
  const taken = new Set(known.map(({ slug }) => slug));
  for (const post of posts) {
    const slug = freeSlug(post, taken);
    if (!slug) continue;
    const key = slugKey(post.locale, slug);
    taken.add(key);
    await tx.update(blogPosts).set({ slug }).where(eq(id, post.id));
    await tx
      .insert(postAddresses)
      .values({ slug: key, postId: post.id, isPresent: true, createdAt: now });
  }
  return posts.length > 0;
}

/** '' where nothing of the title can be used. */
function freeSlug(post: { title: string; locale: Locale }, taken: ReadonlySet<string>): string {
  const wanted = postSlugOf(post.title);
  if (!wanted) return '';
  for (const slug of numberedSlugs(wanted)) {
    if (!taken.has(slugKey(post.locale, slug))) return slug;
  }
  return '';
}
