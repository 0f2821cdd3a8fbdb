import { type PortfolioList, portfolioListNames } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Account } from '../../lib/actor.ts';
import type { Deps } from '../deps.ts';
import { createEntries } from './entries.service.ts';
import { createMediaService } from './media.service.ts';
import { createPortfolioService } from './portfolio.service.ts';

interface EntryCall {
  input: { params: { id: string }; body: Record<string, unknown> };
  actor: Account;
}
type EntryEndpoint = `portfolio.${PortfolioList}.${'add' | 'delete'}`;

/** Portfolios: the own one, its parts and files, and the published page. */
export function portfolioHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'portfolio'> | EndpointsOf<'media'> | 'publicPortfolio.get'> {
  const portfolio = createPortfolioService(deps);
  const media = createMediaService(deps);
  const entries = createEntries(deps);
  const ofLists = portfolioListNames.map((list) => ({
    [`portfolio.${list}.add`]: ({ actor, input }: EntryCall) =>
      entries.add(actor, list, input.body),
    [`portfolio.${list}.delete`]: ({ actor, input }: EntryCall) =>
      entries.delete(actor, list, input.params.id),
  }));
  return {
    // names and inputs are those of the endpoint table, which the types cannot follow through a loop
    ...(Object.assign({}, ...ofLists) as Handlers<EntryEndpoint>),
    'portfolio.get': ({ actor }) => portfolio.get(actor),
    'portfolio.save': ({ actor, input, ifMatch }) => portfolio.save(actor, input.body, ifMatch),
    'media.upload': ({ actor, input, file }) => media.upload(actor, input.body, file),
    'media.delete': ({ actor, input }) => media.delete(actor, input.params.id),
    'publicPortfolio.get': ({ actor, input: { params, query } }) =>
      portfolio.getPublic(actor, params.customUrl, query.locale),
  };
}
