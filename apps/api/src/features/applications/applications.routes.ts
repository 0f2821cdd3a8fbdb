import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { presentPage } from '../../lib/list-page.ts';
import { createApplicationReviews } from './application-reviews.service.ts';
import { presentApplication } from './applications.presenter.ts';
import { createApplicationsService } from './applications.service.ts';

/** Applications: the forms of the Solutions page, and what administrators do with them. */
export function applicationHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'applications' | 'admin.applications'>> {
  const applications = createApplicationsService(deps);
  const reviews = createApplicationReviews(deps);
  return {
    'applications.send': async ({ input }) => ({ message: await applications.send(input.body) }),
    'admin.applications.list': async ({ input }) =>
      presentPage(await reviews.list(input.query), presentApplication),
    'admin.applications.counts': ({ input }) => reviews.count(input.query),
    'admin.applications.export': async ({ input }) => reviews.export(input.query),
    'admin.applications.get': async ({ input }) =>
      presentApplication(await reviews.require(input.params.id)),
    'admin.applications.update': async ({ actor, input }) =>
      presentApplication(await reviews.setStatus(actor, input.params.id, input.body.status)),
    'admin.applications.delete': async ({ actor, input }) => {
      await reviews.delete(actor, input.params.id);
      return undefined;
    },
  };
}
