import {
  type ArticleAuthor,
  type ArticleSummary,
  type ArticleTitle,
  type BlogPost,
  type PostSummary,
  readingMinutes,
} from '@vitrine/contracts';
import type { PostVersionRow, StoredPost } from './blog.repository.ts';

/** What every form of a post shows. */
const commonOf = ({ title, description, icon, color, createdAt }: StoredPost | PostVersionRow) => ({
  ...{ title, description, icon, color },
  created_at: createdAt.toISOString(),
});

/** A post as visitors read it. */
export const presentPost = (post: StoredPost, author?: ArticleAuthor): BlogPost => ({
  ...commonOf(post),
  id: post.id,
  status: post.status,
  posts: post.posts,
  author,
});

/** A post as those see it who write it. */
export const presentEditablePost = (post: StoredPost, author?: ArticleAuthor): BlogPost => ({
  ...presentPost(post, author),
  author_id: post.authorId,
  publish_at: post.publishAt?.toISOString() ?? null,
  version: post.version,
});

/** A post without its text. */
export const presentSummary = (post: StoredPost): ArticleSummary => ({
  ...commonOf(post),
  id: post.id,
  reading_minutes: readingMinutes(post.posts),
});

/** A post in a short list. */
export const presentTitle = ({ id, title, createdAt, posts }: StoredPost): ArticleTitle => ({
  ...{ id, title },
  created_at: createdAt.toISOString(),
  reading_minutes: readingMinutes(posts),
});

/** A post in the back-office's list. */
export const presentListedPost = (post: StoredPost & { preview: string }): PostSummary => ({
  ...post,
  ...commonOf(post),
  publish_at: post.publishAt?.toISOString() ?? null,
  announced_at: post.announcedAt?.toISOString() ?? null,
});

/** An earlier version in the form of a post. */
export const presentOldPost = (row: PostVersionRow): BlogPost => ({
  ...commonOf(row),
  id: row.postId,
  status: row.status,
  posts: row.posts,
  version: row.version,
});
