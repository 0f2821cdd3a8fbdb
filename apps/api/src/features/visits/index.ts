import type { Platform } from '../../platform.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { PublicForms } from '../public-forms/public-forms.service.ts';
import { createConnectionsRepository } from './connections.repository.ts';
import { createConnectionsService } from './connections.service.ts';
import { createContactOwner } from './contact.service.ts';
import { createDashboardService } from './dashboard.service.ts';
import { createPublishedPagesRepository } from './published-pages.repository.ts';
import { createPublishedPages } from './published-pages.service.ts';
import { createViewsRepository } from './views.repository.ts';
import { createViewsService } from './views.service.ts';
import { visitsHandlers } from './visits.routes.ts';

interface Needs extends Platform {
  activity: ActivityService;
  forms: PublicForms;
  outbox: Outbox;
}

/** Who comes to the published pages: counted without knowing who, or by their own word. */
export function createVisits(needs: Needs) {
  const { tables } = needs.database;
  const views = createViewsRepository(tables);
  const connections = createConnectionsRepository(tables);
  const pages = createPublishedPages({
    ...needs,
    pages: createPublishedPagesRepository(tables),
  });
  const counting = createViewsService({ ...needs, views, pages });
  return {
    handlers: visitsHandlers({
      views: counting,
      contact: createContactOwner({ ...needs, connections, pages }),
      connections: createConnectionsService({ ...needs, connections }),
      dashboard: createDashboardService({ ...needs, views, connections }),
    }),
    views: { forgetPastDays: counting.forgetPastDays },
  };
}
