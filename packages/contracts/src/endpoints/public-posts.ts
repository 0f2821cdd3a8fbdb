import { shownPost } from '../entities/post.ts';
import { postColors } from '../entities/post-rules.ts';
import { inLanguage, ownLanguage } from '../in-language.ts';
import { POST_TAG_MAX_LENGTH } from '../limits.ts';
import { count } from '../text.ts';
import { named, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { listPage, listPart } from './list-page.ts';

/** Posts that one request brings. */
export const POSTS_PER_PAGE = 12;

const { id, slug, title, description, icon, color, cover, cover_alt, tags } = shownPost;
const reference = { id, slug, title, ...ownLanguage() };
const created_at = z.string().describe('When it was published.');
const reading_minutes = count.describe('Minutes it takes to read, rounded up.');

export const publishedPostSchema = named(
  'ArticleSummary',
  'A published article without its text.',
  {
    ...{ ...reference, description, icon, color, created_at },
    ...{ cover, cover_alt, tags, reading_minutes },
  },
);
export type PublishedPost = z.infer<typeof publishedPostSchema>;

export const postTitleSchema = named(
  'ArticleTitle',
  'A published article as a short list shows it.',
  { ...reference, created_at, reading_minutes },
);
export type PostTitle = z.infer<typeof postTitleSchema>;

export const postReferenceSchema = named(
  'ArticleReference',
  'A published article as a link names it.',
  reference,
);
export type PostReference = z.infer<typeof postReferenceSchema>;

/** The first page of the blog: as long with ten posts as with a hundred thousand. */
export const postsOverviewSchema = named('BlogOverview', 'The first page of the blog.', {
  latest: z.array(publishedPostSchema).describe('The newest articles.'),
  has_more: z.boolean().describe('Whether there are articles beside the latest.'),
  categories: z
    .array(
      z.object({
        color: z.enum(postColors).describe('The category.'),
        articles: z.array(postTitleSchema).describe('Its newest articles.'),
      }),
    )
    .describe('The categories that have articles, each with its latest.'),
});
export type PostsOverview = z.infer<typeof postsOverviewSchema>;

export const relatedPostsSchema = named('RelatedArticles', 'What to read after an article.', {
  previous: postReferenceSchema.nullable().describe('The one published before it.'),
  next: postReferenceSchema.nullable().describe('The one published after it.'),
  related: z
    .array(postTitleSchema)
    .describe('The latest others of its category, and where those are few, of all categories.'),
});
export type RelatedPosts = z.infer<typeof relatedPostsSchema>;

export const publicPostEndpoints = endpointsWith({ scope: 'none', tag: 'Blog' })({
  'articles.list': {
    route: 'GET /api/articles/',
    access: 'anyone',
    summary: 'Published articles, newest first, a few at a time',
    query: z.object({
      q: z.string().max(200).optional().describe('Looked for in title and description.'),
      category: z.enum(postColors).optional().describe('Only this category.'),
      tag: z.string().max(POST_TAG_MAX_LENGTH).optional().describe('However it is written.'),
      ...inLanguage(),
      ...listPart(`${POSTS_PER_PAGE}`),
    }),
    cacheable: true,
    answer: listPage(publishedPostSchema, 'ArticlePage'),
  },
  'articles.overview': {
    route: 'GET /api/articles/overview/',
    access: 'anyone',
    summary: 'The latest articles, of all and of each category',
    query: z.object(inLanguage()),
    cacheable: true,
    answer: postsOverviewSchema,
  },
  'articles.related': {
    route: 'GET /api/articles/related/{id}/',
    access: 'anyone',
    summary: 'The articles before and after a published one, by its id or slug, and others like it',
    query: z.object(inLanguage()),
    cacheable: true,
    answer: relatedPostsSchema,
  },
});
