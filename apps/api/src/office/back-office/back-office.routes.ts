import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createBackOffice } from './back-office.service.ts';

type BackOffice = 'admin.overview' | 'admin.waiting' | 'admin.events' | EndpointsOf<'admin.audit'>;

/** What the back-office shows of the whole installation: its figures, what arrives, who did what. */
export function backOfficeHandlers(deps: Deps): Handlers<BackOffice> {
  const { audit, liveEvents } = deps;
  const office = createBackOffice(deps);
  return {
    'admin.overview': ({ actor }) => office.overview(actor),
    'admin.waiting': ({ actor }) => office.waiting(actor),
    'admin.events': async ({ actor }) => liveEvents.open(actor),
    'admin.audit.list': ({ input }) => audit.list(input.query),
    'admin.audit.export': async ({ input, words }) => audit.export(input.query, words().tables),
  };
}
