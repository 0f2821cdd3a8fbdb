import { isPublished, type PostStatus } from '@vitrine/contracts';
import { type Actor, may } from '../../lib/actor.ts';

interface WrittenPost {
  status: PostStatus;
  ownerId: string | null;
}

export const mayPublish = (actor: Actor): boolean => may(actor, 'publishing');

/** Whether a post is for the caller to work on: all are for who may publish, own ones for writers. */
export const isWriterOf = (actor: Actor, { ownerId }: Pick<WrittenPost, 'ownerId'>): boolean =>
  mayPublish(actor) ||
  (may(actor, 'articles') && actor.kind === 'account' && actor.userId === ownerId);

export const canReadPost = (actor: Actor, post: WrittenPost): boolean =>
  isPublished(post) || isWriterOf(actor, post);

/** Whether the caller may give a post a status: what is out, or will be, is not for writers. */
export const canGiveStatus = (actor: Actor, status: PostStatus): boolean =>
  status === 'draft' || status === 'submitted' || mayPublish(actor);

/** Whether the caller may change a post, as it is now. */
export const canChange = (actor: Actor, post: WrittenPost): boolean =>
  isWriterOf(actor, post) && canGiveStatus(actor, post.status);
