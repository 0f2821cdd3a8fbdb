import {
  baseLocale,
  type Locale,
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
import type { PostVersionRow } from './post-versions.repository.ts';
import type { StoredPost } from './posts.repository.ts';

/** Its language, where that is not the one that was asked for. */
const languageOf = ({ locale }: Pick<StoredPost, 'locale'>, asked: Locale) =>
  locale === asked ? {} : { locale };

/** A post as visitors read it. */
export const presentPost = (post: StoredPost, author?: PostAuthor, asked: Locale = baseLocale) => ({
  ...languageOf(post, asked),
  ...sentPost(picked(postFields, post)),
  id: post.id,
  slug: postAddress(post),
  status: post.status,
  created_at: post.createdAt.toISOString(),
  author,
});

/** A post as those see it who write it. */
export const presentEditablePost = (
  post: StoredPost,
  author?: PostAuthor,
  asked?: Locale,
): Post => ({
  ...presentPost(post, author, asked),
  author_id: post.authorId,
  publish_at: post.publishAt?.toISOString() ?? null,
  version: post.version,
  ...(post.translationOf === null ? {} : { translation_of: post.translationOf }),
});

/** A post without its text. */
export const presentSummary =
  (asked: Locale) =>
  (post: StoredPost): PublishedPost => ({
    ...picked(postFields, post),
    ...presentTitle(asked)(post),
  });

/** A post as a link names it. */
export const presentReference = (
  post: Pick<StoredPost, 'id' | 'slug' | 'title' | 'locale'>,
  asked: Locale = baseLocale,
): PostReference => ({
  ...{ id: post.id, slug: postAddress(post), title: post.title },
  ...languageOf(post, asked),
});

/** A post in a short list. */
export const presentTitle =
  (asked: Locale) =>
  ({ createdAt, sections, ...post }: StoredPost): PostTitle => ({
    ...presentReference(post, asked),
    created_at: createdAt.toISOString(),
    reading_minutes: readingMinutes(sections),
  });

/** A post in the back-office's list. */
export const presentListedPost = (
  post: StoredPost & Pick<PostSummary, 'preview' | 'reads' | 'translations'>,
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
