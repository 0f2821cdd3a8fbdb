import type { Request } from 'express';
import type { Actor } from '../lib/actor.ts';
import { maskAddress } from '../lib/networks.ts';
import { isPersonalToken } from '../lib/personal-token.ts';
import { actorOf, bearerIn } from './bearer.ts';
import { clientAddress } from './client-address.ts';
import type { RefuseToken } from './refused-tokens.ts';

/** Tells who sends a request. */
export type Authenticate = (req: Request) => Promise<Actor>;

/** Finds the caller that an access token stands for; undefined when it names nobody (any more). */
type ReadToken = (token: string) => Promise<Actor | undefined>;

interface Bearers {
  /** The access tokens of sessions. */
  sessions: ReadToken;
  /** Personal access tokens: who one stands for, or why it names nobody. */
  personal: (token: string, network: string) => Promise<Actor | 'unknown' | 'ended'>;
  refuseToken: RefuseToken;
}

/** The access token that a request brings; undefined without a well-formed one. */
export const bearerOf = (req: Request): string | undefined => bearerIn(req.headers.authorization);

/**
 * Without a bearer the caller is a visitor; with one it must be good.
 * @throws {ProblemError} `unauthenticated`, or `too-many-requests` for one more wrong token
 */
export function createAuthenticate({ sessions, personal, refuseToken }: Bearers): Authenticate {
  const readPersonal = async (req: Request, token: string) => {
    const found = await personal(token, maskAddress(clientAddress(req)));
    return typeof found === 'object' ? found : refuseToken(req, found);
  };
  return (req) =>
    actorOf(req.headers.authorization, (token) =>
      isPersonalToken(token) ? readPersonal(req, token) : sessions(token),
    );
}
