import { problemTexts } from '@vitrine/contracts';
import type { Request } from 'express';
import { type Actor, visitor } from '../lib/actor.ts';
import { ProblemError } from '../lib/problem-error.ts';

/** Tells who sends a request. */
export type Authenticate = (req: Request) => Promise<Actor>;

/** Finds the caller that an access token stands for; undefined when it stands for nobody (any more). */
type ReadToken = (token: string) => Promise<Actor | undefined>;

/** The access token that a request brings; undefined without a well-formed one. */
export const bearerOf = (req: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];

/**
 * Without a bearer the caller is a visitor; with one it must be good.
 * @throws {ProblemError} `unauthenticated`
 */
export function createAuthenticate(readToken: ReadToken): Authenticate {
  return async (req) => {
    if (req.headers.authorization === undefined) return visitor;
    const token = bearerOf(req);
    const actor = token ? await readToken(token) : undefined;
    if (!actor) throw new ProblemError('unauthenticated', problemTexts.sessionEnded);
    return actor;
  };
}
