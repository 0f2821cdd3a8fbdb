import { blogColors } from '../entities/blog-rules.ts';
import { POST_TAG_MAX_LENGTH } from '../limits.ts';
import { id } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { listPage, listPart } from './list-page.ts';

/** Articles that one request brings. */
export const ARTICLES_PER_PAGE = 12;

/** An article without its text, for lists. */
export const articleSummarySchema = named('ArticleSummary', {
  id: id(),
  ...strings('slug', 'title', 'description', 'icon', 'color', 'created_at', 'cover', 'cover_alt'),
  tags: z.array(z.string()),
  reading_minutes: z.number().int(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** An article as a short list shows it. */
export const articleTitleSchema = named('ArticleTitle', {
  id: id(),
  ...strings('slug', 'title', 'created_at'),
  reading_minutes: z.number().int(),
});
export type ArticleTitle = z.infer<typeof articleTitleSchema>;

/** An article as a link names it. */
export const articleReferenceSchema = named('ArticleReference', {
  id: id(),
  ...strings('slug', 'title'),
});
export type ArticleReference = z.infer<typeof articleReferenceSchema>;

/** The first page of the blog: as long with ten articles as with a hundred thousand. */
export const blogOverviewSchema = named('BlogOverview', {
  latest: z.array(articleSummarySchema),
  has_more: z.boolean().describe('Whether there are articles beside the latest.'),
  categories: z
    .array(z.object({ color: z.enum(blogColors), articles: z.array(articleTitleSchema) }))
    .describe('The categories that have articles, each with its latest.'),
});
export type BlogOverview = z.infer<typeof blogOverviewSchema>;

/** What to read after an article. */
export const relatedArticlesSchema = named('RelatedArticles', {
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
      category: z.enum(blogColors).optional(),
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
