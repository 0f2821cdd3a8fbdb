import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { presentPost } from './blog.presenter.ts';
import type { BlogService } from './blog.service.ts';

export function blogHandlers(blog: BlogService): Handlers<EndpointsOf<'blogs'>> {
  return {
    'blogs.list': async ({ actor }) => (await blog.list(actor)).map(presentPost),
    'blogs.get': async ({ actor, input }) =>
      presentPost(await blog.requireReadable(actor, input.params.id)),
    'blogs.create': async ({ input }) => presentPost(await blog.create(input.body)),
    'blogs.update': async ({ input }) =>
      presentPost(await blog.update(input.params.id, input.body)),
    'blogs.delete': async ({ input }) => {
      await blog.delete(input.params.id);
      return undefined;
    },
  };
}
