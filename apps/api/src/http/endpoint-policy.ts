import { type Access, problemTexts } from '@vitrine/contracts';
import { type Actor, isAdmin } from '../lib/actor.ts';
import { ProblemError } from '../lib/problem-error.ts';

/** Whether this caller may use an endpoint of this access at all. */
export function canCall(access: Access, actor: Actor): boolean {
  if (access === 'anyone' || access === 'optional') return true;
  if (actor.kind === 'visitor') return false;
  if (access === 'admin') return isAdmin(actor);
  return access === 'signed-in' || access === actor.role;
}

/**
 * @throws {ProblemError} `unauthenticated` for a visitor, `forbidden` for the wrong role,
 * `second-step-required` for an administrator who has to set that up first
 */
export function requireCall(access: Access, actor: Actor): void {
  if (canCall(access, actor)) return;
  if (access === 'admin' && actor.kind === 'account' && actor.lacksSecondStep)
    throw new ProblemError('second-step-required', problemTexts.secondStepRequired);
  throw actor.kind === 'visitor'
    ? new ProblemError('unauthenticated')
    : new ProblemError('forbidden', problemTexts.notAllowed);
}
