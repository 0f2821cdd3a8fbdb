import type { Role, SessionRole } from '@vitrine/contracts';

/** Who is calling. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'account';
      userId: string;
      sessionId: string;
      role: SessionRole;
      /** An administrator who may do nothing as such before two-step sign-in is set up. */
      lacksSecondStep?: true;
    };

export type Account = Extract<Actor, { kind: 'account' }>;

export const visitor: Actor = { kind: 'visitor' };

/** What an account acts as: an editor has no rights of its own. */
export const sessionRole = (role: Role): SessionRole => (role === 'admin' ? 'admin' : 'user');

export const isAdmin = (actor: Actor): boolean =>
  actor.kind === 'account' && actor.role === 'admin' && !actor.lacksSecondStep;
