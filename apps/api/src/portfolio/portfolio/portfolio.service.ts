import {
  type ActivityKind,
  isCustomUrl,
  type Locale,
  type Portfolio,
  type PortfolioInput,
  type PublicPortfolio,
  patched,
  portfolioFields,
  type Whole,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account, Actor } from '../../lib/actor.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { createUsersRepository } from '../../people/index.ts';
import type { Deps } from '../deps.ts';
import { createEntriesRepository } from './entries.repository.ts';
import { replaceEntries } from './entries.service.ts';
import { createMediaRepository } from './media.repository.ts';
import {
  createAddressesService,
  createOwnPortfolio,
  requireFits,
} from './own-portfolio.service.ts';
import { canRead } from './portfolio.policy.ts';
import {
  presentPortfolio,
  presentPublicPortfolio,
  type WholePortfolio,
} from './portfolio.presenter.ts';
import { createPortfoliosRepository, type PortfolioRow } from './portfolios.repository.ts';
import { saveMedia } from './save-media.service.ts';

/** Portfolios as a whole: the own one, and those that are published. */
export function createPortfolioService(deps: Deps) {
  const { database, activity, webhooks, mediaFiles, ids, publicUrl } = deps;
  const portfolios = createPortfoliosRepository(database.tables);
  const entries = createEntriesRepository(database.tables);
  const media = createMediaRepository(database.tables);
  const users = createUsersRepository(database.tables);
  const addresses = createAddressesService(deps);
  const own = createOwnPortfolio(deps);

  /** A published page always has an address. */
  const nameOf = async (tx: Queryable, before: PortfolioRow, sent: PortfolioInput) => {
    const wanted = sent.customUrl ?? before.customUrl ?? '';
    if (wanted !== '') {
      if (wanted !== before.customUrl) await addresses.claim(tx, before.id, wanted);
      return wanted;
    }
    if (!(sent.published ?? before.published)) return null;
    const person = await users.get(tx, before.userId);
    const proposed = person && (await addresses.propose(tx, before.id, person));
    if (proposed) return proposed;
    throw invalidField('customUrl', 'customUrlRequired');
  };

  const emitPublished = (tx: Queryable, { id, customUrl }: PortfolioRow) => {
    const name = customUrl ?? '';
    const url = `${publicUrl}/p/${name}`;
    return webhooks.emit(tx, 'portfolio.published', { id, customUrl: name, url });
  };

  const write = async (tx: Queryable, before: PortfolioRow, sent: PortfolioInput) => {
    await replaceEntries(tx, entries, before.id, sent, ids);
    const { removed, ...files } = await saveMedia(tx, media, before, sent);
    await mediaFiles.noteRemoval(tx, removed);
    const changes: Whole<typeof portfolioFields, Partial<PortfolioRow>> = {
      ...files,
      ...patched(savedFields, before, sent),
      customUrl: await nameOf(tx, before, sent),
      translations: sent.translations ?? before.translations,
    };
    await portfolios.update(tx, before.id, changes);
    const portfolio: PortfolioRow = { ...before, ...changes, version: before.version + 1 };
    for (const [kind, detail] of activitiesOf(before, portfolio)) {
      await activity.record(tx, before.userId, kind, detail);
    }
    if (!before.published && portfolio.published) await emitPublished(tx, portfolio);
    const saved = await own.loadWhole(tx, portfolio);
    requireFits(saved);
    return { saved, removed };
  };

  return {
    async get(actor: Account): Promise<Versioned<Portfolio>> {
      return versioned(await own.loadWhole(database.read, await own.load(actor)));
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
      const { saved, removed } = await writeVersion(database, {
        ifMatch,
        lock: (tx) => own.lock(tx, actor),
        present: async (row, tx) => presentPortfolio(await own.loadWhole(tx, row)),
        write: (tx, before) => write(tx, before, sent),
        isPublic: (_tx, before, after) => before.published || after.saved.portfolio.published,
        takesBack: (before, after) => {
          if (!before.published) return 'nothing';
          return after.saved.portfolio.published ? 'portfolios' : 'anything';
        },
      });
      await mediaFiles.remove(removed);
      return versioned(saved);
    },

    /** A published portfolio as anyone may read it; a draft is answered like an unused name. */
    async getPublic(
      actor: Actor,
      customUrl: string,
      locale: Locale | undefined,
    ): Promise<PublicPortfolio> {
      const name = customUrl.toLowerCase();
      const owner = isCustomUrl(name) ? await portfolios.getByName(database.read, name) : undefined;
      const portfolio = owner && (await portfolios.get(database.read, owner.id));
      if (!portfolio || !canRead(actor, portfolio)) {
        throw new ProblemError('not-found', 'noPortfolio');
      }
      const whole = await own.loadWhole(database.read, portfolio);
      return presentPublicPortfolio(whole, owner, locale);
    },
  };
}

const versioned = (whole: WholePortfolio) =>
  new Versioned(presentPortfolio(whole), whole.portfolio.version);

/** Files are kept or removed by saveMedia. */
const { profileImage: _photo, gallery: _gallery, cv: _cv, ...savedFields } = portfolioFields;

/** What a save did, for the list of the owner's activity. */
function activitiesOf(before: PortfolioRow, after: PortfolioRow): [ActivityKind, string?][] {
  const happened: [ActivityKind, string?][] = [];
  if (before.published !== after.published) {
    happened.push([after.published ? 'published' : 'unpublished']);
  }
  const renamed = before.customUrl !== null && before.customUrl !== after.customUrl;
  if (renamed && after.customUrl !== null) happened.push(['address-changed', after.customUrl]);
  if (after.cv !== '' && before.cv !== after.cv) happened.push(['cv-added']);
  return happened.length > 0 ? happened : [['portfolio-saved']];
}
