import { holds } from '@vitrine/contracts';
import type { Actor } from '../../lib/actor.ts';

/** Looking at one's own page, or after someone's for the company, is no visit. */
export const isVisit = (actor: Actor, page: { userId: string }): boolean =>
  actor.kind === 'visitor' || (!holds(actor.role, 'office') && actor.userId !== page.userId);
