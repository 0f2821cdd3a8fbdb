import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import { createActivityRepository } from './activity.repository.ts';
import { createActivityService } from './activity.service.ts';

/** What happened lately, for those to whom it happened. */
export function createActivity(platform: Platform) {
  const activities = createActivityRepository(platform.database.tables);
  const service = createActivityService({ ...platform, activities });
  const handlers: Handlers<EndpointsOf<'activity'>> = {
    'activity.list': ({ actor, input }) => service.list(actor, input.query.after),
  };
  return { ...service, handlers };
}
