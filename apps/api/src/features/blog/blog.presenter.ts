import { type ArticleSummary, type BlogPost, readingMinutes } from '@vitrine/contracts';
import type { StoredPost } from './blog.repository.ts';

export function presentPost(post: StoredPost): BlogPost {
  return {
    id: post.id,
    title: post.title,
    description: post.description,
    icon: post.icon,
    color: post.color,
    status: post.status,
    created_at: post.createdAt.toISOString(),
    posts: post.posts,
  };
}

/** A post without its text. */
export function presentSummary(post: StoredPost): ArticleSummary {
  return {
    id: post.id,
    title: post.title,
    description: post.description,
    icon: post.icon,
    color: post.color,
    created_at: post.createdAt.toISOString(),
    reading_minutes: readingMinutes(post.posts),
  };
}
