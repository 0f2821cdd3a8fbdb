import type { Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { RecordAct } from '../audit/index.ts';
import type { Announce } from '../live-events/index.ts';
import type { PublicForms } from '../public-forms/public-forms.service.ts';
import { createApplicationReviews } from './application-reviews.service.ts';
import { createApplicationsRepository } from './applications.repository.ts';
import { type ApplicationEndpoints, applicationHandlers } from './applications.routes.ts';
import { createApplicationsService } from './applications.service.ts';

interface Needs extends Platform {
  forms: PublicForms;
  record: RecordAct;
  announce: Announce;
}

/** Applications: the forms of the Solutions page, and what administrators do with them. */
export function createApplications(needs: Needs): { handlers: Handlers<ApplicationEndpoints> } {
  const applications = createApplicationsRepository(needs.database.tables, needs.database.search);
  const arriving = createApplicationsService({ ...needs, applications });
  const reviews = createApplicationReviews({ ...needs, applications });
  return { handlers: applicationHandlers(arriving, reviews) };
}
