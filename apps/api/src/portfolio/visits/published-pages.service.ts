import { isCustomUrl } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/errors.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { createPortfoliosRepository } from '../portfolio/portfolios.repository.ts';

/** The page that a visitor is on, and whose it is. */
export type VisitedPage = Awaited<ReturnType<ReturnType<typeof createPublishedPages>['require']>>;

/** Finds the page that a visitor is on. */
export function createPublishedPages(database: Database) {
  const pages = createPortfoliosRepository(database.tables);
  return {
    /** A draft is answered like a name that nobody has. */
    async require(customUrl: string) {
      const name = customUrl.toLowerCase();
      const page = isCustomUrl(name) ? await pages.getByName(database.read, name) : undefined;
      if (!page?.published) throw new ProblemError('not-found', 'noPortfolio');
      return page;
    },

    /** Runs a write for a page; one that was erased in the meantime is as if it had never been. */
    async unlessErased<T>(write: () => Promise<T>): Promise<T> {
      try {
        return await write();
      } catch (error) {
        throw isForeignKeyViolation(error) ? new ProblemError('not-found', 'noPortfolio') : error;
      }
    },
  };
}
