import type { AskedListPart, Reference } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { partOfWhole } from '../../lib/list-page.ts';
import { newerVersion, ProblemError } from '../../lib/problem-error.ts';
import { type ListPart, Versioned } from '../../lib/reply.ts';
import { forgetAfter } from './forget-after.ts';
import { holdOwn, presentOwn, storeNext, touchPage } from './own-reference.ts';
import type { ReferencesRoom } from './room.ts';

export async function listReferences(
  room: ReferencesRoom,
  actor: Account,
  query: AskedListPart,
): Promise<ListPart<Reference[]>> {
  const { id } = await room.own.load(actor);
  const rows = await room.references.listOf(room.database.read, id);
  const shown = rows.map((row) => presentOwn(room, row));
  return partOfWhole(shown, query, (reference) => reference.id);
}

/**
 * Ends a request; one that was withdrawn before stays as it is.
 * @throws {ProblemError} `conflict` for one that was answered
 */
export async function withdrawReference(
  room: ReferencesRoom,
  actor: Account,
  id: string,
): Promise<Reference> {
  const { id: portfolioId } = await room.own.load(actor);
  const withdrawn = await room.database.write(async (tx) => {
    const row = await holdOwn(room, tx, portfolioId, id);
    if (row.state === 'withdrawn') return row;
    if (row.state !== 'asked') throw new ProblemError('conflict', 'referenceNotOpen');
    for (const mail of row.mails) await room.outbox.forget(tx, mail);
    const forgetAt = forgetAfter(room.clock.now());
    return storeNext(room, tx, row, { state: 'withdrawn', forgetAt, mails: [] });
  });
  return presentOwn(room, withdrawn);
}

/**
 * Shows a reference on the page, or hides it; where it is so already, nothing changes.
 * @throws {ProblemError} `conflict` with the reference as it is now, when its words are newer than
 * those that the owner has read
 */
export async function showReference(
  room: ReferencesRoom,
  actor: Account,
  id: string,
  shown: boolean,
  ifMatch: number | undefined,
): Promise<Versioned<Reference>> {
  const { id: portfolioId } = await room.own.load(actor);
  const changed = await room.database.write(async (tx) => {
    const row = await holdOwn(room, tx, portfolioId, id);
    if (row.shown === shown) return row;
    if (ifMatch !== undefined && ifMatch !== row.version) throw newerVersion(presentOwn(room, row));
    if (shown && row.state !== 'written') throw new ProblemError('conflict', 'referenceNotWritten');
    await touchPage(room, tx, portfolioId);
    return storeNext(room, tx, row, { shown });
  });
  return new Versioned(presentOwn(room, changed), changed.version);
}
