import {
  patched,
  picked,
  postDetails,
  type postFields,
  postText,
  type Whole,
  type WrittenPost,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { MINUTE_MS } from '../../lib/clock.ts';
import { presentEditablePost } from './posts.presenter.ts';
import { type StoredPost, sharedWithSource } from './posts.repository.ts';
import type { PostsRoom } from './posts-room.ts';
import { updateTranslations } from './translate-post.ts';
import {
  dateOf,
  emitPublished,
  instantOf,
  notePictures,
  publishAtOf,
  recordPost,
  requireChange,
} from './written-post.ts';

/** What a change of a post is made from. */
interface Wanted {
  ifMatch?: number | undefined;
  content: unknown;
  status?: StoredPost['status'] | undefined;
}

/** @param ifMatch the version that the change was made from */
export function updatePost(
  room: PostsRoom,
  actor: Account,
  id: string,
  input: WrittenPost,
  ifMatch: number | undefined,
) {
  const { gonePictures, clock, authors, addresses } = room;
  return changePost(
    room,
    actor,
    id,
    { ifMatch, content: input, status: input.status },
    async (before, tx) => {
      await gonePictures.refuse(tx, input, before);
      const { status = before.status, publish_at, author_id, slug } = input;
      const written = picked(postText, input);
      const wanted = publish_at === undefined ? before.publishAt : instantOf(publish_at);
      const isSame = status === before.status && wanted?.getTime() === before.publishAt?.getTime();
      const appears = status === 'published' && before.status !== 'published';
      const isNew = appears && !(await hasDate(room, tx, before));
      const dated = dateOf(room, input, before, status) ?? (isNew ? clock.now() : undefined);
      return {
        ...written,
        ...patched(postDetails, before, input),
        ...(dated ? { createdAt: dated } : {}),
        authorId: await authors.choose(tx, author_id, before.authorId),
        slug: await addresses.choose(tx, slug, { ...before, ...written }, before),
        status,
        sectionCount: written.sections.length,
        publishAt: isSame ? before.publishAt : publishAtOf(room, status, wanted),
      } satisfies Whole<typeof postFields, Partial<StoredPost>>;
    },
  );
}

/**
 * Makes what a version was the present one; status, author and date stay, and so does the slug
 * where another post has that of the version by now.
 */
export async function restorePost(room: PostsRoom, actor: Account, id: string, version: number) {
  const { history, database, addresses } = room;
  // a version never changes
  const old = await history.require(database.read, id, version);
  return changePost(room, actor, id, { content: old }, async (before, tx) => {
    const { details } = old;
    const written = { ...picked(postText, old), sectionCount: old.sections.length };
    if (!details) return written;
    const { slug, ...others } = details;
    return { ...written, ...others, slug: await addresses.takeBack(tx, slug, before) };
  });
}

/** One write that makes the next version of a post. */
function changePost(
  room: PostsRoom,
  actor: Account,
  id: string,
  { ifMatch, content, status }: Wanted,
  changesOf: (before: StoredPost, tx: Queryable) => Promise<Partial<StoredPost>>,
): Promise<StoredPost> {
  const { database, pictureUses, posts, clock, history } = room;
  return writeVersion(database, {
    ifMatch,
    lock: async (tx) => {
      await pictureUses.hold(tx, content);
      const post = await posts.lock(tx, id);
      // before versions are compared: a conflict shows the post
      if (post) requireChange(room, actor, post, status);
      return post;
    },
    missing: 'noPost',
    present: (post) => presentEditablePost(post),
    write: async (tx, before) => {
      const source = before.translationOf && (await posts.get(tx, before.translationOf));
      const changes = {
        ...(await changesOf(before, tx)),
        ...(source && sharedWithSource(source)),
        updatedAt: clock.now(),
      };
      const after = { ...before, ...changes, version: before.version + 1 };
      // posts from before there were versions have none yet
      await history.keep(tx, before, undefined);
      await posts.update(tx, id, changes);
      await notePictures(room, tx, after);
      await posts.noteTags(tx, after);
      await updateTranslations(room, tx, after);
      await history.keep(tx, after, actor);
      if (before.status !== 'published' && after.status === 'published') {
        await emitPublished(room, tx, after);
      }
      return after;
    },
    audit: (tx, before, after) => recordPost(room, tx, actor, 'changed', before, after),
    takesBack: (before, after) =>
      before.status === 'published' && after.status !== 'published' ? 'anything' : 'nothing',
  });
}

/**
 * Whether a post that is about to appear has the date that it is to be shown with: it was out
 * before, or someone has chosen it. Else it has the date on which it was begun.
 */
async function hasDate(
  { clock, history }: PostsRoom,
  tx: Queryable,
  { id, status, createdAt }: StoredPost,
) {
  // a scheduled post that is published by hand appears now
  if (status === 'scheduled' || createdAt > clock.now()) return false;
  const past = await history.list(tx, id);
  if (past.some((version) => version.status === 'published')) return true;
  const begun = past.at(-1);
  // one from before there were versions was kept by nobody, when it was first changed
  if (!begun || begun.author === '') return false;
  return Math.abs(begun.createdAt.getTime() - createdAt.getTime()) > MINUTE_MS;
}
