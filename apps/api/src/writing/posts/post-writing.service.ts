import {
  type AuditAction,
  blank,
  type EndpointParsed,
  type PostInput,
  patched,
  picked,
  postDetails,
  type postFields,
  postText,
  type Whole,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { MINUTE_MS } from '../../lib/clock.ts';
import { found, invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { Deps } from '../deps.ts';
import { createAuthors } from './authors.service.ts';
import { createGonePictures } from './gone-pictures.ts';
import { newPostId } from './new-post-id.ts';
import { createPostAddresses } from './post-addresses.service.ts';
import { createPostDraftsRepository } from './post-drafts.repository.ts';
import { createPostHistory } from './post-history.service.ts';
import { postPath } from './post-path.ts';
import { canChange, canGiveStatus, canReadPost } from './posts.policy.ts';
import { presentEditablePost } from './posts.presenter.ts';
import { createPostsRepository, type StoredPost } from './posts.repository.ts';

/** Posts as they are written, by hand or when their time has come. */
export function createPostWriting(deps: Deps) {
  const { database, audit, trash, pictureUses, webhooks, clock, logger, publicUrl } = deps;
  const posts = createPostsRepository(database);
  const authors = createAuthors(deps);
  const addresses = createPostAddresses(deps);
  const drafts = createPostDraftsRepository(database.tables);
  const history = createPostHistory(deps);
  const gonePictures = createGonePictures(deps);

  const notePictures = (tx: Queryable, { id, title: name, posts: text, cover }: StoredPost) =>
    pictureUses.note(tx, { kind: 'article', id, name, content: [cover, ...text] });

  /** Tells other programs of a post that was not there for everybody before. */
  const emitPublished = (tx: Queryable, post: StoredPost) => {
    const { id, title } = post;
    return webhooks.emit(tx, 'post.published', { id, title, url: publicUrl + postPath(post) });
  };

  /** As the log tells it: by whose name somebody is known there. */
  const told = async (tx: Queryable, post: StoredPost | undefined) => {
    if (!post) return undefined;
    const { author_id: id, ...shown } = presentEditablePost(post);
    return { ...shown, author: id ? await authors.nameOf(tx, id) : null };
  };

  const record = async (
    tx: Queryable,
    actor: Account,
    action: AuditAction,
    ...states: [before: StoredPost | undefined, after: StoredPost | undefined]
  ) => {
    const { id = '', title: name = '' } = states[1] ?? states[0] ?? {};
    const before = await told(tx, states[0]);
    const after = await told(tx, states[1]);
    return audit.record(tx, actor, action, { subject: 'post', id, name }, before, after);
  };

  /** When a post with this status is to appear by itself. */
  const publishAtOf = (status: StoredPost['status'], wanted: Date | null): Date | null => {
    if (status !== 'scheduled') return null;
    if (!wanted) throw invalidField('publish_at', 'publishAtRequired');
    if (wanted <= clock.now()) throw invalidField('publish_at', 'publishAtPast');
    return wanted;
  };

  /**
   * The date that was chosen; undefined where it is the one that the post has.
   * @throws {ProblemError} `invalid` for one in the future of what visitors read
   */
  const dateOf = (
    { published_at }: PostInput,
    before: StoredPost | undefined,
    status: StoredPost['status'],
  ): Date | undefined => {
    const wanted = instantOf(published_at);
    if (!wanted || wanted.getTime() === before?.createdAt.getTime()) return undefined;
    if (status === 'published' && wanted > clock.now()) {
      throw invalidField('published_at', 'dateFuture');
    }
    return wanted;
  };

  /**
   * Whether a post that is about to appear has the date that it is to be shown with: it was out
   * before, or somebody has chosen it. Else it has the date on which it was begun.
   */
  const hasDate = async (tx: Queryable, { id, status, createdAt }: StoredPost) => {
    // a scheduled post that is published by hand appears now
    if (status === 'scheduled' || createdAt > clock.now()) return false;
    const past = await history.list(tx, id);
    if (past.some((version) => version.status === 'published')) return true;
    const begun = past.at(-1);
    // one from before there were versions was kept by nobody, when it was first changed
    if (!begun || begun.author === '') return false;
    return Math.abs(begun.createdAt.getTime() - createdAt.getTime()) > MINUTE_MS;
  };

  /**
   * @throws {ProblemError} `not-found` for what the caller may not see, `forbidden` for what is
   * published or scheduled, or would be, where they may not do that
   */
  const requireChange = (actor: Account, post: StoredPost, status = post.status): void => {
    if (!canReadPost(actor, post)) throw new ProblemError('not-found', 'noPost');
    if (!canChange(actor, post) || !canGiveStatus(actor, status))
      throw new ProblemError('forbidden', 'publishingNotAllowed');
  };

  /** One write that makes the next version of a post. */
  const change = (
    actor: Account,
    id: string,
    { ifMatch, content, status }: Wanted,
    changesOf: (before: StoredPost, tx: Queryable) => Promise<Partial<StoredPost>>,
  ): Promise<StoredPost> =>
    writeVersion(database, {
      ifMatch,
      lock: async (tx) => {
        await pictureUses.hold(tx, content);
        const post = await posts.lock(tx, id);
        // before versions are compared: a conflict shows the post
        if (post) requireChange(actor, post, status);
        return post;
      },
      missing: 'noPost',
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

  return {
    /** Sent again with the same key it makes no second one, and answers with the first. */
    async create(
      actor: Account,
      { key, ...input }: EndpointParsed<'blogs.create'>['body'],
    ): Promise<StoredPost> {
      const id = newPostId(deps, actor, key);
      const known = key === undefined ? undefined : await posts.get(database.read, id);
      if (known) return known;
      const { status = 'draft', publish_at, author_id, slug } = input;
      const written = picked(postText, input);
      const now = clock.now();
      const post: StoredPost = {
        ...written,
        status,
        id,
        sections: written.posts.length,
        publishAt: publishAtOf(status, instantOf(publish_at)),
        announcedAt: null,
        authorId: null,
        ownerId: actor.userId,
        slug: '',
        ...patched(postDetails, blank(postDetails), input),
        version: 1,
        createdAt: dateOf(input, undefined, status) ?? now,
        updatedAt: now,
      };
      requireChange(actor, post);
      return database.write(async (tx) => {
        await pictureUses.hold(tx, [post.cover, post.posts]);
        await gonePictures.refuse(tx, post, undefined);
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
    update: (actor: Account, id: string, input: PostInput, ifMatch: number | undefined) =>
      change(actor, id, { ifMatch, content: input, status: input.status }, async (before, tx) => {
        await gonePictures.refuse(tx, input, before);
        const { status = before.status, publish_at, author_id, slug } = input;
        const written = picked(postText, input);
        const wanted = publish_at === undefined ? before.publishAt : instantOf(publish_at);
        const isSame =
          status === before.status && wanted?.getTime() === before.publishAt?.getTime();
        const appears = status === 'published' && before.status !== 'published';
        const isNew = appears && !(await hasDate(tx, before));
        const dated = dateOf(input, before, status) ?? (isNew ? clock.now() : undefined);
        return {
          ...written,
          ...patched(postDetails, before, input),
          ...(dated ? { createdAt: dated } : {}),
          authorId: await authors.choose(tx, author_id, before.authorId),
          slug: await addresses.choose(tx, slug, { ...before, ...written }, before),
          status,
          sections: written.posts.length,
          publishAt: isSame ? before.publishAt : publishAtOf(status, wanted),
        } satisfies Whole<typeof postFields, Partial<StoredPost>>;
      }),

    /**
     * Makes what a version was the present one; status, author and date stay, and so does the slug
     * where another post has that of the version by now.
     */
    async restore(actor: Account, id: string, version: number) {
      // a version never changes
      const old = await history.require(database.read, id, version);
      return change(actor, id, { content: old }, async (before, tx) => {
        const { details } = old;
        const written = { ...picked(postText, old), sections: old.posts.length };
        if (!details) return written;
        const { slug, ...others } = details;
        return { ...written, ...others, slug: await addresses.takeBack(tx, slug, before) };
      });
    },

    async delete(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const post = found(await posts.lock(tx, id), 'noPost');
        requireChange(actor, post);
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
          const about = { subject: 'post', id: now.id, name: now.title } as const;
          const [before, after] = [await told(tx, post), await told(tx, now)];
          await audit.recordBySchedule(tx, 'changed', about, before, after);
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

/** What a change of a post is made from. */
interface Wanted {
  ifMatch?: number | undefined;
  content: unknown;
  status?: StoredPost['status'] | undefined;
}

const instantOf = (text: string | null | undefined) => (text ? new Date(text) : null);
