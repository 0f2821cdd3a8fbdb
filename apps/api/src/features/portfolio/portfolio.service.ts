import { fitsPortfolio, messages, type Portfolio, type PortfolioInput } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Ids } from '../../lib/ids.ts';
import { invalidField, newerVersion, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import type { AddressesService } from './addresses.service.ts';
import type { AllParts } from './all-parts.service.ts';
import type { MediaRepository } from './media.repository.ts';
import type { OwnPortfolio, People } from './own-portfolio.service.ts';
import { type Activity, activitiesOf } from './portfolio.activity.ts';
import { canEdit } from './portfolio.policy.ts';
import { presentPortfolio, type WholePortfolio } from './portfolio.presenter.ts';
import type { PortfolioRow, PortfoliosRepository } from './portfolios.repository.ts';
import { saveMedia } from './save-media.service.ts';

interface Needs {
  database: Database;
  portfolios: PortfoliosRepository;
  own: OwnPortfolio;
  parts: AllParts;
  media: MediaRepository;
  addresses: AddressesService;
  users: People;
  activity: Activity;
  ids: Ids;
  /** Removes the files of media items whose rows are gone. */
  removeFiles(mediaIds: string[]): Promise<void>;
}

type Offers = Portfolio['services'];

/** The own portfolio as a whole. */
export function createPortfolioService(needs: Needs) {
  const { database, portfolios, own, parts, media, addresses, users, activity, ids } = needs;

  /** A published page always has an address. */
  const nameOf = async (tx: Queryable, before: PortfolioRow, sent: PortfolioInput) => {
    const wanted = sent.customUrl ?? before.customUrl ?? '';
    if (wanted !== '') {
      if (wanted !== before.customUrl) await addresses.claim(tx, before.id, wanted);
      return wanted;
    }
    if (!(sent.published ?? before.published)) return null;
    const person = await users.getById(tx, before.userId);
    const proposed = person && (await addresses.propose(tx, before.id, person));
    if (proposed) return proposed;
    throw invalidField('customUrl', 'Choose an address before publishing');
  };

  return {
    async get(actor: Account): Promise<Versioned<Portfolio>> {
      return versioned(await parts.load(database.read, await own.load(actor.userId)));
    },

    /**
     * @param ifMatch the version that the change was made from
     * @throws {ProblemError} `conflict` with the portfolio as it is, once it is newer than that;
     * `too-large` where the whole is
     */
    async save(
      actor: Account,
      sent: PortfolioInput,
      ifMatch: number | undefined,
    ): Promise<Versioned<Portfolio>> {
      const { saved, removed } = await database.write(async (tx) => {
        const before = await own.lock(tx, actor.userId);
        if (!canEdit(actor, before)) throw new ProblemError('forbidden');
        const stored = before.version - 1;
        if (ifMatch !== undefined && ifMatch !== stored) {
          throw newerVersion(
            presentPortfolio(await parts.load(tx, { ...before, version: stored })),
          );
        }
        await parts.replace(tx, before.id, sent);
        const { removed, ...files } = await saveMedia(tx, media, before, sent);
        const after: PortfolioRow = {
          ...before,
          ...files,
          ...fieldsOf(before, sent, ids),
          customUrl: await nameOf(tx, before, sent),
        };
        await portfolios.update(tx, after.id, after);
        await own.touch(tx, { published: before.published || after.published });
        for (const [kind, detail] of activitiesOf(before, after)) {
          await activity.record(tx, actor.userId, kind, detail);
        }
        const saved = await parts.load(tx, after);
        requireFits(saved);
        return { saved, removed };
      });
      await needs.removeFiles(removed);
      return versioned(saved);
    },
  };
}

export type PortfolioService = ReturnType<typeof createPortfolioService>;

/** What is stored must fit into the next save, which sends all of it. */
export function requireFits(whole: WholePortfolio): void {
  if (fitsPortfolio(presentPortfolio(whole))) return;
  throw new ProblemError('too-large', `${messages.portfolioTooLarge}.`);
}

const versioned = (whole: WholePortfolio) =>
  new Versioned(presentPortfolio(whole), whole.portfolio.version);

/** What is sent replaces what is stored; what is not sent stays. */
const fieldsOf = (before: PortfolioRow, sent: PortfolioInput, ids: Ids) => ({
  headline: sent.headline ?? before.headline,
  summary: sent.summary ?? before.summary,
  published: sent.published ?? before.published,
  skills: sent.skills ?? before.skills,
  services: offersOf(before.services, sent.services, ids),
  products: offersOf(before.products, sent.products, ids),
  sections: sent.sections ?? before.sections,
});

/** As with the other parts: a known id is kept, none is new, an unknown one is passed over. */
function offersOf(stored: Offers, sent: PortfolioInput['services'], ids: Ids): Offers {
  if (!sent) return stored;
  const known = new Set(stored.map(({ id }) => id));
  return sent
    .filter(({ id }) => id === undefined || known.delete(id))
    .map((offer) => ({ ...offer, id: offer.id ?? ids.next() }));
}
