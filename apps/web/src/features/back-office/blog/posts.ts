import { type BlogPost, isPublished, matchesSearch } from '@vitrine/contracts';

const PREVIEW_LENGTH = 50;

/** The figures above the list; everything that is not published counts as draft. */
export function countPosts(posts: readonly BlogPost[]) {
  const published = posts.filter(isPublished).length;
  return {
    total: posts.length,
    published,
    drafts: posts.length - published,
    content: posts.reduce((sum, post) => sum + (post.posts?.length ?? 0), 0),
  };
}

/** The posts that the filter and the search let through; an unknown status filters nothing. */
export function findPosts(posts: readonly BlogPost[], status: string, search: string) {
  return posts.filter(
    (post) =>
      (status === 'published' ? isPublished(post) : status !== 'draft' || !isPublished(post)) &&
      matchesSearch(post, ['title', 'description'], search),
  );
}

/** The first section's first characters. */
export function previewOf({ posts: [first = ''] = [] }: BlogPost): string {
  const letters = Array.from(first);
  const start = letters.slice(0, PREVIEW_LENGTH).join('');
  return letters.length > PREVIEW_LENGTH ? `${start}…` : start;
}
