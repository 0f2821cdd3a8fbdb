import { createAfterwards } from '../lib/afterwards.ts';
import type { Platform } from '../platform.ts';
import { createActivityService } from './activity/activity.service.ts';
import { createAnnouncements } from './announcements/announcements.ts';
import { createAuditService } from './audit/audit.service.ts';
import { createBackups } from './daily-backups/daily-backups.service.ts';
import type { Deps } from './deps.ts';
import { createDomainEvents } from './domain-events/domain-events.ts';
import { healthHandlers } from './health/health.routes.ts';
import { createMailVoices } from './mail/mail-voice.ts';
import { createOutbox } from './mail/outbox.service.ts';
import { createMediaFiles } from './media-files/media-files.service.ts';
import { createPersonalData } from './personal-data/personal-data.ts';
import { createPublicForms } from './public-forms/public-forms.service.ts';
import { createMainSettings } from './settings/main-settings.service.ts';
import { createTrashBin } from './trash/trash-bin.service.ts';
import { createWebhookEvents } from './webhooks/webhook-events.service.ts';

/** What every other house uses: mail, webhooks, the logs, the trash, uploads, health. */
export const service = {
  create(platform: Platform): Deps {
    const { database } = platform;
    const events = createDomainEvents();
    const personalData = createPersonalData();
    const announcements = createAnnouncements(database);
    const audit = createAuditService({ ...platform, announcements });
    const mediaFiles = createMediaFiles(platform);
    const mailVoices = createMailVoices(platform);
    const outbox = createOutbox({
      ...platform,
      sender: mailVoices.sender,
      voice: mailVoices.read,
      events,
    });
    return {
      ...platform,
      activity: createActivityService(platform),
      afterwards: createAfterwards(),
      announcements,
      audit,
      backups: createBackups({ ...platform, events }),
      events,
      forms: createPublicForms({ ...platform, outbox }),
      mailVoices,
      mediaFiles,
      outbox,
      personalData,
      settings: createMainSettings(database.tables),
      trash: createTrashBin({ ...platform, audit, mediaFiles, personalData }),
      webhooks: createWebhookEvents(platform),
    };
  },
  handlers: (deps: Deps) => healthHandlers(deps),
};
