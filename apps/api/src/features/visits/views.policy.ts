import type { Actor } from '../../lib/actor.ts';

/** Looking at one's own page, or after somebody's as an administrator, is no visit. */
export const isVisit = (actor: Actor, page: { userId: string }): boolean =>
  actor.kind === 'visitor' || (actor.role !== 'admin' && actor.userId !== page.userId);
