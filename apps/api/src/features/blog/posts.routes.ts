import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import {
  presentEditablePost,
  presentListedPost,
  presentOldPost,
  presentPost,
  presentVersion,
} from './blog.presenter.ts';
import type { BlogService } from './blog.service.ts';
import type { PostHistory } from './post-history.service.ts';
import type { PostsService } from './posts.service.ts';

interface Services {
  posts: PostsService;
  blog: BlogService;
  history: PostHistory;
}

export function postHandlers({
  posts,
  blog,
  history,
}: Services): Handlers<EndpointsOf<'posts'> | 'articles.preview'> {
  return {
    'posts.list': async ({ input }) => {
      const { items, next } = await posts.list(input.query);
      return { items: items.map(presentListedPost), next, counts: await posts.counts() };
    },
    'posts.versions.list': async ({ input }) => {
      const { id } = await posts.requirePost(input.params.id);
      return (await history.list(id)).map(presentVersion);
    },
    'posts.versions.get': async ({ input }) =>
      presentOldPost(await history.get(input.params.id, input.params.version)),
    'posts.versions.restore': async ({ actor, input }) =>
      presentEditablePost(await blog.restore(actor, input.params.id, input.params.version)),
    'posts.preview': ({ actor, input }) => posts.preview(actor, input.params.id),
    'posts.announce': async ({ actor, input }) => {
      const recipients = await posts.announce(actor, input.params.id);
      return { message: 'The post is on its way to the readers.', recipients };
    },
    'articles.preview': async ({ input }) =>
      presentPost(await posts.requirePreviewed(input.params.token)),
  };
}
