import { count } from '../text.ts';
import { z } from '../zod.ts';
import { VIEW_CHART_DAYS, viewDays } from './dashboard.ts';
import { endpointsWith } from './endpoint.ts';

/** How posts are read: counted as visits of portfolios are, once a visitor and day. */
export const postReadEndpoints = endpointsWith({ tag: 'Blog' })({
  'articles.view': {
    route: 'POST /api/public/articles/{id}/views/',
    access: 'optional',
    scope: 'none', // what a program fetches is no visit
    summary: 'Count a read of an article: one a visitor and day, none of robots or administrators',
  },
  'posts.reads': {
    route: 'GET /api/posts/{id}/reads/',
    access: 'articles',
    scope: 'blog',
    summary: `How often a post was read on each of the last ${VIEW_CHART_DAYS} days`,
    answer: z.object({ total: count.describe('Reads on all of these days.'), days: viewDays() }),
  },
});
