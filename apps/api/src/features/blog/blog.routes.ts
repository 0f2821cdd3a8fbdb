import { type BlogPost, successTexts } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { isAdmin } from '../../lib/actor.ts';
import { ListPart, Versioned } from '../../lib/reply.ts';
import { presentEditablePost, presentOldPost, presentPost } from './blog.presenter.ts';
import { createBlogService } from './blog.service.ts';
import { createPostsService } from './posts.service.ts';

/** Posts for readers and writers, and what the back-office does with them besides. */
export function blogHandlers(deps: Deps): Handlers<EndpointsOf<'blogs' | 'articles' | 'posts'>> {
  const blog = createBlogService(deps);
  const posts = createPostsService(deps);
  return {
    'blogs.list': async ({ actor, input }) => {
      const { items, places } = await blog.list(actor, input.query);
      const present = isAdmin(actor) ? presentEditablePost : presentPost;
      const isShort = input.query.fields === 'summary';
      const shown = items.map((post) => (isShort ? withoutText(present(post)) : present(post)));
      return new ListPart(shown, places);
    },
    'blogs.get': async ({ actor, input }) => {
      const post = await blog.requireReadable(actor, input.params.id);
      return isAdmin(actor) ? presentEditablePost(post) : presentPost(post);
    },
    'blogs.create': async ({ actor, input }) => versioned(await blog.create(actor, input.body)),
    'blogs.update': async ({ actor, input, ifMatch }) =>
      versioned(await blog.update(actor, input.params.id, input.body, ifMatch)),
    'blogs.delete': ({ actor, input }) => blog.delete(actor, input.params.id),
    'articles.list': ({ input }) => blog.listArticles(input.query),
    'articles.overview': blog.overview,
    'articles.related': ({ input }) => blog.related(input.params.id),
    'articles.preview': async ({ input }) =>
      presentPost(await posts.requirePreviewed(input.params.token)),
    'posts.list': async ({ input }) => ({
      ...(await posts.list(input.query)),
      counts: await posts.counts(),
    }),
    'posts.versions.list': ({ input }) => posts.listVersions(input.params.id, input.query),
    'posts.versions.get': async ({ input }) =>
      presentOldPost(await posts.getVersion(input.params.id, input.params.version)),
    'posts.versions.restore': async ({ actor, input }) =>
      presentEditablePost(await blog.restore(actor, input.params.id, input.params.version)),
    'posts.preview': ({ actor, input }) => posts.preview(actor, input.params.id),
    'posts.announce': async ({ actor, input }) => {
      const recipients = await posts.announce(actor, input.params.id);
      return { message: successTexts.postAnnounced, recipients };
    },
  };
}

type Post = Awaited<ReturnType<ReturnType<typeof createBlogService>['create']>>;

const withoutText = ({ posts: _text, ...post }: BlogPost): BlogPost => post;

const versioned = (post: Post) => new Versioned(presentEditablePost(post), post.version);
