import type {
  EducationInput,
  ExperienceInput,
  PortfolioLinkInput,
  PortfolioProjectInput,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import type { MakePictures } from '../../lib/images.ts';
import type { Platform } from '../../platform.ts';
import type { MediaFilesService } from '../media-files/index.ts';
import { createAddressesRepository } from './addresses.repository.ts';
import { createAddressesService } from './addresses.service.ts';
import { createAllParts, type PartKinds } from './all-parts.service.ts';
import { createMediaRepository } from './media.repository.ts';
import { createMediaService } from './media.service.ts';
import { createOwnPortfolio, type OwnPortfolio, type People } from './own-portfolio.service.ts';
import { createPartsRepository } from './parts.repository.ts';
import { createPartsService } from './parts.service.ts';
import type { Activity } from './portfolio.activity.ts';
import { portfolioHandlers } from './portfolio.routes.ts';
import { createPortfolioService, requireFits } from './portfolio.service.ts';
import { createPortfoliosRepository } from './portfolios.repository.ts';
import { createPublicPortfolio } from './public-portfolio.service.ts';

interface Needs extends Platform {
  users: People;
  activity: Activity;
  mediaFiles: MediaFilesService;
  makePictures: MakePictures;
}

/** Portfolios: the own one, its parts and files, and the published page. */
export function createPortfolio(needs: Needs) {
  const { mediaFiles } = needs;
  const { tables } = needs.database;
  const portfolios = createPortfoliosRepository(tables);
  const media = createMediaRepository(tables);
  const addresses = createAddressesService({
    ...needs,
    addresses: createAddressesRepository(tables),
  });
  const own = createOwnPortfolio({
    ...needs,
    portfolios,
    addresses,
    requireFits: async (tx, portfolio) => requireFits(await parts.load(tx, portfolio)),
  });
  const kinds = createKinds(needs, own);
  const parts = createAllParts(kinds, media);
  const shared = { ...needs, portfolios, media, own, addresses, parts };
  const portfolio = createPortfolioService({ ...shared, removeFiles: mediaFiles.remove });
  return {
    handlers: portfolioHandlers({
      ...kinds,
      portfolio,
      media: createMediaService(shared),
      publicPortfolio: createPublicPortfolio(shared),
    }),
    startFor: own.startFor,
    /** The actor's own, whole. */
    load: async (actor: Account) => (await portfolio.get(actor)).body,
  };
}

function createKinds(needs: Platform & { activity: Activity }, own: OwnPortfolio): PartKinds {
  const { tables } = needs.database;
  const common = { ...needs, own };
  return {
    experiences: createPartsService<ExperienceInput>(
      common,
      createPartsRepository(tables, tables.experiences),
    ),
    educations: createPartsService<EducationInput>(
      common,
      createPartsRepository(tables, tables.educations),
    ),
    projects: createPartsService<PortfolioProjectInput>(
      common,
      createPartsRepository(tables, tables.portfolioProjects),
    ),
    links: createPartsService<PortfolioLinkInput>(
      common,
      createPartsRepository(tables, tables.portfolioLinks),
    ),
  };
}
