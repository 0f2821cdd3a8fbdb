import {
  type AskedListPart,
  type NewReference,
  problemTexts,
  REFERENCE_LINK_DAYS,
  REFERENCE_REMIND_AFTER_DAYS,
  REFERENCES_MAX,
  type Reference,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { partOfWhole } from '../../lib/list-page.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import {
  conflictingField,
  found,
  invalidField,
  newerVersion,
  ProblemError,
} from '../../lib/problem-error.ts';
import { type ListPart, Versioned } from '../../lib/reply.ts';
import { hashToken, keyed, randomToken } from '../../lib/secrets.ts';
import { createUsersRepository } from '../../people/index.ts';
import { createOutboxRepository } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { createOwnPortfolio } from '../portfolio/own-portfolio.service.ts';
import { createPortfoliosRepository } from '../portfolio/portfolios.repository.ts';
import { createAskingLimit } from './asking-limit.ts';
import { createErasedWriters } from './erased-writers.ts';
import { forgetAfter } from './forget-after.ts';
import { createReferenceUndo } from './reference-undo.ts';
import { createReferenceMails } from './references.mails.ts';
import { isOpen, presentReference } from './references.presenter.ts';
import { createReferencesRepository, type ReferenceRow } from './references.repository.ts';

const BATCH = 100;

const missing = () => new ProblemError('not-found', problemTexts.noReference);

