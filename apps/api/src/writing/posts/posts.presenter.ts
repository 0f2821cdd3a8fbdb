import {
  type Post,
  type PostAuthor,
  type PostReference,
  type PostSummary,
  type PostTitle,
  type PublishedPost,
  picked,
  postAddress,
  postDetails,
  postFields,
  postText,
  readingMinutes,
  sentPost,
} from '@vitrine/contracts';
import type { PostVersionRow, StoredPost } from './posts.repository.ts';

/** A post as visitors read it. */
export const presentPost = (post: StoredPost, author?: PostAuthor) => ({
  ...sentPost(picked(postFields, post)),
  id: post.id,
  slug: postAddress(post),
  status: post.status,
  created_at: post.createdAt.toISOString(),
  author,
});

/** A post as those see it who write it. */
export const presentEditablePost = (post: StoredPost, author?: PostAuthor): Post => ({
  ...presentPost(post, author),
  author_id: post.authorId,
  publish_at: post.publishAt?.toISOString() ?? null,
  version: post.version,
});

/** A post without its text. */
export const presentSummary = (post: StoredPost): PublishedPost => ({
  ...picked(postFields, post),
  ...presentTitle(post),
});

/** A post as a link names it. */
export const presentReference = (
  post: Pick<StoredPost, 'id' | 'slug' | 'title'>,
): PostReference => ({ id: post.id, slug: postAddress(post), title: post.title });

/** A post in a short list. */
export const presentTitle = ({ createdAt, sections, ...post }: StoredPost): PostTitle => ({
  ...presentReference(post),
  created_at: createdAt.toISOString(),
  reading_minutes: readingMinutes(sections),
});

/** A post in the back-office's list. */
export const presentListedPost = (
  post: StoredPost & { preview: string; reads: number },
): PostSummary => ({
  ...post,
  sections: post.sectionCount,
  slug: postAddress(post),
  created_at: post.createdAt.toISOString(),
  publish_at: post.publishAt?.toISOString() ?? null,
  announced_at: post.announcedAt?.toISOString() ?? null,
});

/** An earlier version in the form of a post; what was not kept with it yet is missing. */
export const presentOldPost = ({
  postId: id,
  details,
  createdAt,
  ...row
}: PostVersionRow): Post => ({
  ...sentPost(picked(postText, row)),
  ...(details && {
    ...picked(postDetails, details),
    slug: postAddress({ id, slug: details.slug }),
  }),
  id,
  status: row.status,
  created_at: createdAt.toISOString(),
  version: row.version,
});
