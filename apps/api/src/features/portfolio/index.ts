import type {
  EducationInput,
  ExperienceInput,
  PortfolioLinkInput,
  PortfolioProjectInput,
} from '@vitrine/contracts';
import { createPictureMaker } from '../../lib/images.ts';
import type { Platform } from '../../platform.ts';
import { createAddressesRepository } from './addresses.repository.ts';
import { createAddressesService } from './addresses.service.ts';
import { createAllParts, type PartKinds } from './all-parts.service.ts';
import { createMediaRepository } from './media.repository.ts';
import { createMediaService } from './media.service.ts';
import { createMediaFiles } from './media-files.service.ts';
import { createOwnPortfolio, type OwnPortfolio, type People } from './own-portfolio.service.ts';
import { createPartsRepository } from './parts.repository.ts';
import { createPartsService } from './parts.service.ts';
import { portfolioHandlers } from './portfolio.routes.ts';
import { createPortfolioService } from './portfolio.service.ts';
import { createPortfoliosRepository } from './portfolios.repository.ts';
import { createPublicPortfolio } from './public-portfolio.service.ts';

/** Portfolios: the own one, its parts and files, and the published page. */
export function createPortfolio(needs: Platform & { users: People }) {
  const { tables } = needs.database;
  const portfolios = createPortfoliosRepository(tables);
  const media = createMediaRepository(tables);
  const addresses = createAddressesService({
    ...needs,
    addresses: createAddressesRepository(tables),
  });
  const own = createOwnPortfolio({ ...needs, portfolios, addresses });
  const kinds = createKinds(needs, own);
  const parts = createAllParts(kinds, media);
  const mediaFiles = createMediaFiles({ ...needs, media });
  const shared = { ...needs, portfolios, media, own, addresses, parts, mediaFiles };
  return {
    handlers: portfolioHandlers({
      ...kinds,
      portfolio: createPortfolioService({ ...shared, removeFiles: mediaFiles.remove }),
      media: createMediaService({ ...shared, makePictures: createPictureMaker() }),
      publicPortfolio: createPublicPortfolio(shared),
    }),
    startFor: own.startFor,
    media: { find: mediaFiles.find, sweep: mediaFiles.sweep },
  };
}

function createKinds(needs: Platform, own: OwnPortfolio): PartKinds {
  const { tables } = needs.database;
  const common = { ...needs, own };
  return {
    experiences: createPartsService(
      common,
      createPartsRepository<ExperienceInput>(tables, tables.experiences),
    ),
    educations: createPartsService(
      common,
      createPartsRepository<EducationInput>(tables, tables.educations),
    ),
    projects: createPartsService(
      common,
      createPartsRepository<PortfolioProjectInput>(tables, tables.portfolioProjects),
    ),
    links: createPartsService(
      common,
      createPartsRepository<PortfolioLinkInput>(tables, tables.portfolioLinks),
    ),
  };
}
