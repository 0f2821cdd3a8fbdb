import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import { createArticlesRepository } from './articles.repository.ts';
import { articleHandlers } from './articles.routes.ts';
import { createArticlesService } from './articles.service.ts';
import { createBlogRepository } from './blog.repository.ts';
import { blogHandlers } from './blog.routes.ts';
import { createBlogService } from './blog.service.ts';

/** The blog: posts, published and not. */
export function createBlog({ database, clock, ids }: Platform): {
  handlers: Handlers<EndpointsOf<'blogs' | 'articles'>>;
} {
  const posts = createBlogRepository(database.tables);
  const articles = createArticlesRepository(database.tables);
  return {
    handlers: {
      ...blogHandlers(createBlogService({ database, posts, clock, ids })),
      ...articleHandlers(createArticlesService({ database, posts, articles })),
    },
  };
}
