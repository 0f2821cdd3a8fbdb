import { type AuditAction, type PostInput, receivedPost } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { postPath } from './post-path.ts';
import { canChange, canGiveStatus, canReadPost } from './posts.policy.ts';
import { presentEditablePost } from './posts.presenter.ts';
import type { StoredPost } from './posts.repository.ts';
import type { PostsRoom } from './posts-room.ts';

export function notePictures(
  { pictureUses }: PostsRoom,
  tx: Queryable,
  { id, title: name, sections, cover }: StoredPost,
) {
  return pictureUses.note(tx, { kind: 'article', id, name, content: [cover, ...sections] });
}

/** Tells other programs of a post that was not there for everyone before. */
export function emitPublished({ webhooks, publicUrl }: PostsRoom, tx: Queryable, post: StoredPost) {
  const { id, title } = post;
  return webhooks.emit(tx, 'post.published', { id, title, url: publicUrl + postPath(post) });
}

/** As the log tells it: by whose name someone is known there. */
export async function loggedPost(
  { authors }: PostsRoom,
  tx: Queryable,
  post: StoredPost | undefined,
) {
  if (!post) return undefined;
  const { author_id: id, ...shown } = receivedPost(presentEditablePost(post));
  return { ...shown, author: id ? await authors.nameOf(tx, id) : null };
}

export async function recordPost(
  room: PostsRoom,
  tx: Queryable,
  actor: Account,
  action: AuditAction,
  ...states: [before: StoredPost | undefined, after: StoredPost | undefined]
) {
  const { audit } = room;
  const { id = '', title: name = '' } = states[1] ?? states[0] ?? {};
  const before = await loggedPost(room, tx, states[0]);
  const after = await loggedPost(room, tx, states[1]);
  return audit.record(tx, actor, action, { subject: 'post', id, name }, before, after);
}

/** When a post with this status is to appear by itself. */
export function publishAtOf(
  { clock }: PostsRoom,
  status: StoredPost['status'],
  wanted: Date | null,
): Date | null {
  if (status !== 'scheduled') return null;
  if (!wanted) throw invalidField('publish_at', 'publishAtRequired');
  if (wanted <= clock.now()) throw invalidField('publish_at', 'publishAtPast');
  return wanted;
}

/**
 * The date that was chosen; undefined where it is the one that the post has.
 * @throws {ProblemError} `invalid` for one in the future of what visitors read
 */
export function dateOf(
  { clock }: PostsRoom,
  { published_at }: Pick<PostInput, 'published_at'>,
  before: StoredPost | undefined,
  status: StoredPost['status'],
): Date | undefined {
  const wanted = instantOf(published_at);
  if (!wanted || wanted.getTime() === before?.createdAt.getTime()) return undefined;
  if (status === 'published' && wanted > clock.now()) {
    throw invalidField('published_at', 'dateFuture');
  }
  return wanted;
}

/**
 * @throws {ProblemError} `not-found` for what the caller may not see, `forbidden` for what is
 * published or scheduled, or would be, where they may not do that
 */
export function requireChange(
  _room: PostsRoom,
  actor: Account,
  post: StoredPost,
  status = post.status,
): void {
  if (!canReadPost(actor, post)) throw new ProblemError('not-found', 'noPost');
  if (!canChange(actor, post) || !canGiveStatus(actor, status))
    throw new ProblemError('forbidden', 'publishingNotAllowed');
}

/** The moment that a field names; null where it is empty. */
export const instantOf = (text: string | null | undefined) => (text ? new Date(text) : null);
