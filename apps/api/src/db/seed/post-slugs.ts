import { numberedSlugs, postSlugOf } from '@vitrine/contracts';
import { asc, eq } from 'drizzle-orm';
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
  const { id, title } = blogPosts;
  const posts = await tx
    .select({ id, title })
    .from(blogPosts)
    .where(eq(blogPosts.slug, ''))
    .orderBy(asc(blogPosts.createdAt), asc(id));
  const known = await tx.select({ slug: postAddresses.slug }).from(postAddresses);
  const taken = new Set(known.map(({ slug }) => slug));
  for (const post of posts) {
    const slug = freeSlug(post.title, taken);
    if (!slug) continue;
    taken.add(slug);
    await tx.update(blogPosts).set({ slug }).where(eq(id, post.id));
    await tx
      .insert(postAddresses)
      .values({ slug, postId: post.id, isPresent: true, createdAt: now });
  }
  return posts.length > 0;
}

/** '' where nothing of the title can be used. */
function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const wanted = postSlugOf(title);
  if (!wanted) return '';
  for (const slug of numberedSlugs(wanted)) if (!taken.has(slug)) return slug;
  return '';
}
