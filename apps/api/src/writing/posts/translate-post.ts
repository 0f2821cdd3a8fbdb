import { baseLocale, type Locale } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { isWriterOf } from './posts.policy.ts';
import { type StoredPost, sharedWithSource } from './posts.repository.ts';
import type { PostsRoom } from './posts-room.ts';
import { translatedOf } from './translation-states.ts';
import { notePictures, recordPost } from './written-post.ts';

/**
 * A post in another language: a draft that begins as a copy of its source. Where there is one, that.
 * @throws {ProblemError} `conflict` for a translation, which is not translated again
 */
export function translatePost(
  room: PostsRoom,
  actor: Account,
  id: string,
  locale: Locale,
): Promise<StoredPost> {
  const { database, posts, ids, clock, addresses, history } = room;
  return database.write(async (tx) => {
    const source = own(actor, await posts.hold(tx, id));
    if (source.translationOf !== null || locale === baseLocale) {
      throw new ProblemError('conflict', 'translationOfTranslation');
    }
    const known = (await posts.listTranslations(tx, id)).find((one) => one.locale === locale);
    if (known) return known;
    // what it is compared with later; a post from before there were versions has none yet
    await history.keep(tx, source, undefined);
    const now = clock.now();
    const post: StoredPost = {
      ...source,
      ...{ id: ids.next(), ownerId: actor.userId, locale },
      ...{ translationOf: id, sourceVersion: source.version },
      ...{ status: 'draft', publishAt: null, announcedAt: null, version: 1, updatedAt: now },
      slug: '',
    };
    await posts.insert(tx, post);
    post.slug = await addresses.choose(tx, undefined, post, undefined);
    await posts.update(tx, post.id, { slug: post.slug });
    await posts.noteTags(tx, post);
    await notePictures(room, tx, post);
    await history.keep(tx, post, actor);
    await recordPost(room, tx, actor, 'created', undefined, post);
    return post;
  });
}

/** Inside the write that changes a post: its translations have what is no matter of language. */
export async function updateTranslations(room: PostsRoom, tx: Queryable, source: StoredPost) {
  const translations = await room.posts.listTranslations(tx, source.id);
  if (translations.length === 0) return;
  await room.posts.followSource(tx, source);
  for (const one of translations) {
    await notePictures(room, tx, { ...one, ...sharedWithSource(source) });
  }
}

/** Notes that a translation says what its source says now. */
export function checkTranslation(room: PostsRoom, actor: Account, id: string): Promise<void> {
  const { database, posts } = room;
  return database.write(async (tx) => {
    const post = own(actor, await posts.get(tx, id));
    const source = found(await posts.hold(tx, post.translationOf ?? ''), 'noPost');
    await room.history.keep(tx, source, undefined);
    await posts.update(tx, id, { sourceVersion: source.version });
  });
}

/** What a translation was made from, and what that says now. */
export async function describeTranslation(
  { database: { read }, posts, history }: PostsRoom,
  actor: Account,
  id: string,
) {
  const post = own(actor, await posts.get(read, id));
  const source = found(await posts.get(read, post.translationOf ?? ''), 'noPost');
  const seen = post.sourceVersion ?? source.version;
  // no version is kept of a post that nobody has changed since the first start
  const was = seen === source.version ? undefined : await history.require(read, source.id, seen);
  return { id: source.id, source: translatedOf(source), was: translatedOf(source, was) };
}

/** @throws {ProblemError} `not-found` for what is not for the caller to work on */
function own(actor: Account, post: StoredPost | undefined): StoredPost {
  return found(post && isWriterOf(actor, post) ? post : undefined, 'noPost');
}
