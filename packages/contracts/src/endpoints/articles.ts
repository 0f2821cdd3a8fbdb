import { shownPost } from '../entities/blog.ts';
import { blogColors } from '../entities/blog-rules.ts';
import { POST_TAG_MAX_LENGTH } from '../limits.ts';
import { count } from '../text.ts';
import { named, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { listPage, listPart } from './list-page.ts';

/** Articles that one request brings. */
export const ARTICLES_PER_PAGE = 12;

const { id, slug, title, description, icon, color, cover, cover_alt, tags } = shownPost;
const reference = { id, slug, title };
const created_at = z.string().describe('When it was published.');
const reading_minutes = count.describe('Minutes it takes to read, rounded up.');

export const articleSummarySchema = named(
  'ArticleSummary',
  'A published article without its text.',
  {
    ...{ ...reference, description, icon, color, created_at },
    ...{ cover, cover_alt, tags, reading_minutes },
  },
);
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleTitleSchema = named(
  'ArticleTitle',
  'A published article as a short list shows it.',
  { ...reference, created_at, reading_minutes },
);
export type ArticleTitle = z.infer<typeof articleTitleSchema>;

export const articleReferenceSchema = named(
  'ArticleReference',
  'A published article as a link names it.',
  reference,
);
export type ArticleReference = z.infer<typeof articleReferenceSchema>;

/** The first page of the blog: as long with ten articles as with a hundred thousand. */
export const blogOverviewSchema = named('BlogOverview', 'The first page of the blog.', {
  latest: z.array(articleSummarySchema).describe('The newest articles.'),
  has_more: z.boolean().describe('Whether there are articles beside the latest.'),
  categories: z
    .array(
      z.object({
        color: z.enum(blogColors).describe('The category.'),
        articles: z.array(articleTitleSchema).describe('Its newest articles.'),
      }),
    )
    .describe('The categories that have articles, each with its latest.'),
});
export type BlogOverview = z.infer<typeof blogOverviewSchema>;

export const relatedArticlesSchema = named('RelatedArticles', 'What to read after an article.', {
  previous: articleReferenceSchema.nullable().describe('The one published before it.'),
  next: articleReferenceSchema.nullable().describe('The one published after it.'),
  related: z
    .array(articleTitleSchema)
    .describe('The latest others of its category, and where those are few, of all categories.'),
});
export type RelatedArticles = z.infer<typeof relatedArticlesSchema>;

export const articleEndpoints = endpointsWith({ scope: 'none', tag: 'Blog' })({
  'articles.list': {
    route: 'GET /api/articles/',
    access: 'anyone',
    summary: 'Published articles, newest first, a few at a time',
    query: z.object({
      q: z.string().max(200).optional().describe('Looked for in title and description.'),
      category: z.enum(blogColors).optional().describe('Only this category.'),
      tag: z.string().max(POST_TAG_MAX_LENGTH).optional().describe('However it is written.'),
      ...listPart(`${ARTICLES_PER_PAGE}`),
    }),
    cacheable: true,
    answer: listPage(articleSummarySchema, 'ArticlePage'),
  },
  'articles.overview': {
    route: 'GET /api/articles/overview/',
    access: 'anyone',
    summary: 'The latest articles, of all and of each category',
    cacheable: true,
    answer: blogOverviewSchema,
  },
  'articles.related': {
    route: 'GET /api/articles/related/{id}/',
    access: 'anyone',
    summary: 'The articles before and after a published one, by its id or slug, and others like it',
    cacheable: true,
    answer: relatedArticlesSchema,
  },
});
