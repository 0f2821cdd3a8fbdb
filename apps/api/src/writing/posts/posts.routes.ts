import type { Post } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { type Actor, visitor } from '../../lib/actor.ts';
import { ListPart, Versioned } from '../../lib/reply.ts';
import type { Deps } from '../deps.ts';
import { createAuthors } from './authors.service.ts';
import { restorePost, updatePost } from './change-post.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { createGonePictures } from './gone-pictures.ts';
import { createPostReading } from './post-reading.service.ts';
import { createPostWritingRoom } from './post-writing-room.ts';
import { isWriterOf } from './posts.policy.ts';
import { presentEditablePost, presentOldPost, presentPost } from './posts.presenter.ts';
import { createPostsService } from './posts.service.ts';
import { createReads } from './reads.service.ts';

/** Posts are announced by the newsletter. */
type PostEndpoints = Exclude<EndpointsOf<'blogs' | 'articles' | 'posts'>, 'posts.announce'>;

/** Posts for readers and writers, and what the back-office does with them besides. */
export function postHandlers(deps: Deps): Handlers<PostEndpoints> {
  const reading = createPostReading(deps);
  const writing = createPostWritingRoom(deps);
  const posts = createPostsService(deps);
  const authors = createAuthors(deps);
  const reads = createReads(deps);
  const gonePictures = createGonePictures(deps);
  const present = async (actor: Actor, shown: readonly StoredPost[]): Promise<Post[]> => {
    const known = await authors.of(shown);
    const authorOf = ({ authorId }: StoredPost) => known.get(authorId ?? '');
    // who writes a post decides what becomes of a picture that is gone
    if (shown.every((post) => isWriterOf(actor, post)))
      return shown.map((post) => presentEditablePost(post, authorOf(post)));
    const whole = await gonePictures.leaveOut(deps.database.read, shown);
    return whole.map((post) => presentPost(post, authorOf(post)));
  };
  const presentOne = async (actor: Actor, post: StoredPost): Promise<Post> => {
    const [shown = presentPost(post)] = await present(actor, [post]);
    return shown;
  };
  return {
    'blogs.list': async ({ actor, input }) => {
      const { items, places } = await reading.list(actor, input.query);
      const shown = await present(actor, items);
      const isShort = input.query.fields === 'summary';
      return new ListPart(isShort ? shown.map(withoutText) : shown, places);
    },
    'blogs.get': async ({ actor, input }) =>
      presentOne(actor, await reading.requireReadable(actor, input.params.id)),
    'blogs.create': async ({ actor, input }) =>
      versioned(await createPost(writing, actor, input.body)),
    'blogs.update': async ({ actor, input, ifMatch }) =>
      versioned(await updatePost(writing, actor, input.params.id, input.body, ifMatch)),
    'blogs.delete': ({ actor, input }) => deletePost(writing, actor, input.params.id),
    'articles.list': ({ input }) => reading.listPublished(input.query),
    'articles.overview': reading.overview,
    'articles.related': ({ input }) => reading.related(input.params.id),
    'articles.view': ({ actor, input, client }) => reads.count(input.params.id, actor, client),
    'articles.preview': async ({ input }) =>
      presentOne(visitor, await posts.requirePreviewed(input.params.token)),
    'posts.list': async ({ actor, input }) => ({
      ...(await posts.list(actor, input.query)),
      counts: await posts.counts(actor),
    }),
    'posts.reads': ({ actor, input }) => posts.reads(actor, input.params.id),
    'posts.versions.list': ({ actor, input }) =>
      posts.listVersions(actor, input.params.id, input.query),
    'posts.versions.get': async ({ actor, input }) =>
      presentOldPost(await posts.getVersion(actor, input.params.id, input.params.version)),
    'posts.versions.restore': async ({ actor, input }) =>
      presentEditablePost(await restorePost(writing, actor, input.params.id, input.params.version)),
    'posts.preview': ({ actor, input }) =>
      posts.preview(actor, input.params.id, input.query.pass_on === 'yes'),
  };
}

type StoredPost = Awaited<ReturnType<typeof createPost>>;

const withoutText = ({ posts: _text, ...post }: Post): Post => post;

const versioned = (post: StoredPost) => new Versioned(presentEditablePost(post), post.version);
