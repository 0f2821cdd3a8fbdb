import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createContactOwner } from '../visits/connections.service.ts';
import { createViewsService } from '../visits/views.service.ts';
import { createOpenedPages } from './opened-pages.service.ts';
import { createShareLinks } from './share-links.service.ts';

type Sharing =
  | EndpointsOf<'portfolioPreview'>
  | EndpointsOf<'shareLinks'>
  | EndpointsOf<'sharedPortfolio'>;

/** Ways to a portfolio beside its public address: its owner's preview, and links that end. */
export function portfolioSharingHandlers(deps: Deps): Handlers<Sharing> {
  const opened = createOpenedPages(deps);
  const links = createShareLinks(deps);
  const contact = createContactOwner(deps);
  const views = createViewsService(deps);
  return {
    'portfolioPreview.link': ({ actor }) => opened.makePreview(actor),
    'portfolioPreview.get': ({ input: { params, query } }) =>
      opened.getPreviewed(params.token, query.locale),
    'shareLinks.list': ({ actor, input }) => links.list(actor, input.query),
    'shareLinks.create': ({ actor, input }) => links.create(actor, input.body),
    'shareLinks.end': ({ actor, input }) => links.end(actor, input.params.id),
    'sharedPortfolio.get': ({ input: { params, query } }) =>
      opened.getShared(params.token, query.locale),
    'sharedPortfolio.contact': async ({ input, say }) => {
      const { page } = await opened.requireShared(input.params.token);
      return { message: say(await contact.send(page, input.body)) };
    },
    'sharedPortfolio.view': async ({ actor, input, client }) => {
      const visited = await opened.requireShared(input.params.token);
      await views.countByLink({ ...visited, actor, client });
    },
  };
}
