import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { createMediaService } from './media.service.ts';
import { createAllParts } from './parts.service.ts';
import { createPortfolioService } from './portfolio.service.ts';

/** Portfolios: the own one, its parts and files, and the published page. */
export function portfolioHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'portfolio'> | EndpointsOf<'media'> | 'publicPortfolio.get'> {
  const portfolio = createPortfolioService(deps);
  const media = createMediaService(deps);
  const { experiences, educations, projects, links } = createAllParts(deps);
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
    'publicPortfolio.get': ({ actor, input }) => portfolio.getPublic(actor, input.params.customUrl),
  };
}
