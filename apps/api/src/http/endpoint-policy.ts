import { type Access, type Endpoint, scopeOf, type TokenScope } from '@vitrine/contracts';
import { type Actor, may } from '../lib/actor.ts';
import { ProblemError } from '../lib/problem-error.ts';

/** Whether this caller may use an endpoint of this access at all. */
export function canCall(access: Access, actor: Actor): boolean {
  if (access === 'anyone' || access === 'optional') return true;
  if (actor.kind === 'visitor') return false;
  return access === 'signed-in' || may(actor, access);
}

type Guarded = Pick<Endpoint, 'access' | 'method' | 'scope'>;

/**
 * @throws {ProblemError} `unauthenticated` for a visitor, `forbidden` for the wrong role,
 * `second-step-required` for who has to set that up first; for a personal access
 * token also `insufficient-scope`, and `session-required` where none may call
 */
export function requireCall(endpoint: Guarded, actor: Actor): void {
  requireRole(endpoint.access, actor);
  const isLookedAt = endpoint.access !== 'anyone' && actor.kind === 'account';
  if (isLookedAt && actor.token) requireScope(endpoint, actor.token.scopes);
}

function requireRole(access: Access, actor: Actor): void {
  if (canCall(access, actor)) return;
  if (actor.kind === 'visitor') throw new ProblemError('unauthenticated');
  const { lacksSecondStep, ...complete } = actor;
  if (lacksSecondStep && canCall(access, complete))
    throw new ProblemError('second-step-required', 'secondStepRequired');
  throw new ProblemError('forbidden', 'notAllowed');
}

function requireScope(endpoint: Guarded, granted: readonly TokenScope[]): void {
  const needed = scopeOf(endpoint);
  if (!needed) throw new ProblemError('session-required', 'notForTokens');
  if (granted.includes(needed)) return;
  throw new ProblemError('insufficient-scope', ['scopeMissing', { scope: needed }], {
    challenge: `Bearer error="insufficient_scope", scope="${needed}"`,
  });
}
