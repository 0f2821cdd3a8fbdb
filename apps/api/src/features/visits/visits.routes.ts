import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { ConnectionsService } from './connections.service.ts';
import type { ContactOwner } from './contact.service.ts';
import type { DashboardService } from './dashboard.service.ts';
import type { ViewsService } from './views.service.ts';

interface Services {
  views: ViewsService;
  contact: ContactOwner;
  connections: ConnectionsService;
  dashboard: DashboardService;
}

type Visits =
  | 'publicPortfolio.view'
  | 'publicPortfolio.contact'
  | EndpointsOf<'connections'>
  | EndpointsOf<'dashboard'>;

export function visitsHandlers(services: Services): Handlers<Visits> {
  const { views, contact, connections, dashboard } = services;
  return {
    'publicPortfolio.view': ({ actor, input, client }) =>
      views.count(input.params.customUrl, actor, client).then(() => undefined),
    'publicPortfolio.contact': async ({ input }) => ({
      message: await contact.send(input.params.customUrl, input.body),
    }),
    'connections.list': ({ actor, input }) => connections.list(actor, input.query.after),
    'connections.update': ({ actor, input }) =>
      connections.setRead(actor, input.params.id, input.body.read),
    'connections.delete': ({ actor, input }) =>
      connections.delete(actor, input.params.id).then(() => undefined),
    'dashboard.get': ({ actor }) => dashboard.get(actor),
  };
}
