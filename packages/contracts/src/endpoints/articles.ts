import { blogColors } from '../entities/blog-rules.ts';
import { id } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { cursor, listPage } from './list-page.ts';

/** Articles that one request brings. */
export const ARTICLES_PER_PAGE = 12;

/** An article without its text, for lists. */
export const articleSummarySchema = named('ArticleSummary', {
  id: id(),
  ...strings('title', 'description', 'icon', 'color', 'created_at'),
  reading_minutes: z.number().int(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleEndpoints = endpointsWith({ tag: 'Blog' })({
  'articles.list': {
    route: 'GET /api/articles/',
    access: 'anyone',
    summary: 'Published articles, newest first, a few at a time',
    query: z.object({
      q: z.string().max(200).optional().describe('Looked for in title and description.'),
      category: z.enum(blogColors).optional(),
      after: cursor(),
    }),
    cacheable: true,
    answer: listPage(articleSummarySchema, 'ArticlePage'),
  },
});
