import type { Reference, ReferenceRequest } from '@vitrine/contracts';
import type { ReferenceRow } from './references.repository.ts';

/** Whether the other may still answer by the link of the request. */
export const isOpen = ({ state, endsAt }: ReferenceRow, now: Date): boolean =>
  state === 'asked' && endsAt > now;

const writtenOf = ({ state, writerName, writerRole, words }: ReferenceRow) =>
  state === 'written' ? { name: writerName, role: writerRole, text: words } : null;

/**
 * A request and what came of it, as anyone who asked sees it.
 * @param remindFrom when a reminder may be sent
 */
export function presentReference(row: ReferenceRow, now: Date, remindFrom: Date): Reference {
  const { id, name, email, relation, note, state, shown, version } = row;
  return {
    ...{ id, name, email, relation, note, state, shown, version },
    askedAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    ended: state === 'asked' && row.endsAt <= now,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    canRemind: state === 'asked' && !row.remindedAt && now >= remindFrom,
    written: writtenOf(row),
  };
}

interface PageOwner {
  firstName: string;
  lastName: string;
  profession: string;
  customUrl: string | null;
  published: boolean;
}

/** The same as anyone who was asked sees it. */
export function presentRequest(row: ReferenceRow, owner: PageOwner): ReferenceRequest {
  const { id, name, relation, note, state, shown, version } = row;
  return {
    ...{ id, name, relation, note, state, shown, version },
    owner: {
      name: `${owner.firstName} ${owner.lastName}`,
      profession: owner.profession,
      path: owner.published && owner.customUrl ? `/p/${owner.customUrl}` : '',
    },
    endsAt: row.endsAt.toISOString(),
    written: writtenOf(row),
  };
}
