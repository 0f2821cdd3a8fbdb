import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { isAdmin } from '../../lib/actor.ts';
import { Versioned } from '../../lib/reply.ts';
import { presentEditablePost, presentPost } from './blog.presenter.ts';
import type { BlogService } from './blog.service.ts';

type Post = Awaited<ReturnType<BlogService['create']>>;

const versioned = (post: Post) => new Versioned(presentEditablePost(post), post.version);

export function blogHandlers(blog: BlogService): Handlers<EndpointsOf<'blogs'>> {
  return {
    'blogs.list': async ({ actor }) => {
      const posts = await blog.list(actor);
      return posts.map(isAdmin(actor) ? presentEditablePost : presentPost);
    },
    'blogs.get': async ({ actor, input }) => {
      const post = await blog.requireReadable(actor, input.params.id);
      return isAdmin(actor) ? presentEditablePost(post) : presentPost(post);
    },
    'blogs.create': async ({ actor, input }) => versioned(await blog.create(actor, input.body)),
    'blogs.update': async ({ actor, input, ifMatch }) =>
      versioned(await blog.update(actor, input.params.id, input.body, ifMatch)),
    'blogs.delete': async ({ actor, input }) => {
      await blog.delete(actor, input.params.id);
      return undefined;
    },
  };
}
