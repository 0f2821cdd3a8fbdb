import type { Handlers } from '../../http/handlers.ts';
import type { ArticlesService } from './articles.service.ts';
import { presentSummary } from './blog.presenter.ts';

export function articleHandlers(articles: ArticlesService): Handlers<'articles.list'> {
  return {
    'articles.list': async ({ input }) => {
      const { items, next } = await articles.list(input.query);
      return { items: items.map(presentSummary), next };
    },
  };
}
