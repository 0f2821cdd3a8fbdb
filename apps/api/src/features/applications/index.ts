import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { PublicForms } from '../public-forms/public-forms.service.ts';
import { createApplicationsRepository } from './applications.repository.ts';
import { createApplicationsService } from './applications.service.ts';

/** The application forms of the careers page. */
export function createApplications(
  platform: Platform,
  forms: PublicForms,
): { handlers: Handlers<EndpointsOf<'applications'>> } {
  const applications = createApplicationsRepository(platform.database.tables);
  const service = createApplicationsService({ ...platform, applications, forms });
  return {
    handlers: {
      'applications.send': async ({ input }) => ({ message: await service.send(input.body) }),
    },
  };
}
