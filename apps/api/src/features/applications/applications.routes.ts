import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { ApplicationReviews } from './application-reviews.service.ts';
import { presentApplication } from './applications.presenter.ts';
import type { ApplicationsService } from './applications.service.ts';

export type ApplicationEndpoints = EndpointsOf<'applications' | 'admin.applications'>;

export function applicationHandlers(
  arriving: ApplicationsService,
  reviews: ApplicationReviews,
): Handlers<ApplicationEndpoints> {
  return {
    'applications.send': async ({ input }) => ({ message: await arriving.send(input.body) }),
    'admin.applications.list': async ({ input }) => {
      const { items, next } = await reviews.list(input.query);
      return { items: items.map(presentApplication), next };
    },
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
