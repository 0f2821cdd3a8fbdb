import {
  ARTICLES_PER_PAGE,
  type AuditAction,
  type BlogColor,
  type BlogOverview,
  type BlogPostInput,
  blogCategory,
  blogColors,
  blogStatuses,
  type EndpointParsed,
  LATEST_ARTICLES,
  messages,
  RECENT_POSTS_PER_CATEGORY,
  RELATED_ARTICLES,
  type RelatedArticles,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { mergeInOrder } from '../../db/newest-first.ts';
import type { Deps } from '../../deps.ts';
import { type Account, type Actor, visitor } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import { readPage } from '../../lib/list-page.ts';
import { found, invalidField } from '../../lib/problem-error.ts';
import { ListPart } from '../../lib/reply.ts';
import { writeVersion } from '../../lib/versioned-write.ts';
import { articlePath } from './article-path.ts';
import { createAuthors } from './authors.service.ts';
import { canReadDrafts, canReadPost } from './blog.policy.ts';
import {
  presentEditablePost,
  presentReference,
  presentSummary,
  presentTitle,
} from './blog.presenter.ts';
import { createBlogRepository, type StoredPost } from './blog.repository.ts';
import { noSuchPost } from './no-such-post.ts';
import { createPostAddresses } from './post-addresses.service.ts';
import { createPostDraftsRepository } from './post-drafts.repository.ts';
import { createPostHistory } from './post-history.service.ts';
import { detailsOf, NO_DETAILS, textOf } from './written-post.ts';

/** The longest of the lists that an overview is made of. */
const MOST_LISTED = Math.max(LATEST_ARTICLES, RECENT_POSTS_PER_CATEGORY);

/** Posts: read by everybody, written in the back-office. */
export function createBlogService(deps: Deps) {
  const { database, audit, trash, pictureUses, webhooks, clock, logger, publicUrl } = deps;
  const posts = createBlogRepository(database);
  const authors = createAuthors(deps);
  const addresses = createPostAddresses(deps);
  const drafts = createPostDraftsRepository(database.tables);
  const history = createPostHistory(deps);

  const notePictures = (tx: Queryable, { id, title: name, posts: text, cover }: StoredPost) =>
    pictureUses.note(tx, { kind: 'article', id, name, content: [cover, ...text] });

  /** Tells other programs of a post that was not there for everybody before. */
  const emitPublished = (tx: Queryable, post: StoredPost) => {
    const { id, title } = post;
    return webhooks.emit(tx, 'post.published', { id, title, url: publicUrl + articlePath(post) });
  };

  const record = (
    tx: Queryable,
    actor: Account,
    action: AuditAction,
    ...states: [before: StoredPost | undefined, after: StoredPost | undefined]
  ) => {
    const { id = '', title: name = '' } = states[1] ?? states[0] ?? {};
    const [before, after] = states.map((post) => post && presentEditablePost(post));
    return audit.record(tx, actor, action, { subject: 'post', id, name }, before, after);
  };

  /** When a post with this status is to appear by itself. */
  const publishAtOf = (status: StoredPost['status'], wanted: Date | null): Date | null => {
    if (status !== 'scheduled') return null;
    if (!wanted) throw invalidField('publish_at', messages.publishAtRequired);
    if (wanted <= clock.now()) throw invalidField('publish_at', messages.publishAtPast);
    return wanted;
  };

  /**
   * The date that was chosen; undefined where it is the one that the post has.
   * @throws {ProblemError} `invalid` for one in the future of what visitors read
   */
  const dateOf = (
    { published_at }: BlogPostInput,
    before: StoredPost | undefined,
    status: StoredPost['status'],
  ): Date | undefined => {
    const wanted = instantOf(published_at);
    if (!wanted || wanted.getTime() === before?.createdAt.getTime()) return undefined;
    if (status === 'published' && wanted > clock.now()) {
      throw invalidField('published_at', messages.dateFuture);
    }
    return wanted;
  };

  /** One write that makes the next version of a post. */
  const change = (
    actor: Account,
    id: string,
    ifMatch: number | undefined,
    changesOf: (before: StoredPost, tx: Queryable) => Promise<Partial<StoredPost>>,
  ): Promise<StoredPost> =>
    writeVersion(database, {
      ifMatch,
      lock: (tx) => posts.lock(tx, id),
      missing: noSuchPost,
      present: (post) => presentEditablePost(post),
      write: async (tx, before) => {
        const changes = { ...(await changesOf(before, tx)), updatedAt: clock.now() };
        const after = { ...before, ...changes, version: before.version + 1 };
        // posts from before there were versions have none yet
        await history.keep(tx, before, undefined);
        await posts.update(tx, id, changes);
        await notePictures(tx, after);
        await posts.noteTags(tx, after);
        await history.keep(tx, after, actor);
        if (before.status !== 'published' && after.status === 'published') {
          await emitPublished(tx, after);
        }
        return after;
      },
      audit: (tx, before, after) => record(tx, actor, 'changed', before, after),
    });

  /** @param wanted its id, its slug, or one that it had */
  const requireReadable = async (actor: Actor, wanted: string): Promise<StoredPost> => {
    const { read } = database;
    const post = (await posts.get(read, wanted)) ?? (await addresses.getPost(read, wanted));
    // a draft is no different from nothing: its existence is not told
    if (!post || !canReadPost(actor, post)) throw noSuchPost();
    return post;
  };

  return {
    requireReadable,

    /** All that may be read; with any parameter a part of them. */
    async list(
      actor: Actor,
      query: EndpointParsed<'blogs.list'>['query'],
    ): Promise<ListPart<StoredPost[]>> {
      const readable = canReadDrafts(actor) ? blogStatuses : (['published'] as const);
      if (Object.values(query).every((value) => value === undefined)) {
        const all = canReadDrafts(actor) ? undefined : 'published';
        return new ListPart(await posts.list(database.read, all));
      }
      const { items, next } = await readPage(
        query,
        (page, { status, color, q, sort }) => {
          // a draft is no different from nothing
          const statuses = readable.filter((one) => one === (status ?? one));
          const isOldestFirst = sort === 'created_at';
          return posts.listSome(database.read, { statuses, color, q }, { ...page, isOldestFirst });
        },
        (post) => post,
      );
      return new ListPart(items, { next });
    },

    /** The published posts, a page at a time. */
    listArticles: (query: EndpointParsed<'articles.list'>['query']) =>
      readPage(
        query,
        (page, { q, category, tag }) =>
          posts.listArticles(database.read, { q: q?.trim(), category, tag }, page),
        presentSummary,
        ARTICLES_PER_PAGE,
      ),

    /** The newest published posts, of all and of each category. */
    async overview(): Promise<BlogOverview> {
      // the newest of all are among the newest of each colour; one more tells whether there are more
      const lists = await posts.listByColor(database.read, MOST_LISTED + 1);
      const all = mergeInOrder(lists, { limit: Number.POSITIVE_INFINITY });
      const newestOf = (color: BlogColor) =>
        all
          .filter((post) => blogCategory(post.color) === color)
          .slice(0, RECENT_POSTS_PER_CATEGORY);
      return {
        latest: all.slice(0, LATEST_ARTICLES).map(presentSummary),
        has_more: all.length > LATEST_ARTICLES,
        categories: blogColors
          .map((color) => ({ color, articles: newestOf(color).map(presentTitle) }))
          .filter(({ articles }) => articles.length > 0),
      };
    },

    /** What to read after a published post. */
    async related(address: string): Promise<RelatedArticles> {
      const post = await requireReadable(visitor, address);
      const { previous, next } = await posts.findNeighbours(database.read, post);
      // those that stand beside it already are not listed again
      const named = [post, previous, next].map((one) => one?.id);
      const limit = RELATED_ARTICLES + named.length;
      const alike = await posts.listCategory(database.read, blogCategory(post.color), { limit });
      const wanted = alike.filter((one) => !named.includes(one.id));
      // a small category leaves room for what is new in the others
      const filled = wanted.length >= RELATED_ARTICLES;
      const newest = filled
        ? []
        : await posts.listArticles(database.read, {}, { limit: 2 * limit });
      const known = [...named, ...wanted.map((one) => one.id)];
      const others = [...wanted, ...newest.filter((one) => !known.includes(one.id))];
      return {
        previous: previous ? presentReference(previous) : null,
        next: next ? presentReference(next) : null,
        related: others.slice(0, RELATED_ARTICLES).map(presentTitle),
      };
    },

    /** Sent again with the same key it makes no second one, and answers with the first. */
    async create(
      actor: Account,
      { key, ...input }: EndpointParsed<'blogs.create'>['body'],
    ): Promise<StoredPost> {
      const id = additionId(deps, `${actor.userId}:post`, key);
      const known = key === undefined ? undefined : await posts.get(database.read, id);
      if (known) return known;
      const { status = 'draft', publish_at, author_id, slug } = input;
      const written = textOf(input);
      const now = clock.now();
      const post: StoredPost = {
        ...written,
        status,
        id,
        sections: written.posts.length,
        publishAt: publishAtOf(status, instantOf(publish_at)),
        announcedAt: null,
        authorId: null,
        slug: '',
        ...NO_DETAILS,
        ...detailsOf(input),
        version: 1,
        createdAt: dateOf(input, undefined, status) ?? now,
        updatedAt: now,
      };
      return database.write(async (tx) => {
        post.authorId = await authors.choose(tx, author_id, null);
        // both of two that were sent at once have found none
        if (!(await posts.insertNew(tx, post))) return (await posts.get(tx, id)) ?? post;
        // an address belongs to a post that is stored
        post.slug = await addresses.choose(tx, slug, post, undefined);
        await posts.update(tx, id, { slug: post.slug });
        await posts.noteTags(tx, post);
        await notePictures(tx, post);
        await history.keep(tx, post, actor);
        if (post.status === 'published') await emitPublished(tx, post);
        await record(tx, actor, 'created', undefined, post);
        await database.touchContent(tx);
        return post;
      });
    },

    /** @param ifMatch the version that the change was made from */
    update: (actor: Account, id: string, input: BlogPostInput, ifMatch: number | undefined) =>
      change(actor, id, ifMatch, async (before, tx) => {
        const { status = before.status, publish_at, author_id, slug } = input;
        const written = textOf(input);
        const wanted = publish_at === undefined ? before.publishAt : instantOf(publish_at);
        const isSame =
          status === before.status && wanted?.getTime() === before.publishAt?.getTime();
        // a scheduled post that is published by hand appears now, not when it was first written
        const isPublished = before.status === 'scheduled' && status === 'published';
        const dated = dateOf(input, before, status) ?? (isPublished ? clock.now() : undefined);
        return {
          ...written,
          ...detailsOf(input),
          ...(dated ? { createdAt: dated } : {}),
          authorId: await authors.choose(tx, author_id, before.authorId),
          slug: await addresses.choose(tx, slug, { ...before, ...written }, before),
          status,
          sections: written.posts.length,
          publishAt: isSame ? before.publishAt : publishAtOf(status, wanted),
        };
      }),

    /**
     * Makes what a version was the present one; status, author and date stay, and so does the slug
     * where another post has that of the version by now.
     */
    restore: (actor: Account, id: string, version: number) =>
      change(actor, id, undefined, async (before, tx) => {
        const old = await history.require(tx, id, version);
        const { title, description, icon, color, posts: text, details } = old;
        const written = { title, description, icon, color, posts: text, sections: text.length };
        if (!details) return written;
        const { slug, ...others } = details;
        return { ...written, ...others, slug: await addresses.takeBack(tx, slug, before) };
      }),

    async delete(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const post = found(await posts.lock(tx, id), noSuchPost);
        await trash.put(tx, actor, { kind: 'post', id, name: post.title });
        await posts.delete(tx, id);
        await pictureUses.forget(tx, 'article', id);
        await drafts.dropAll(tx, id);
        await record(tx, actor, 'deleted', post, undefined);
        await database.touchContent(tx);
      });
    },

    /** Publishes what is due; resolves with how many posts appeared. */
    async publishDue(): Promise<number> {
      const due = await posts.listDue(database.read, clock.now());
      if (due.length === 0) return 0;
      const appeared = await database.write(async (tx) => {
        let published = 0;
        for (const post of due) {
          const now = await posts.publish(tx, post);
          if (!now) continue;
          await history.keep(tx, now, undefined);
          await emitPublished(tx, now);
          published += 1;
        }
        if (published > 0) await database.touchContent(tx);
        return published;
      });
      if (appeared > 0) logger.info({ event: 'posts-published', appeared }, 'posts published');
      return appeared;
    },
  };
}

const instantOf = (text: string | null | undefined) => (text ? new Date(text) : null);
