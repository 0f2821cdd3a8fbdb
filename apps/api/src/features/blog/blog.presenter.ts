import {
  type ArticleAuthor,
  type ArticleReference,
  type ArticleSummary,
  type ArticleTitle,
  type BlogPost,
  type PostSummary,
  postAddress,
  readingMinutes,
} from '@vitrine/contracts';
import type { PostVersionRow, StoredPost } from './blog.repository.ts';

/** What every form of a post shows. */
const commonOf = ({ title, description, icon, color, createdAt }: StoredPost | PostVersionRow) => ({
  ...{ title, description, icon, color },
  created_at: createdAt.toISOString(),
});

const coverOf = ({ cover, coverAlt }: Pick<StoredPost, 'cover' | 'coverAlt'>) => ({
  cover,
  cover_alt: coverAlt,
});

/** A post as visitors read it. */
export const presentPost = (post: StoredPost, author?: ArticleAuthor): BlogPost => ({
  ...commonOf(post),
  id: post.id,
  slug: postAddress(post),
  status: post.status,
  ...coverOf(post),
  tags: post.tags,
  seo_title: post.seoTitle,
  seo_description: post.seoDescription,
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
  slug: postAddress(post),
  ...coverOf(post),
  tags: post.tags,
  reading_minutes: readingMinutes(post.posts),
});

/** A post as a link names it. */
export const presentReference = (
  post: Pick<StoredPost, 'id' | 'slug' | 'title'>,
): ArticleReference => ({ id: post.id, slug: postAddress(post), title: post.title });

/** A post in a short list. */
export const presentTitle = ({ createdAt, posts, ...post }: StoredPost): ArticleTitle => ({
  ...presentReference(post),
  created_at: createdAt.toISOString(),
  reading_minutes: readingMinutes(posts),
});

/** A post in the back-office's list. */
export const presentListedPost = (
  post: StoredPost & { preview: string; reads: number },
): PostSummary => ({
  ...post,
  ...commonOf(post),
  slug: postAddress(post),
  publish_at: post.publishAt?.toISOString() ?? null,
  announced_at: post.announcedAt?.toISOString() ?? null,
});

/** What a version had beside its text; nothing where that was not kept yet. */
const detailsOf = ({ postId: id, details }: PostVersionRow): Partial<BlogPost> =>
  details
    ? {
        slug: postAddress({ id, slug: details.slug }),
        ...coverOf(details),
        tags: details.tags,
        seo_title: details.seoTitle,
        seo_description: details.seoDescription,
      }
    : {};

/** An earlier version in the form of a post. */
export const presentOldPost = (row: PostVersionRow): BlogPost => ({
  ...commonOf(row),
  ...detailsOf(row),
  id: row.postId,
  status: row.status,
  posts: row.posts,
  version: row.version,
});
