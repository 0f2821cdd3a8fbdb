import { problemTexts, type ReferenceRequest, type ReferenceWords } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { found, newerVersion, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { hashToken, keyed } from '../../lib/secrets.ts';
import type { Deps } from '../deps.ts';
import { createPortfoliosRepository } from '../portfolio/portfolios.repository.ts';
import { forgetAfter } from './forget-after.ts';
import { createReferenceMails } from './references.mails.ts';
import { presentRequest } from './references.presenter.ts';
import { createReferencesRepository, type ReferenceRow } from './references.repository.ts';

const unknown = () => new ProblemError('not-found', problemTexts.referenceLinkUnknown);
type Owner = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createPortfoliosRepository>['getOwned']>>
>;
type Answer = Promise<Versioned<ReferenceRequest>>;

/** What somebody who was asked for a reference does by the link of the mail, without an account. */
export function createReferenceRequests(deps: Deps) {
  const { database, activity, clock, secret, logger } = deps;
  const references = createReferencesRepository(database.tables);
  const portfolios = createPortfoliosRepository(database.tables);
  const mails = createReferenceMails(deps);

  /**
   * The request of a link and whose it is. The link of the request ends, that of the mail that
   * thanks works for as long as the reference is kept.
   * @throws {ProblemError} `gone` for a link that has ended, `not-found` for any other
   */
  const open = async (token: string): Promise<{ row: ReferenceRow; owner: Owner }> => {
    const own = mails.readWritersToken(token);
    const row = found(
      own === undefined
        ? await references.getByHash(database.read, hashToken(token))
        : await references.get(database.read, own),
      unknown,
    );
    if (own === undefined && row.endsAt <= clock.now())
      throw new ProblemError('gone', problemTexts.referenceLinkEnded);
    return {
      row,
      owner: found(await portfolios.getOwned(database.read, row.portfolioId), unknown),
    };
  };
  const answer = (row: ReferenceRow, owner: Owner) =>
    new Versioned(presentRequest(row, owner), row.version);
  const mailboxHash = (row: ReferenceRow) => keyed(secret, mailboxOf(row.email));

  /** One change of the request of a link, made from the version that its sender has seen. */
  const change = async (
    { row: { id }, owner }: { row: ReferenceRow; owner: Owner },
    ifMatch: number | undefined,
    work: (tx: Queryable, before: ReferenceRow) => Promise<Partial<ReferenceRow>>,
  ): Answer => {
    const stored = await writeVersion(database, {
      ifMatch,
      lock: (tx) => references.lock(tx, id),
      missing: unknown,
      present: (row) => presentRequest(row, owner),
      write: async (tx, before) => {
        if (before.state === 'withdrawn')
          throw new ProblemError('gone', problemTexts.referenceWithdrawn);
        const changes = await work(tx, before);
        const forgetAt = changes.state === 'written' ? null : forgetAfter(clock.now());
        return found(
          await references.update(tx, id, { ...changes, shown: false, forgetAt }),
          unknown,
        );
      },
      isPublic: async (tx, before) => {
        if (!before.shown) return false;
        const page = await portfolios.update(tx, before.portfolioId, { updatedAt: clock.now() });
        return page?.published ?? false;
      },
    });
    return answer(stored, owner);
  };

  return {
    async get(token: string): Answer {
      const { row, owner } = await open(token);
      return answer(row, owner);
    },

    /**
     * Words that are stored already change nothing, so that a second press of the button, or one
     * after an answer that got lost, is no correction. Others hide the reference until its owner
     * has read them.
     * @throws {ProblemError} `conflict` with the request as it is now, when it was answered elsewhere
     */
    async write(token: string, sent: ReferenceWords, ifMatch: number | undefined): Answer {
      const opened = await open(token);
      if (says(opened.row, sent)) return answer(opened.row, opened.owner);
      return change(opened, ifMatch, async (tx, before) => {
        const isFirst = before.state !== 'written';
        await references.forgetRefusal(tx, before.portfolioId, mailboxHash(before));
        await mails.tell(tx, opened.owner, before, isFirst ? 'written' : 'corrected');
        await activity.record(tx, opened.owner.userId, 'reference-written');
        const thanks = isFirst ? [await mails.thank(tx, before, opened.owner)] : [];
        logger.info({ event: 'reference-written' }, 'reference written');
        return {
          ...{ state: 'written', answeredAt: clock.now(), mails: [...before.mails, ...thanks] },
          ...{ writerName: sent.name, writerRole: sent.role, words: sent.text },
        };
      });
    },

    /** @throws {ProblemError} `conflict` when a reference was written meanwhile: it is not thrown away */
    async decline(token: string, ifMatch: number | undefined): Answer {
      const opened = await open(token);
      if (opened.row.state === 'declined') return answer(opened.row, opened.owner);
      return change(opened, ifMatch, async (tx, before) => {
        if (before.state === 'written') throw newerVersion(presentRequest(before, opened.owner));
        await references.refuse(tx, before.portfolioId, mailboxHash(before), clock.now());
        await mails.tell(tx, opened.owner, before, 'declined');
        await activity.record(tx, opened.owner.userId, 'reference-declined');
        return { state: 'declined', answeredAt: clock.now() };
      });
    },

    /** Erases the words; what was never written, or taken back before, stays as it is. */
    async takeBack(token: string, ifMatch: number | undefined): Answer {
      const opened = await open(token);
      if (opened.row.state !== 'written') return answer(opened.row, opened.owner);
      return change(opened, ifMatch, async (tx, before) => {
        await mails.tell(tx, opened.owner, before, 'taken-back');
        await activity.record(tx, opened.owner.userId, 'reference-taken-back');
        return {
          ...{ state: 'taken-back', answeredAt: clock.now() },
          ...{ writerName: '', writerRole: '', words: '' },
        };
      });
    },
  };
}

const says = ({ state, writerName, writerRole, words }: ReferenceRow, sent: ReferenceWords) =>
  state === 'written' &&
  writerName === sent.name &&
  writerRole === sent.role &&
  words === sent.text;
