import type { Reference } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { forgetAfter } from './forget-after.ts';
import {
  forgetRow,
  hasLive,
  holdOwn,
  isLive,
  mailboxHash,
  presentOwn,
  requireOneMore,
  touchPage,
} from './own-reference.ts';
import type { ReferenceRow } from './references.repository.ts';
import type { ReferencesRoom } from './room.ts';

const BATCH = 100;

/**
 * Deletes a reference. That its writer declined outlasts it, as a hash of their mailbox.
 * @returns all of it, sealed, to undo the deletion with: the server keeps nothing of it
 */
export async function deleteReference(
  room: ReferencesRoom,
  actor: Account,
  id: string,
): Promise<{ undo: string }> {
  const { id: portfolioId } = await room.own.load(actor);
  return room.database.write(async (tx) => {
    const row = await holdOwn(room, tx, portfolioId, id);
    const undo = room.undo.seal({ ...row, ...(await stateToReturnTo(room, tx, row)) });
    await forgetRow(room, tx, row);
    if (row.shown) await touchPage(room, tx, portfolioId);
    return { undo };
  });
}

/**
 * Brings back what was deleted a moment ago, as it was. Asked twice, it is done once.
 * @throws {ProblemError} `gone` once the time for that is over, or its writer was erased; `conflict`
 * where the same person was asked again since, or there is no room any more
 */
export async function restoreReference(
  room: ReferencesRoom,
  actor: Account,
  undo: string,
): Promise<Reference> {
  const { id: portfolioId } = await room.own.load(actor);
  const opened = room.undo.open(undo);
  if (!opened) throw new ProblemError('gone', 'referenceUndoEnded');
  const { row, ends } = opened;
  if (row.portfolioId !== portfolioId) throw new ProblemError('not-found', 'noReference');
  const restored = await room.database.write(async (tx) => {
    await room.portfolios.hold(tx, portfolioId);
    const there = await room.references.get(tx, row.id);
    if (there) return there;
    await room.erased.requireKept(tx, row.email, ends);
    await requireRoomFor(room, tx, portfolioId, row);
    await room.references.insert(tx, row);
    if (row.shown) await touchPage(room, tx, portfolioId);
    return row;
  });
  return presentOwn(room, restored);
}

/** Inside the write that erases an account: forgets the mails to those whom it asked. */
export async function forgetReferenceMails(
  { references, outbox }: ReferencesRoom,
  tx: Queryable,
  portfolioId: string,
): Promise<void> {
  for (const { mails } of await references.listOf(tx, portfolioId))
    for (const mail of mails) await outbox.forget(tx, mail);
}

/** Forgets people that nobody waits for any more: requests without an answer, and what is over. */
export function createReferencePurge(room: ReferencesRoom) {
  const { database, references, clock } = room;
  return {
    /** How many `purge` would forget now. */
    countOver: (): Promise<number> => references.countOver(database.read, clock.now()),

    async purge(): Promise<void> {
      for (let many = BATCH; many === BATCH; ) {
        many = await database.write(async (tx) => {
          const over = await references.listOver(tx, clock.now(), BATCH);
          for (const row of over) await forgetRow(room, tx, row);
          return over.length;
        });
      }
    },
  };
}

/** A request whose mail has not been sent is not sent any more: it is over then. */
async function stateToReturnTo(
  { outboxRows, clock }: ReferencesRoom,
  tx: Queryable,
  row: ReferenceRow,
) {
  const mails = await Promise.all(row.mails.map((id) => outboxRows.get(tx, id)));
  const isOver = row.state === 'asked' && mails.some((mail) => mail && mail.status !== 'sent');
  const over = { state: 'withdrawn', forgetAt: forgetAfter(clock.now()) } as const;
  return { mails: [], ...(isOver ? over : {}) };
}

/** The same person may have been asked again since. */
async function requireRoomFor(
  room: ReferencesRoom,
  tx: Queryable,
  portfolioId: string,
  row: ReferenceRow,
): Promise<void> {
  const kept = await room.references.listOf(tx, portfolioId);
  if (isLive(room, row) && hasLive(room, kept, mailboxHash(room, row.email)))
    throw new ProblemError('conflict', 'referenceAskedAlready');
  requireOneMore(kept);
}
