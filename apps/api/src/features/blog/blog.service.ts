import { type BlogPostInput, type EndpointParsed, messages } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Account, Actor } from '../../lib/actor.ts';
import { additionId } from '../../lib/addition-id.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { invalidField, newerVersion, ProblemError } from '../../lib/problem-error.ts';
import type { RecordAct } from '../audit/index.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import { canReadDrafts, canReadPost } from './blog.policy.ts';
import { presentEditablePost } from './blog.presenter.ts';
import type { BlogRepository, StoredPost } from './blog.repository.ts';
import type { PostHistory } from './post-history.service.ts';

interface Needs {
  database: Database;
  posts: BlogRepository;
  history: PostHistory;
  record: RecordAct;
  pictureUses: PictureUses;
  clock: Clock;
  ids: Ids;
  secret: string;
}

/** Posts: read by everybody, written in the back-office. */
export function createBlogService(needs: Needs) {
  const { database, posts, history, record, pictureUses, clock, ids, secret } = needs;

  const notePictures = (tx: Queryable, { id, title: name, posts: content }: StoredPost) =>
    pictureUses.note(tx, { kind: 'article', id, name, content });

  /** When a post with this status is to appear by itself. */
  const publishAtOf = (status: StoredPost['status'], wanted: Date | null): Date | null => {
    if (status !== 'scheduled') return null;
    if (!wanted) throw invalidField('publish_at', messages.publishAtRequired);
    if (wanted <= clock.now()) throw invalidField('publish_at', messages.publishAtPast);
    return wanted;
  };

  /** One write that makes the next version of a post. */
  const change = (
    actor: Account,
    id: string,
    ifMatch: number | undefined,
    work: (before: StoredPost, tx: Queryable) => Promise<Partial<StoredPost>>,
  ): Promise<StoredPost> =>
    database.write(async (tx) => {
      const locked = await posts.lock(tx, id);
      if (!locked) throw noSuchPost();
      const before = { ...locked, version: locked.version - 1 };
      if (ifMatch !== undefined && ifMatch !== before.version) {
        throw newerVersion(presentEditablePost(before));
      }
      const changes = { ...(await work(before, tx)), updatedAt: clock.now() };
      const after = { ...locked, ...changes };
      // posts from before there were versions have none yet
      await history.keep(tx, before, undefined);
      await posts.update(tx, id, changes);
      await notePictures(tx, after);
      await history.keep(tx, after, actor);
      await record(tx, actor, actOn('changed', before, after));
      await database.touchContent(tx);
      return after;
    });

  return {
    list: (actor: Actor) =>
      posts.list(database.read, canReadDrafts(actor) ? undefined : 'published'),

    async requireReadable(actor: Actor, id: string): Promise<StoredPost> {
      const post = await posts.getById(database.read, id);
      // a draft is no different from nothing: its existence is not told
      if (!post || !canReadPost(actor, post)) throw noSuchPost();
      return post;
    },

    /** Sent again with the same key it makes no second one, and answers with the first. */
    async create(
      actor: Account,
      { key, ...input }: EndpointParsed<'blogs.create'>['body'],
    ): Promise<StoredPost> {
      const id = additionId({ secret, ids }, `${actor.userId}:post`, key);
      const known = key === undefined ? undefined : await posts.getById(database.read, id);
      if (known) return known;
      const { status = 'draft', publish_at, ...written } = input;
      const now = clock.now();
      const post: StoredPost = {
        ...written,
        status,
        id,
        sections: written.posts.length,
        publishAt: publishAtOf(status, instantOf(publish_at)),
        announcedAt: null,
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      return database.write(async (tx) => {
        // both of two that were sent at once have found none
        if (!(await posts.insert(tx, post))) return (await posts.getById(tx, id)) ?? post;
        await notePictures(tx, post);
        await history.keep(tx, post, actor);
        await record(tx, actor, actOn('created', undefined, post));
        await database.touchContent(tx);
        return post;
      });
    },

    /** @param ifMatch the version that the change was made from */
    update: (actor: Account, id: string, input: BlogPostInput, ifMatch: number | undefined) =>
      change(actor, id, ifMatch, async (before) => {
        const { status = before.status, publish_at, ...written } = input;
        const wanted = publish_at === undefined ? before.publishAt : instantOf(publish_at);
        const isKept =
          status === before.status && wanted?.getTime() === before.publishAt?.getTime();
        return {
          ...written,
          ...appearing(before, status, clock.now()),
          status,
          sections: written.posts.length,
          publishAt: isKept ? before.publishAt : publishAtOf(status, wanted),
        };
      }),

    /** Makes what a version said the present text; the status stays. */
    restore: (actor: Account, id: string, version: number) =>
      change(actor, id, undefined, async (_before, tx) => {
        const old = await history.require(tx, id, version);
        const { title, description, icon, color, posts: text } = old;
        return { title, description, icon, color, posts: text, sections: text.length };
      }),

    async delete(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const post = await posts.getById(tx, id);
        if (!post || !(await posts.delete(tx, id))) throw noSuchPost();
        await pictureUses.forget(tx, 'article', id);
        await record(tx, actor, actOn('deleted', post, undefined));
        await database.touchContent(tx);
      });
    },

    /** Publishes what is due; resolves with how many posts appeared. */
    async publishDue(): Promise<number> {
      const due = await posts.listDue(database.read, clock.now());
      if (due.length === 0) return 0;
      return database.write(async (tx) => {
        let appeared = 0;
        for (const post of due) {
          const now = await posts.appear(tx, post);
          if (!now) continue;
          await history.keep(tx, now, undefined);
          appeared += 1;
        }
        if (appeared > 0) await database.touchContent(tx);
        return appeared;
      });
    },
  };
}

export type BlogService = ReturnType<typeof createBlogService>;

export const noSuchPost = () => new ProblemError('not-found', 'There is no such post.');

const instantOf = (text: string | null | undefined) => (text ? new Date(text) : null);

/** A scheduled post that is published by hand appears now, not when it was first written. */
const appearing = (before: StoredPost, status: StoredPost['status'], now: Date) =>
  before.status === 'scheduled' && status === 'published' ? { createdAt: now } : {};

function actOn(
  action: 'created' | 'changed' | 'deleted',
  before: StoredPost | undefined,
  after: StoredPost | undefined,
) {
  const shown = (post: StoredPost | undefined) => post && presentEditablePost(post);
  const { id = '', title = '' } = after ?? before ?? {};
  const subject = 'post' as const;
  return { action, subject, id, name: title, before: shown(before), after: shown(after) };
}
