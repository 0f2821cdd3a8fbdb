import { type BlogStatus, isPublished } from '@vitrine/contracts';
import { type Actor, isAdmin } from '../../lib/actor.ts';

export const canReadDrafts = (actor: Actor): boolean => isAdmin(actor);

export const canReadPost = (actor: Actor, post: { status: BlogStatus }): boolean =>
  isPublished(post) || canReadDrafts(actor);
