import {
  type Locale,
  locales,
  type PortfolioPreview,
  type PublicPortfolio,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { MINUTE_MS } from '../../lib/clock.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { createSignedLinks } from '../../lib/signed-links.ts';
import type { Deps } from '../deps.ts';
import { createOwnPortfolio } from '../portfolio/own-portfolio.service.ts';
import { presentPublicPortfolio } from '../portfolio/portfolio.presenter.ts';
import { createPortfoliosRepository } from '../portfolio/portfolios.repository.ts';
import type { VisitedPage } from '../visits/published-pages.service.ts';
import { createShareLinksRepository } from './share-links.repository.ts';
import { hasEnded } from './share-links.service.ts';

/** Its owner looks at it at once; what they download from it may take a while longer. */
const PREVIEW_MS = 15 * MINUTE_MS;

/** Portfolios that are opened by a link, published or not: their owner's preview, and shared ones. */
export function createOpenedPages(deps: Deps) {
  const { database, clock } = deps;
  const portfolios = createPortfoliosRepository(database.tables);
  const links = createShareLinksRepository(database.tables);
  const own = createOwnPortfolio(deps);
  const previews = createSignedLinks(deps, 'portfolio-preview', PREVIEW_MS);

  const requirePage = async (id: string | undefined): Promise<VisitedPage> =>
    found(
      id === undefined ? undefined : await portfolios.getOwned(database.read, id),
      'noPortfolio',
    );

  const load = async (page: VisitedPage) =>
    own.loadWhole(
      database.read,
      found(await portfolios.get(database.read, page.id), 'noPortfolio'),
    );

  /**
   * @throws {ProblemError} `gone` for a link that has ended, `not-found` for one that was never made
   * or whose owner was shut out
   */
  const requireShared = async (token: string) => {
    const link = found(await links.getByToken(database.read, token), 'noPortfolio');
    // nothing of the page is read for a link that has ended
    if (hasEnded(link, clock.now())) throw new ProblemError('gone', 'shareLinkEnded');
    return { page: await requirePage(link.portfolioId), linkId: link.id };
  };

  return {
    requireShared,

    async getShared(token: string, locale: Locale | undefined): Promise<PublicPortfolio> {
      const { page } = await requireShared(token);
      return presentPublicPortfolio(await load(page), page, locale);
    },

    /** Nobody but the owner is given it. */
    async makePreview(actor: Account): Promise<PortfolioPreview> {
      const { id } = await own.load(actor);
      const { token, expires } = previews.make(id);
      return { path: `/user/preview/${token}`, expires };
    },

    /** Also in a language that visitors do not find yet. */
    async getPreviewed(token: string, locale: Locale | undefined): Promise<PublicPortfolio> {
      const page = await requirePage(previews.read(token));
      const whole = await load(page);
      const { language, translations } = whole.portfolio;
      const begun = locales.filter((one) => one !== language && translations[one]);
      return presentPublicPortfolio(whole, page, locale, [language, ...begun]);
    },
  };
}
