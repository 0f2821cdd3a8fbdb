import { type Access, problemTexts } from '@vitrine/contracts';
import type { Actor } from '../lib/actor.ts';
import { ProblemError } from '../lib/problem-error.ts';

/** Whether this caller may use an endpoint of this access at all. */
export function canCall(access: Access, actor: Actor): boolean {
  if (access === 'anyone' || access === 'optional') return true;
  if (actor.kind === 'visitor') return false;
  return access === 'signed-in' || access === actor.role;
}

/** @throws {ProblemError} `unauthenticated` for a visitor, `forbidden` for the wrong role */
export function requireCall(access: Access, actor: Actor): void {
  if (canCall(access, actor)) return;
  throw actor.kind === 'visitor'
    ? new ProblemError('unauthenticated')
    : new ProblemError('forbidden', problemTexts.notAllowed);
}
