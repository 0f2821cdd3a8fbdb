import { type Actor, may } from '../../lib/actor.ts';

/** Only its owner changes a portfolio, or anything in it; an administrator does not either. */
export function canEdit(actor: Actor, portfolio: { userId: string }): boolean {
  return actor.kind === 'account' && may(actor, 'portfolio') && actor.userId === portfolio.userId;
}

/** What is published is for everyone; a draft is its owner's. */
export function canRead(actor: Actor, portfolio: { userId: string; published: boolean }): boolean {
  return portfolio.published || canEdit(actor, portfolio);
}
