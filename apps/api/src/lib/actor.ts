import { type Area, holds, type SessionRole, type TokenScope } from '@vitrine/contracts';

/** Who is calling. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'account';
      userId: string;
      /** '' where a personal access token calls: it has no session. */
      sessionId: string;
      role: SessionRole;
      /** Someone of the back-office who may do nothing there before two-step sign-in is set up. */
      lacksSecondStep?: true;
      /** The personal access token that calls, and what it is allowed for. */
      token?: { id: string; scopes: readonly TokenScope[] };
    };

export type Account = Extract<Actor, { kind: 'account' }>;

export const visitor: Actor = { kind: 'visitor' };

/** Whether the caller's role opens an area. */
export const may = (actor: Actor, area: Area): boolean =>
  actor.kind === 'account' && holds(actor.role, area) && !actor.lacksSecondStep;
