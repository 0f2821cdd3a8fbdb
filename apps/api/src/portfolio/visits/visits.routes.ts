import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createConnectionsService, createContactOwner } from './connections.service.ts';
import { createDashboardService } from './dashboard.service.ts';
import { createViewsService } from './views.service.ts';

type Visits =
  | 'publicPortfolio.view'
  | 'publicPortfolio.contact'
  | EndpointsOf<'activity'>
  | EndpointsOf<'connections'>
  | EndpointsOf<'dashboard'>;

/**
 * Who comes to the published pages: counted without knowing who, or by their own word. And what
 * else has happened to one's page and account.
 */
export function visitsHandlers(deps: Deps): Handlers<Visits> {
  const views = createViewsService(deps);
  const contact = createContactOwner(deps);
  const connections = createConnectionsService(deps);
  const dashboard = createDashboardService(deps);
  return {
    'publicPortfolio.view': ({ actor, input, client }) =>
      views.count(input.params.customUrl, actor, client),
    'publicPortfolio.contact': async ({ input, say }) => {
      const page = await contact.findPage(input.params.customUrl);
      return { message: say(await contact.send(page, input.body)) };
    },
    'activity.list': ({ actor, input }) => deps.activity.list(actor, input.query),
    'connections.list': ({ actor, input }) => connections.list(actor, input.query),
    'connections.update': ({ actor, input }) =>
      connections.setRead(actor, input.params.id, input.body.read),
    'connections.delete': ({ actor, input }) => connections.delete(actor, input.params.id),
    'dashboard.get': ({ actor }) => dashboard.get(actor),
  };
}
