import { type TrashKind, trashKinds } from '@vitrine/contracts';
import { type Account, may } from '../../lib/actor.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { areaOfSubject } from '../../lib/subject-areas.ts';
import { kindOfTrash } from './trash-kinds.ts';

/** What of the trash someone may see, bring back and delete for good. */
export interface TrashReach {
  kinds: TrashKind[];
  /** Posts only if this account has deleted them; undefined for all. */
  articlesOf: string | undefined;
}

export const reachOf = (actor: Account): TrashReach => ({
  kinds: trashKinds.filter((kind) => may(actor, areaOfSubject(kindOfTrash(kind).subject))),
  articlesOf: may(actor, 'publishing') ? undefined : actor.userId,
});

/** @throws {ProblemError} `forbidden` for what the caller's role does not hold */
export function requireReach(
  actor: Account,
  { kind, actorId }: { kind: TrashKind; actorId: string },
) {
  const { kinds, articlesOf } = reachOf(actor);
  const isForeign = kind === 'post' && articlesOf !== undefined && articlesOf !== actorId;
  if (isForeign || !kinds.includes(kind)) throw new ProblemError('forbidden', 'notAllowed');
}
