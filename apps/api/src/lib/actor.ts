import type { Role, SessionRole, TokenScope } from '@vitrine/contracts';

/** Who is calling. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'account';
      userId: string;
      /** '' where a personal access token calls: it has no session. */
      sessionId: string;
      role: SessionRole;
      /** An administrator who may do nothing as such before two-step sign-in is set up. */
      lacksSecondStep?: true;
      /** The personal access token that calls, and what it is allowed for. */
      token?: { id: string; scopes: readonly TokenScope[] };
    };

export type Account = Extract<Actor, { kind: 'account' }>;

export const visitor: Actor = { kind: 'visitor' };

/** What an account acts as: an editor has no rights of its own. */
export const sessionRole = (role: Role): SessionRole => (role === 'admin' ? 'admin' : 'user');

export const isAdmin = (actor: Actor): boolean =>
  actor.kind === 'account' && actor.role === 'admin' && !actor.lacksSecondStep;
