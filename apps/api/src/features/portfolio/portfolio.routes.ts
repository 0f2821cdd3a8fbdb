import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { PartKinds } from './all-parts.service.ts';
import type { MediaService } from './media.service.ts';
import type { PortfolioService } from './portfolio.service.ts';
import type { PublicPortfolioService } from './public-portfolio.service.ts';

interface Services extends PartKinds {
  portfolio: PortfolioService;
  media: MediaService;
  publicPortfolio: PublicPortfolioService;
}

export function portfolioHandlers(
  services: Services,
): Handlers<EndpointsOf<'portfolio'> | EndpointsOf<'media'> | 'publicPortfolio.get'> {
  const { portfolio, experiences, educations, projects, links, media, publicPortfolio } = services;
  return {
    'portfolio.get': ({ actor }) => portfolio.get(actor),
    'portfolio.save': ({ actor, input, ifMatch }) => portfolio.save(actor, input.body, ifMatch),
    'portfolio.experiences.add': ({ actor, input }) => experiences.add(actor, input.body),
    'portfolio.experiences.delete': ({ actor, input }) =>
      experiences.delete(actor, input.params.id),
    'portfolio.educations.add': ({ actor, input }) => educations.add(actor, input.body),
    'portfolio.educations.delete': ({ actor, input }) => educations.delete(actor, input.params.id),
    'portfolio.projects.add': ({ actor, input }) => projects.add(actor, input.body),
    'portfolio.projects.delete': ({ actor, input }) => projects.delete(actor, input.params.id),
    'portfolio.links.add': ({ actor, input }) => links.add(actor, input.body),
    'portfolio.links.delete': ({ actor, input }) => links.delete(actor, input.params.id),
    'media.upload': ({ actor, input, file }) => media.upload(actor, input.body, file),
    'media.delete': ({ actor, input }) => media.delete(actor, input.params.id),
    'publicPortfolio.get': ({ actor, input }) => publicPortfolio.get(actor, input.params.customUrl),
  };
}
