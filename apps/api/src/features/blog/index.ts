import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { RecordAct } from '../audit/index.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import type { MailReaders } from './announcement.ts';
import { createArticlesRepository } from './articles.repository.ts';
import { articleHandlers } from './articles.routes.ts';
import { createArticlesService } from './articles.service.ts';
import { createBlogRepository } from './blog.repository.ts';
import { blogHandlers } from './blog.routes.ts';
import { createBlogService } from './blog.service.ts';
import { createPostHistory } from './post-history.service.ts';
import { createPostVersionsRepository } from './post-versions.repository.ts';
import { createPostsRepository } from './posts.repository.ts';
import { postHandlers } from './posts.routes.ts';
import { createPostsService } from './posts.service.ts';
import { createPreviewLinks } from './preview-links.ts';

interface Needs extends Platform {
  users: {
    getById: (
      ...args: Parameters<Parameters<typeof createPostHistory>[0]['nameOf']>
    ) => Promise<{ firstName: string; lastName: string } | undefined>;
  };
  record: RecordAct;
  pictureUses: PictureUses;
  mailReaders: MailReaders;
}

/** The blog: posts, published and not. */
export function createBlog(needs: Needs) {
  const { database, secret, publicUrl, clock, users } = needs;
  const posts = createBlogRepository(database.tables);
  const history = createPostHistory({
    ...needs,
    versions: createPostVersionsRepository(database.tables),
    nameOf: async (tx, userId) => {
      const user = await users.getById(tx, userId);
      return user ? `${user.firstName} ${user.lastName}`.trim() : '';
    },
  });
  const blog = createBlogService({ ...needs, posts, history });
  const office = createPostsService({
    ...needs,
    posts,
    listed: createPostsRepository(database.tables, database.search),
    previews: createPreviewLinks(secret, publicUrl, clock),
  });
  const articles = createArticlesService({
    database,
    posts,
    articles: createArticlesRepository(database.tables, database.search),
  });
  const handlers: Handlers<EndpointsOf<'blogs' | 'articles' | 'posts'>> = {
    ...blogHandlers(blog),
    ...articleHandlers(articles),
    ...postHandlers({ posts: office, blog, history }),
  };
  return { handlers, publishDue: blog.publishDue };
}
