import type {
  EducationInput,
  ExperienceInput,
  PortfolioInput,
  PortfolioLinkInput,
  PortfolioProjectInput,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { MediaRepository } from './media.repository.ts';
import type { PartsService } from './parts.service.ts';
import type { WholePortfolio } from './portfolio.presenter.ts';
import type { PortfolioRow } from './portfolios.repository.ts';

/** The kinds of parts that a portfolio has. */
export interface PartKinds {
  experiences: PartsService<ExperienceInput>;
  educations: PartsService<EducationInput>;
  projects: PartsService<PortfolioProjectInput>;
  links: PartsService<PortfolioLinkInput>;
}

/** All parts of a portfolio together. */
export function createAllParts(kinds: PartKinds, media: MediaRepository) {
  const { experiences, educations, projects, links } = kinds;
  return {
    async load(db: Queryable, portfolio: PortfolioRow): Promise<WholePortfolio> {
      const { id } = portfolio;
      return {
        portfolio,
        experiences: await experiences.list(db, id),
        educations: await educations.list(db, id),
        projects: await projects.list(db, id),
        links: await links.list(db, id),
        media: await media.list(db, id),
      };
    },
    /** Replaces the lists that are sent; the others stay. */
    async replace(tx: Queryable, portfolioId: string, sent: PortfolioInput): Promise<void> {
      if (sent.experiences) await experiences.replace(tx, portfolioId, sent.experiences);
      if (sent.educations) await educations.replace(tx, portfolioId, sent.educations);
      if (sent.projects) await projects.replace(tx, portfolioId, sent.projects);
      if (sent.links) await links.replace(tx, portfolioId, sent.links);
    },
  };
}

export type AllParts = ReturnType<typeof createAllParts>;
