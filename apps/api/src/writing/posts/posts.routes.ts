import { type Locale, type Post, receivedPost } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { type Actor, visitor } from '../../lib/actor.ts';
import { ListPart, LongList, Versioned } from '../../lib/reply.ts';
import type { Deps } from '../deps.ts';
import { restorePost, updatePost } from './change-post.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import {
  countPosts,
  getVersion,
  listPosts,
  listVersions,
  previewPost,
  readsOfPost,
  requirePreviewed,
} from './office-posts.ts';
import { isWriterOf } from './posts.policy.ts';
import { presentEditablePost, presentOldPost, presentPost } from './posts.presenter.ts';
import { createPostsRoom } from './posts-room.ts';
import {
  languagesOf,
  listPublished,
  listReadable,
  readAllReadable,
  readOverview,
  readRelated,
  requireReadable,
} from './read-posts.ts';
import { checkTranslation, describeTranslation, translatePost } from './translate-post.ts';

/** Posts are announced by the newsletter. */
type PostEndpoints = Exclude<EndpointsOf<'blogs' | 'articles' | 'posts'>, 'posts.announce'>;

/** Posts for readers and writers, and what the back-office does with them besides. */
export function postHandlers(deps: Deps): Handlers<PostEndpoints> {
  const room = createPostsRoom(deps);
  const { authors, gonePictures, reads } = room;
  const present = async (
    actor: Actor,
    shown: readonly StoredPost[],
    locale?: Locale,
  ): Promise<Post[]> => {
    const known = await authors.of(shown, locale);
    const authorOf = ({ authorId }: StoredPost) => known.get(authorId ?? '');
    // who writes a post decides what becomes of a picture that is gone
    if (shown.every((post) => isWriterOf(actor, post)))
      return shown.map((post) => presentEditablePost(post, authorOf(post), locale));
    const whole = await gonePictures.leaveOut(deps.database.read, shown);
    return whole.map((post) => presentPost(post, authorOf(post), locale));
  };
  const presentOne = async (actor: Actor, post: StoredPost, locale?: Locale): Promise<Post> => {
    const [shown = presentPost(post)] = await present(actor, [post], locale);
    const languages = await languagesOf(room, post);
    return languages.length > 1 ? { ...shown, languages } : shown;
  };
  async function* presentAll(actor: Actor) {
    for await (const batch of readAllReadable(room, actor)) yield await present(actor, batch);
  }
  return {
    'blogs.list': async ({ actor, input }) => {
      const isWhole = Object.values(input.query).every((value) => value === undefined);
      if (isWhole) return new LongList(presentAll(actor));
      const { items, places } = await listReadable(room, actor, input.query);
      const shown = await present(actor, items, input.query.locale);
      const isShort = input.query.fields === 'summary';
      return new ListPart(isShort ? shown.map(withoutText) : shown, places);
    },
    'blogs.get': async ({ actor, input: { params, query } }) =>
      presentOne(actor, await requireReadable(room, actor, params.id, query.locale), query.locale),
    'blogs.create': async ({ actor, input }) =>
      versioned(await createPost(room, actor, receivedPost(input.body))),
    'blogs.update': async ({ actor, input, ifMatch }) =>
      versioned(await updatePost(room, actor, input.params.id, receivedPost(input.body), ifMatch)),
    'blogs.delete': ({ actor, input }) => deletePost(room, actor, input.params.id),
    'posts.translate': async ({ actor, input: { params, body } }) =>
      versioned(await translatePost(room, actor, params.id, body.locale)),
    'posts.checkTranslation': ({ actor, input: { params } }) =>
      checkTranslation(room, actor, params.id),
    'posts.translation': ({ actor, input: { params } }) =>
      describeTranslation(room, actor, params.id),
    'articles.list': ({ input }) => listPublished(room, input.query),
    'articles.overview': ({ input }) => readOverview(room, input.query.locale),
    'articles.related': ({ input: { params, query } }) =>
      readRelated(room, params.id, query.locale),
    'articles.view': ({ actor, input, client }) => reads.count(input.params.id, actor, client),
    'articles.preview': async ({ input }) =>
      presentOne(visitor, await requirePreviewed(room, input.params.token)),
    'posts.list': async ({ actor, input }) => ({
      ...(await listPosts(room, actor, input.query)),
      counts: await countPosts(room, actor),
    }),
    'posts.reads': ({ actor, input }) => readsOfPost(room, actor, input.params.id),
    'posts.versions.list': ({ actor, input }) =>
      listVersions(room, actor, input.params.id, input.query),
    'posts.versions.get': async ({ actor, input }) =>
      presentOldPost(await getVersion(room, actor, input.params.id, input.params.version)),
    'posts.versions.restore': async ({ actor, input }) =>
      presentEditablePost(await restorePost(room, actor, input.params.id, input.params.version)),
    'posts.preview': ({ actor, input }) =>
      previewPost(room, actor, input.params.id, input.query.pass_on === 'yes'),
  };
}

type StoredPost = Awaited<ReturnType<typeof createPost>>;

const withoutText = ({ posts: _text, ...post }: Post): Post => post;

const versioned = (post: StoredPost) => new Versioned(presentEditablePost(post), post.version);
