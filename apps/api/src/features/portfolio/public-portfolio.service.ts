import { isCustomUrl, type PublicPortfolio } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../lib/actor.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { AllParts } from './all-parts.service.ts';
import { canRead } from './portfolio.policy.ts';
import { presentPublicPortfolio } from './portfolio.presenter.ts';
import type { PortfoliosRepository } from './portfolios.repository.ts';

interface Needs {
  database: Database;
  portfolios: PortfoliosRepository;
  parts: AllParts;
}

/** Published portfolios, as anyone may read them. */
export function createPublicPortfolio({ database, portfolios, parts }: Needs) {
  return {
    /** A draft is answered like a name that nobody has. */
    async get(actor: Actor, customUrl: string): Promise<PublicPortfolio> {
      const name = customUrl.toLowerCase();
      const found = isCustomUrl(name) && (await portfolios.getByName(database.read, name));
      if (!found || !canRead(actor, found.portfolio)) {
        throw new ProblemError('not-found', 'There is no portfolio at this address.');
      }
      const { portfolio, ...owner } = found;
      return presentPublicPortfolio(await parts.load(database.read, portfolio), owner);
    },
  };
}

export type PublicPortfolioService = ReturnType<typeof createPublicPortfolio>;