/** References as the professional asks for them, shows and deletes them. */
export function createReferences(deps: Deps) {
  const { database, outbox, clock, ids, secret, logger } = deps;
  const references = createReferencesRepository(database.tables);
  const portfolios = createPortfoliosRepository(database.tables);
  const users = createUsersRepository(database.tables);
  const own = createOwnPortfolio(deps);
  const limit = createAskingLimit(deps);
  const mails = createReferenceMails(deps);
  const outboxRows = createOutboxRepository(database);
  const undoing = createReferenceUndo(deps);
  const erased = createErasedWriters(deps);

  const endsFrom = (now: Date) => new Date(now.getTime() + REFERENCE_LINK_DAYS * DAY_MS);
  const present = (row: ReferenceRow) =>
    presentReference(
      row,
      clock.now(),
      new Date(row.createdAt.getTime() + REFERENCE_REMIND_AFTER_DAYS * DAY_MS),
    );
  const requireAsker = async (tx: Queryable, { userId }: Account) => {
    const asker = await users.get(tx, userId);
    if (!asker) throw new ProblemError('unauthenticated');
    if (!asker.emailConfirmedAt)
      throw new ProblemError('forbidden', problemTexts.referenceConfirmFirst);
    return asker;
  };

  /** Inside a write: nobody else changes it meanwhile. Only {@link store} makes a next version. */
  const holdOwn = async (tx: Queryable, portfolioId: string, id: string): Promise<ReferenceRow> => {
    const row = await references.hold(tx, id);
    return found(row?.portfolioId === portfolioId ? row : undefined, missing);
  };
  const store = async (
    tx: Queryable,
    { id, version }: ReferenceRow,
    changes: Partial<ReferenceRow>,
  ) => found(await references.update(tx, id, { ...changes, version: version + 1 }), missing);

  /** Pages that show it are made anew. */
  const touchPage = async (tx: Queryable, portfolioId: string) => {
    const page = await portfolios.update(tx, portfolioId, { updatedAt: clock.now() });
    if (page?.published) await database.touchContent(tx);
  };

  const forgetRow = async (tx: Queryable, row: ReferenceRow) => {
    for (const mail of row.mails) await outbox.forget(tx, mail);
    await references.delete(tx, row.id);
  };

  const requireAskable = async (tx: Queryable, portfolioId: string, mailbox: string) => {
    if (await references.hasRefused(tx, portfolioId, mailbox))
      throw conflictingField('email', problemTexts.referenceDeclined);
    const kept = await references.listOf(tx, portfolioId);
    if (hasLive(kept, mailbox)) throw conflictingField('email', problemTexts.referenceAskedAlready);
    requireOneMore(kept);
  };
  const isLive = (row: ReferenceRow) => isOpen(row, clock.now()) || row.state === 'written';
  /** Whether somebody is asked already, or has written. */
  const hasLive = (kept: ReferenceRow[], mailbox: string): boolean =>
    kept.some((row) => mailboxHash(row.email) === mailbox && isLive(row));
  const requireOneMore = (kept: ReferenceRow[]) => {
    if (kept.length >= REFERENCES_MAX)
      throw new ProblemError('conflict', problemTexts.referencesTooMany(REFERENCES_MAX));
  };
  /** For one that comes back, its other was perhaps asked again. */
  const requireRoomFor = async (tx: Queryable, portfolioId: string, row: ReferenceRow) => {
    const kept = await references.listOf(tx, portfolioId);
    if (isLive(row) && hasLive(kept, mailboxHash(row.email)))
      throw new ProblemError('conflict', problemTexts.referenceAskedAlready);
    requireOneMore(kept);
  };
  /** The mail of a request that has not gone is not sent any more: the request is over then. */
  const stateToReturnTo = async (tx: Queryable, row: ReferenceRow) => {
    const mailsOf = await Promise.all(row.mails.map((id) => outboxRows.get(tx, id)));
    const isOver = row.state === 'asked' && mailsOf.some((mail) => mail && mail.status !== 'sent');
    const over = { state: 'withdrawn', forgetAt: forgetAfter(clock.now()) } as const;
    return { mails: [], ...(isOver ? over : {}) };
  };
  const mailboxHash = (email: string) => keyed(secret, mailboxOf(email));

  return {
    async list(actor: Account, query: AskedListPart): Promise<ListPart<Reference[]>> {
      const { id } = await own.load(actor);
      const rows = await references.listOf(database.read, id);
      return partOfWhole(rows.map(present), query, (reference) => reference.id);
    },

    async ask(actor: Account, sent: NewReference): Promise<Reference> {
      const { id: portfolioId } = await own.load(actor);
      const now = clock.now();
      const token = randomToken();
      const mailbox = mailboxHash(sent.email);
      const row: ReferenceRow = {
        ...{ id: ids.next(), portfolioId, ...sent },
        ...{ tokenHash: hashToken(token), reminderHash: null, state: 'asked', version: 1 },
        ...{ writerName: '', writerRole: '', words: '', shown: false, mails: [] },
        ...{ createdAt: now, endsAt: endsFrom(now), remindedAt: null, answeredAt: null },
        forgetAt: forgetAfter(endsFrom(now)),
      };
      const asked = await database.write(async (tx) => {
        const asker = await requireAsker(tx, actor);
        if (mailboxOf(asker.email) === mailboxOf(sent.email))
          throw invalidField('email', problemTexts.referenceOfOneself);
        // one after the other, so that two at once do not both find room
        await portfolios.hold(tx, portfolioId);
        await requireAskable(tx, portfolioId, mailbox);
        await limit.admit(tx, portfolioId, mailbox);
        const mail = await mails.ask(tx, row, asker, token);
        const whole = { ...row, mails: [mail] };
        await references.insert(tx, whole);
        return whole;
      });
      logger.info({ event: 'reference-asked', userId: actor.userId }, 'reference asked for');
      return present(asked);
    },

    async remind(actor: Account, id: string): Promise<Reference> {
      const { id: portfolioId } = await own.load(actor);
      const token = randomToken();
      const reminded = await database.write(async (tx) => {
        const asker = await requireAsker(tx, actor);
        const row = await holdOwn(tx, portfolioId, id);
        const now = clock.now();
        if (row.state !== 'asked')
          throw new ProblemError('conflict', problemTexts.referenceNotOpen);
        if (row.remindedAt) throw new ProblemError('conflict', problemTexts.referenceReminded);
        if (!present(row).canRemind) {
          const wait = problemTexts.referenceRemindLater(REFERENCE_REMIND_AFTER_DAYS);
          throw new ProblemError('conflict', wait);
        }
        const mail = await mails.remind(tx, row, asker, token);
        return store(tx, row, {
          ...{ reminderHash: hashToken(token), remindedAt: now, endsAt: endsFrom(now) },
          forgetAt: forgetAfter(endsFrom(now)),
          mails: [...row.mails, mail],
        });
      });
      return present(reminded);
    },

    /** One that was withdrawn before stays as it is; one that is answered meanwhile is told. */
    async withdraw(actor: Account, id: string): Promise<Reference> {
      const { id: portfolioId } = await own.load(actor);
      const withdrawn = await database.write(async (tx) => {
        const row = await holdOwn(tx, portfolioId, id);
        if (row.state === 'withdrawn') return row;
        if (row.state !== 'asked')
          throw new ProblemError('conflict', problemTexts.referenceNotOpen);
        for (const mail of row.mails) await outbox.forget(tx, mail);
        return store(tx, row, {
          state: 'withdrawn',
          forgetAt: forgetAfter(clock.now()),
          mails: [],
        });
      });
      return present(withdrawn);
    },

    /**
     * One that is shown, or hidden, already stays as it is.
     * @throws {ProblemError} `conflict` with the reference as it is now, when whoever shows it has
     * read other words
     */
    async show(
      actor: Account,
      id: string,
      shown: boolean,
      ifMatch: number | undefined,
    ): Promise<Versioned<Reference>> {
      const { id: portfolioId } = await own.load(actor);
      const changed = await database.write(async (tx) => {
        const row = await holdOwn(tx, portfolioId, id);
        if (row.shown === shown) return row;
        if (ifMatch !== undefined && ifMatch !== row.version) throw newerVersion(present(row));
        if (shown && row.state !== 'written')
          throw new ProblemError('conflict', problemTexts.referenceNotWritten);
        await touchPage(tx, portfolioId);
        return store(tx, row, { shown });
      });
      return new Versioned(present(changed), changed.version);
    },

    /**
     * A no of the other outlasts it, as a hash of their mailbox.
     * @returns all of it, sealed, for whoever deleted it to undo that: here nothing of it is kept
     */
    async delete(actor: Account, id: string): Promise<{ undo: string }> {
      const { id: portfolioId } = await own.load(actor);
      return database.write(async (tx) => {
        const row = await holdOwn(tx, portfolioId, id);
        const undo = undoing.seal({ ...row, ...(await stateToReturnTo(tx, row)) });
        await forgetRow(tx, row);
        if (row.shown) await touchPage(tx, portfolioId);
        return { undo };
      });
    },

    /**
     * Brings back what was deleted a moment ago, as it was. Asked twice, it is done once.
     * @throws {ProblemError} `gone` once that is over, or whoever wrote it was erased; `conflict`
     * where the same person was asked again meanwhile, or there is no room any more
     */
    async restore(actor: Account, undo: string): Promise<Reference> {
      const { id: portfolioId } = await own.load(actor);
      const opened = undoing.open(undo);
      if (!opened) throw new ProblemError('gone', problemTexts.referenceUndoEnded);
      const { row, ends } = opened;
      if (row.portfolioId !== portfolioId) throw missing();
      const restored = await database.write(async (tx) => {
        await portfolios.hold(tx, portfolioId);
        const there = await references.get(tx, row.id);
        if (there) return there;
        await erased.requireKept(tx, row.email, ends);
        await requireRoomFor(tx, portfolioId, row);
        await references.insert(tx, row);
        if (row.shown) await touchPage(tx, portfolioId);
        return row;
      });
      return present(restored);
    },

    /** Inside the write that erases whoever asked: forgets the mails to those who were asked. */
    async forgetMails(tx: Queryable, portfolioId: string): Promise<void> {
      for (const { mails } of await references.listOf(tx, portfolioId))
        for (const mail of mails) await outbox.forget(tx, mail);
    },

    /** How many {@link purge} would forget now. */
    countOver: (): Promise<number> => references.countOver(database.read, clock.now()),

    /** Forgets whom nobody waits for any more: requests without an answer, and what is over. */
    async purge(): Promise<void> {
      for (let many = BATCH; many === BATCH; ) {
        many = await database.write(async (tx) => {
          const over = await references.listOver(tx, clock.now(), BATCH);
          for (const row of over) await forgetRow(tx, row);
          return over.length;
        });
      }
    },
  };
}
