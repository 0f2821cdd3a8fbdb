import {
  type ArticleSummary,
  type BlogPost,
  type PostSummary,
  type PostVersion,
  readingMinutes,
} from '@vitrine/contracts';
import type { StoredPost } from './blog.repository.ts';
import type { PostVersionRow } from './post-versions.repository.ts';

/** A post as visitors read it. */
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

/** A post as those see it who write it. */
export const presentEditablePost = (post: StoredPost): BlogPost => ({
  ...presentPost(post),
  publish_at: post.publishAt?.toISOString() ?? null,
  version: post.version,
});

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

/** A post as lists of the back-office load it. */
export type ListedPost = StoredPost & { preview: string };

/** A post in the back-office's list. */
export const presentListedPost = (post: ListedPost): PostSummary => ({
  id: post.id,
  title: post.title,
  description: post.description,
  icon: post.icon,
  color: post.color,
  status: post.status,
  created_at: post.createdAt.toISOString(),
  publish_at: post.publishAt?.toISOString() ?? null,
  sections: post.sections,
  preview: post.preview,
  announced_at: post.announcedAt?.toISOString() ?? null,
  version: post.version,
});

export const presentVersion = (row: PostVersionRow): PostVersion => ({
  version: row.version,
  title: row.title,
  status: row.status,
  author: row.author,
  date: row.createdAt.toISOString(),
});

/** An earlier version in the form of a post. */
export const presentOldPost = (row: PostVersionRow): BlogPost => ({
  id: row.postId,
  title: row.title,
  description: row.description,
  icon: row.icon,
  color: row.color,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  posts: row.posts,
  version: row.version,
});
