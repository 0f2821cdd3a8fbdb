import {
  baseLocale,
  type EndpointParsed,
  isPublished,
  LATEST_POSTS,
  type Locale,
  POSTS_PER_PAGE,
  type PostColor,
  type PostsOverview,
  postAddress,
  postCategory,
  postColors,
  postStatuses,
  RECENT_POSTS_PER_CATEGORY,
  RELATED_POSTS,
  type RelatedPosts,
} from '@vitrine/contracts';
import { mergeInOrder } from '../../db/newest-first.ts';
import { type Actor, visitor } from '../../lib/actor.ts';
import { readPage } from '../../lib/list-page.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { readInBatches } from '../../lib/read-in-batches.ts';
import { ListPart } from '../../lib/reply.ts';
import { canReadPost, mayPublish } from './posts.policy.ts';
import { presentReference, presentSummary, presentTitle } from './posts.presenter.ts';
import type { StoredPost } from './posts.repository.ts';
import type { PostsRoom } from './posts-room.ts';

/** The longest of the lists that an overview is made of. */
const MOST_LISTED = Math.max(LATEST_POSTS, RECENT_POSTS_PER_CATEGORY);

/** The same post in a language; undefined where the caller may not read it in that. */
async function inLanguage(
  { posts, database: { read } }: PostsRoom,
  actor: Actor,
  post: StoredPost,
  locale: Locale,
): Promise<StoredPost | undefined> {
  const { id, translationOf } = post;
  if (post.locale === locale) return post;
  const known =
    locale === baseLocale
      ? [await posts.get(read, translationOf ?? id)]
      : await posts.listTranslations(read, translationOf ?? id);
  return known.find((one) => one?.locale === locale && canReadPost(actor, one));
}

/**
 * A post that the actor may read.
 * @param wanted its id; or its slug, or one that it had
 * @param locale the language in which a slug is looked up: one of another leads to the same post in
 * this, and one of the base language to itself, where there is none
 * @throws {ProblemError} `not-found`
 */
export async function requireReadable(
  room: PostsRoom,
  actor: Actor,
  wanted: string,
  locale: Locale = baseLocale,
): Promise<StoredPost> {
  const { posts, addresses, database } = room;
  const { read } = database;
  const byId = await posts.get(read, wanted);
  const named = byId ? undefined : await addresses.getPost(read, wanted, locale);
  const same = named && (await inLanguage(room, actor, named, locale));
  const post = byId ?? same ?? (named?.locale === baseLocale ? named : undefined);
  // a draft is no different from nothing: its existence is not told
  if (!post || !canReadPost(actor, post)) throw new ProblemError('not-found', 'noPost');
  return post;
}

/** Where anyone can read a post: its address in each language that it is published in. */
export async function languagesOf(
  { posts, database: { read } }: PostsRoom,
  { id, translationOf }: StoredPost,
) {
  const of = translationOf ?? id;
  const all = [await posts.get(read, of), ...(await posts.listTranslations(read, of))];
  return all.flatMap((one) =>
    one && isPublished(one) ? [{ locale: one.locale, slug: postAddress(one) }] : [],
  );
}

/** All that may be read, newest first, in batches. */
export const readAllReadable = ({ posts, database: { read } }: PostsRoom, actor: Actor) =>
  readInBatches<StoredPost>((page) => {
    const status = mayPublish(actor) ? undefined : 'published';
    return posts.listPosts(read, undefined, { status, q: '' }, page);
  });

/** A part of the posts that may be read. */
export async function listReadable(
  { posts, database: { read } }: PostsRoom,
  actor: Actor,
  query: EndpointParsed<'blogs.list'>['query'],
): Promise<ListPart<StoredPost[]>> {
  const readable = mayPublish(actor) ? postStatuses : (['published'] as const);
  const { items, next } = await readPage(
    query,
    (page, { status, sort, fields: _, q = '', ...filters }) => {
      // a draft is no different from nothing
      const statuses = readable.filter((one) => one === (status ?? one));
      const isOldestFirst = sort === 'created_at';
      return posts.listSome(read, { statuses, q, ...filters }, { ...page, isOldestFirst });
    },
    (post) => post,
  );
  return new ListPart(items, { next });
}

/** The published posts, a page at a time. */
export const listPublished = (
  { posts, gonePictures, database: { read } }: PostsRoom,
  query: EndpointParsed<'articles.list'>['query'],
) =>
  readPage(
    query,
    async (page, { q, ...filter }) => {
      const wanted = { q: q?.trim(), ...filter };
      return gonePictures.leaveOut(read, await posts.listPublished(read, wanted, page));
    },
    presentSummary(query.locale ?? baseLocale),
    POSTS_PER_PAGE,
  );

/** The newest published posts, of all and of each category. */
export async function readOverview(
  room: PostsRoom,
  locale: Locale = baseLocale,
): Promise<PostsOverview> {
  const { posts, gonePictures, database } = room;
  const { read } = database;
  // the newest of all are among the newest of each colour; one more tells whether there are more
  const lists = await posts.listByColor(read, locale, MOST_LISTED + 1);
  const all = mergeInOrder(lists, { limit: Number.POSITIVE_INFINITY });
  const newestOf = (color: PostColor) =>
    all.filter((post) => postCategory(post.color) === color).slice(0, RECENT_POSTS_PER_CATEGORY);
  const latest = await gonePictures.leaveOut(read, all.slice(0, LATEST_POSTS));
  return {
    latest: latest.map(presentSummary(locale)),
    has_more: all.length > LATEST_POSTS,
    categories: postColors
      .map((color) => ({ color, articles: newestOf(color).map(presentTitle(locale)) }))
      .filter(({ articles }) => articles.length > 0),
  };
}

/** What to read after a published post. */
export async function readRelated(
  room: PostsRoom,
  address: string,
  asked?: Locale,
): Promise<RelatedPosts> {
  const { posts, database } = room;
  const { read } = database;
  const post = await requireReadable(room, visitor, address, asked);
  const locale = asked ?? post.locale;
  const { previous, next } = await posts.findNeighbours(read, locale, post);
  // those that are beside it already are not listed again
  const named = [post, previous, next].map((one) => one?.id);
  const limit = RELATED_POSTS + named.length;
  const alike = await posts.listCategory(read, locale, postCategory(post.color), { limit });
  const wanted = alike.filter((one) => !named.includes(one.id));
  // a small category leaves room for what is new in the others
  const filled = wanted.length >= RELATED_POSTS;
  const newest = filled ? [] : await posts.listPublished(read, { locale }, { limit: 2 * limit });
  const known = [...named, ...wanted.map((one) => one.id)];
  const others = [...wanted, ...newest.filter((one) => !known.includes(one.id))];
  return {
    previous: previous ? presentReference(previous, locale) : null,
    next: next ? presentReference(next, locale) : null,
    related: others.slice(0, RELATED_POSTS).map(presentTitle(locale)),
  };
}
