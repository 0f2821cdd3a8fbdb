import {
  baseLocale,
  blank,
  patched,
  picked,
  postDetails,
  postText,
  type WrittenPost,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { newPostId } from './new-post-id.ts';
import type { StoredPost } from './posts.repository.ts';
import type { PostsRoom } from './posts-room.ts';
import {
  dateOf,
  emitPublished,
  instantOf,
  notePictures,
  publishAtOf,
  recordPost,
  requireChange,
} from './written-post.ts';

/** Sent again with the same key it makes no second one, and answers with the first. */
export async function createPost(
  room: PostsRoom,
  actor: Account,
  { key, ...input }: WrittenPost & { key?: string | undefined },
): Promise<StoredPost> {
  const { posts, database, clock, pictureUses, gonePictures, authors, addresses, history } = room;
  const id = newPostId(room, actor, key);
  const known = key === undefined ? undefined : await posts.get(database.read, id);
  if (known) return known;
  const { status = 'draft', publish_at, author_id, slug } = input;
  const written = picked(postText, input);
  const now = clock.now();
  const post: StoredPost = {
    ...written,
    status,
    id,
    sectionCount: written.sections.length,
    publishAt: publishAtOf(room, status, instantOf(publish_at)),
    announcedAt: null,
    authorId: null,
    ownerId: actor.userId,
    slug: '',
    locale: baseLocale,
    translationOf: null,
    sourceVersion: null,
    ...patched(postDetails, blank(postDetails), input),
    version: 1,
    createdAt: dateOf(room, input, undefined, status) ?? now,
    updatedAt: now,
  };
  requireChange(room, actor, post);
  return database.write(async (tx) => {
    await pictureUses.hold(tx, [post.cover, post.sections]);
    await gonePictures.refuse(tx, post, undefined);
    post.authorId = await authors.choose(tx, author_id, null);
    // both of two that were sent at once have found none
    if (!(await posts.insertNew(tx, post))) return (await posts.get(tx, id)) ?? post;
    // an address belongs to a post that is stored
    post.slug = await addresses.choose(tx, slug, post, undefined);
    await posts.update(tx, id, { slug: post.slug });
    await posts.noteTags(tx, post);
    await notePictures(room, tx, post);
    await history.keep(tx, post, actor);
    if (post.status === 'published') await emitPublished(room, tx, post);
    await recordPost(room, tx, actor, 'created', undefined, post);
    await database.touchContent(tx, 'nothing');
    return post;
  });
}
