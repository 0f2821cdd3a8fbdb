import { type BlogPost, isPublished } from '@vitrine/contracts';

/** What visitors may see, newest first; posts without a date come last, in the order they had. */
export function publishedPosts(posts: readonly BlogPost[]): BlogPost[] {
  return posts
    .filter(isPublished)
    .sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));
}

interface Neighbours {
  /** The one written after it. */
  next: BlogPost | undefined;
  /** The one written before it. */
  previous: BlogPost | undefined;
}

/** The published posts on either side of one, by date. */
export function neighbours(posts: readonly BlogPost[], id: string): Neighbours {
  const published = publishedPosts(posts);
  const place = published.findIndex((post) => post.id === id);
  if (place < 0) return { next: undefined, previous: undefined };
  return { next: published[place - 1], previous: published[place + 1] };
}
