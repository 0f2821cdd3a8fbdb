import type { SiteDeps } from '../site/index.ts';

import { applicationHandlers } from './applications/applications.routes.ts';
import { createApplicationsRoom } from './applications/applications.service.ts';
import { backOfficeHandlers } from './back-office/back-office.routes.ts';
import type { Deps } from './deps.ts';
import { announceReplies, followMails } from './inbox/follow-mails.ts';
import { inboxHandlers } from './inbox/inbox.routes.ts';
import { createLiveEvents } from './live-events/live-events.service.ts';
import { messageHandlers } from './messages/messages.routes.ts';
import { createMessagesRoom } from './messages/messages.service.ts';
import { followPicturesInIssues } from './newsletter/follow-pictures.ts';
import { followIssueMails } from './newsletter/issue-results.ts';
import { newsletterHandlers } from './newsletter/newsletter.routes.ts';
import { notifyAdmins } from './outbox/admin-notices.ts';
import { officePersonalData } from './personal-data.ts';
import { settingsHandlers } from './settings/settings.routes.ts';
import { translationHandlers } from './translations/translations.routes.ts';
import { trashHandlers } from './trash/trash.routes.ts';
import { webhookHandlers } from './webhooks/webhooks.routes.ts';

/** Where staff work: what arrives, the newsletter, the trash, the settings. */
export const office = {
  create: (deps: SiteDeps): Deps => ({ ...deps, liveEvents: createLiveEvents(deps) }),
  handlers: (deps: Deps) => ({
    ...messageHandlers(deps),
    ...applicationHandlers(deps),
    ...inboxHandlers(deps),
    ...newsletterHandlers(deps),
    ...backOfficeHandlers(deps),
    ...settingsHandlers(deps),
    ...webhookHandlers(deps),
    ...trashHandlers(deps),
    ...translationHandlers(deps),
  }),
  follow(deps: Deps): void {
    announceReplies(deps);
    followMails(createMessagesRoom(deps));
    followMails(createApplicationsRoom(deps));
    followIssueMails(deps);
    followPicturesInIssues(deps);
    notifyAdmins(deps);
    deps.personalData.add(officePersonalData(deps));
  },
};
