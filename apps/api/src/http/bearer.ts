import { type Actor, visitor } from '../lib/actor.ts';
import { ProblemError } from '../lib/problem-error.ts';

/** The access token in an `Authorization` header; undefined without a well-formed one. */
export const bearerIn = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/**
 * Without an `Authorization` header the caller is a visitor; with one its bearer must be good.
 * @param read finds the caller that a token stands for; undefined when it names nobody (any more)
 * @throws {ProblemError} `unauthenticated`
 */
export async function actorOf(
  header: string | undefined,
  read: (token: string) => Promise<Actor | undefined>,
): Promise<Actor> {
  if (header === undefined) return visitor;
  const token = bearerIn(header);
  const actor = token ? await read(token) : undefined;
  if (!actor) throw new ProblemError('unauthenticated', 'sessionEnded');
  return actor;
}
