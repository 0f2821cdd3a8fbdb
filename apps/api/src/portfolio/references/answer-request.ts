import type { ReferenceRequest, ReferenceWords } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import { found, newerVersion, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { hashToken } from '../../lib/secrets.ts';
import { forgetAfter } from './forget-after.ts';
import { mailboxHash } from './own-reference.ts';
import { presentRequest } from './references.presenter.ts';
import type { ReferenceRow } from './references.repository.ts';
import type { ReferencesRoom } from './room.ts';

// what a person who was asked for a reference does with the link of the mail, without an account

type Owner = NonNullable<Awaited<ReturnType<ReferencesRoom['portfolios']['getOwned']>>>;
type Opened = { row: ReferenceRow; owner: Owner };
type Answer = Promise<Versioned<ReferenceRequest>>;

export async function getRequest(room: ReferencesRoom, token: string): Answer {
  return answer(await open(room, token));
}

/**
 * Words that are stored already change nothing, so that a second press of the button, or one
 * after a response that got lost, is no correction. Others hide the reference until its owner
 * has read them.
 * @throws {ProblemError} `conflict` with the request as it is now, when it was answered elsewhere
 */
export async function writeReference(
  room: ReferencesRoom,
  token: string,
  sent: ReferenceWords,
  ifMatch: number | undefined,
): Answer {
  const { references, mails, activity, clock, logger } = room;
  const opened = await open(room, token);
  if (says(opened.row, sent)) return answer(opened);
  return change(room, opened, ifMatch, async (tx, before) => {
    const isFirst = before.state !== 'written';
    await references.forgetRefusal(tx, before.portfolioId, mailboxHash(room, before.email));
    await mails.tell(tx, opened.owner, before, isFirst ? 'written' : 'corrected');
    await activity.record(tx, opened.owner.userId, 'reference-written');
    const thanks = isFirst ? [await mails.thank(tx, before, opened.owner)] : [];
    logger.info({ event: 'reference-written' }, 'reference written');
    return {
      ...{ state: 'written', answeredAt: clock.now(), mails: [...before.mails, ...thanks] },
      ...{ writerName: sent.name, writerRole: sent.role, words: sent.text },
    };
  });
}

/** @throws {ProblemError} `conflict` when a reference was written since: it is not thrown away */
export async function declineRequest(
  room: ReferencesRoom,
  token: string,
  ifMatch: number | undefined,
): Answer {
  const { references, mails, activity, clock } = room;
  const opened = await open(room, token);
  if (opened.row.state === 'declined') return answer(opened);
  return change(room, opened, ifMatch, async (tx, before) => {
    if (before.state === 'written') throw newerVersion(presentRequest(before, opened.owner));
    const mailbox = mailboxHash(room, before.email);
    await references.refuse(tx, before.portfolioId, mailbox, clock.now());
    await mails.tell(tx, opened.owner, before, 'declined');
    await activity.record(tx, opened.owner.userId, 'reference-declined');
    return { state: 'declined', answeredAt: clock.now() };
  });
}

/** Erases the words; what was never written, or taken back before, stays as it is. */
export async function takeReferenceBack(
  room: ReferencesRoom,
  token: string,
  ifMatch: number | undefined,
): Answer {
  const opened = await open(room, token);
  if (opened.row.state !== 'written') return answer(opened);
  return change(room, opened, ifMatch, async (tx, before) => {
    await room.mails.tell(tx, opened.owner, before, 'taken-back');
    await room.activity.record(tx, opened.owner.userId, 'reference-taken-back');
    return {
      ...{ state: 'taken-back', answeredAt: room.clock.now() },
      ...{ writerName: '', writerRole: '', words: '' },
    };
  });
}

/**
 * The request of a link and whose it is. The link of the request expires, that of the mail that
 * thanks works for as long as the reference is kept.
 * @throws {ProblemError} `gone` for a link that has expired, `not-found` for any other
 */
async function open(room: ReferencesRoom, token: string): Promise<Opened> {
  const { references, portfolios, mails, clock } = room;
  const { read } = room.database;
  const own = mails.readWritersToken(token);
  const row = found(
    own === undefined
      ? await references.getByHash(read, hashToken(token))
      : await references.get(read, own),
    'referenceLinkUnknown',
  );
  if (own === undefined && row.endsAt <= clock.now())
    throw new ProblemError('gone', 'referenceLinkEnded');
  return {
    row,
    owner: found(await portfolios.getOwned(read, row.portfolioId), 'referenceLinkUnknown'),
  };
}

const answer = ({ row, owner }: Opened) => new Versioned(presentRequest(row, owner), row.version);

/** One change of the request of a link, made from the version that its sender has seen. */
async function change(
  { database, references, portfolios, clock }: ReferencesRoom,
  { row: { id }, owner }: Opened,
  ifMatch: number | undefined,
  work: (tx: Queryable, before: ReferenceRow) => Promise<Partial<ReferenceRow>>,
): Answer {
  const row = await writeVersion(database, {
    ifMatch,
    lock: (tx) => references.lock(tx, id),
    missing: 'referenceLinkUnknown',
    present: (before) => presentRequest(before, owner),
    write: async (tx, before) => {
      if (before.state === 'withdrawn') throw new ProblemError('gone', 'referenceWithdrawn');
      const changes = await work(tx, before);
      const forgetAt = changes.state === 'written' ? null : forgetAfter(clock.now());
      const next = { ...changes, shown: false, forgetAt };
      return found(await references.update(tx, id, next), 'referenceLinkUnknown');
    },
    isPublic: async (tx, before) => {
      if (!before.shown) return false;
      const page = await portfolios.update(tx, before.portfolioId, { updatedAt: clock.now() });
      return page?.published ?? false;
    },
    takesBack: () => 'portfolios',
  });
  return answer({ row, owner });
}

const says = ({ state, writerName, writerRole, words }: ReferenceRow, sent: ReferenceWords) =>
  state === 'written' &&
  writerName === sent.name &&
  writerRole === sent.role &&
  words === sent.text;
