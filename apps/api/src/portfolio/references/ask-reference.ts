import { type NewReference, REFERENCE_REMIND_AFTER_DAYS, type Reference } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { conflictingField, invalidField, ProblemError } from '../../lib/problem-error.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import { forgetAfter } from './forget-after.ts';
import {
  endsFrom,
  hasLive,
  holdOwn,
  mailboxHash,
  presentOwn,
  requireOneMore,
  storeNext,
} from './own-reference.ts';
import type { ReferenceRow } from './references.repository.ts';
import type { ReferencesRoom } from './room.ts';

/** Stores a request and mails its link. */
export async function askForReference(
  room: ReferencesRoom,
  actor: Account,
  sent: NewReference,
): Promise<Reference> {
  const { database, portfolios, references, limit, mails, logger } = room;
  const { id: portfolioId } = await room.own.load(actor);
  const token = randomToken();
  const mailbox = mailboxHash(room, sent.email);
  const row = newRequest(room, portfolioId, sent, token);
  const asked = await database.write(async (tx) => {
    const asker = await requireAsker(room, tx, actor);
    if (mailboxOf(asker.email) === mailboxOf(sent.email))
      throw invalidField('email', 'referenceOfOneself');
    // one after the other, so that two at once do not both find room
    await portfolios.hold(tx, portfolioId);
    await requireAskable(room, tx, portfolioId, mailbox);
    await limit.admit(tx, portfolioId, mailbox);
    const mail = await mails.ask(tx, row, asker, token);
    const whole = { ...row, mails: [mail] };
    await references.insert(tx, whole);
    return whole;
  });
  logger.info({ event: 'reference-asked', userId: actor.userId }, 'reference asked for');
  return presentOwn(room, asked);
}

/** Mails a second link, once and after some days. */
export async function remindOfReference(
  room: ReferencesRoom,
  actor: Account,
  id: string,
): Promise<Reference> {
  const { id: portfolioId } = await room.own.load(actor);
  const token = randomToken();
  const reminded = await room.database.write(async (tx) => {
    const asker = await requireAsker(room, tx, actor);
    const row = await holdOwn(room, tx, portfolioId, id);
    const now = room.clock.now();
    if (row.state !== 'asked') throw new ProblemError('conflict', 'referenceNotOpen');
    if (row.remindedAt) throw new ProblemError('conflict', 'referenceReminded');
    if (!presentOwn(room, row).canRemind) {
      const wait = ['referenceRemindLater', { days: REFERENCE_REMIND_AFTER_DAYS }] as const;
      throw new ProblemError('conflict', wait);
    }
    const mail = await room.mails.remind(tx, row, asker, token);
    return storeNext(room, tx, row, {
      ...{ reminderHash: hashToken(token), remindedAt: now, endsAt: endsFrom(now) },
      forgetAt: forgetAfter(endsFrom(now)),
      mails: [...row.mails, mail],
    });
  });
  return presentOwn(room, reminded);
}

function newRequest(
  { clock, ids }: ReferencesRoom,
  portfolioId: string,
  sent: NewReference,
  token: string,
): ReferenceRow {
  const now = clock.now();
  return {
    ...{ id: ids.next(), portfolioId, ...sent },
    ...{ tokenHash: hashToken(token), reminderHash: null, state: 'asked', version: 1 },
    ...{ writerName: '', writerRole: '', words: '', shown: false, mails: [] },
    ...{ createdAt: now, endsAt: endsFrom(now), remindedAt: null, answeredAt: null },
    forgetAt: forgetAfter(endsFrom(now)),
  };
}

async function requireAsker({ users }: ReferencesRoom, tx: Queryable, { userId }: Account) {
  const asker = await users.get(tx, userId);
  if (!asker) throw new ProblemError('unauthenticated');
  if (!asker.emailConfirmedAt) throw new ProblemError('forbidden', 'referenceConfirmFirst');
  return asker;
}

async function requireAskable(
  room: ReferencesRoom,
  tx: Queryable,
  portfolioId: string,
  mailbox: string,
): Promise<void> {
  if (await room.references.hasRefused(tx, portfolioId, mailbox))
    throw conflictingField('email', 'referenceDeclined');
  const kept = await room.references.listOf(tx, portfolioId);
  if (hasLive(room, kept, mailbox)) throw conflictingField('email', 'referenceAskedAlready');
  requireOneMore(kept);
}
