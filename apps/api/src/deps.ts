import type { ActivityService } from './features/activity/activity.service.ts';
import type { Announcements } from './features/announcements/announcements.ts';
import type { AuditService } from './features/audit/audit.service.ts';
import type { SessionsService } from './features/auth/sessions.service.ts';
import type { DomainEvents } from './features/domain-events/domain-events.ts';
import type { LiveEvents } from './features/live-events/live-events.service.ts';
import type { MailVoices } from './features/mail/mail-voice.ts';
import type { Outbox } from './features/mail/outbox.service.ts';
import type { MainSettingsService } from './features/main-settings/main-settings.service.ts';
import type { MediaFilesService } from './features/media-files/media-files.service.ts';
import type { PersonalDataRegistry } from './features/personal-data/personal-data.ts';
import type { PictureUses } from './features/picture-uses/picture-uses.service.ts';
import type { PublicForms } from './features/public-forms/public-forms.service.ts';
import type { TrashBin } from './features/trash-bin/trash-bin.service.ts';
import type { WebhookEvents } from './features/webhooks/webhook-events.service.ts';
import type { Afterwards } from './lib/afterwards.ts';
import type { Platform } from './platform.ts';

/**
 * What features are made from: the platform, and the services that several of them share. A service
 * takes all of it and names what it uses; its repositories it makes itself, for they hold nothing.
 */
export interface Deps extends Platform {
  /** What administrators did. */
  audit: AuditService;
  /** What happened to accounts. */
  activity: ActivityService;
  /** What goes on when its request has been answered. */
  afterwards: Afterwards;
  /** Mails that are to be sent. */
  outbox: Outbox;
  /** In whose name mails speak, and in which language. */
  mailVoices: MailVoices;
  /** What other programs are told of. */
  webhooks: WebhookEvents;
  /** Guards before every form that anyone may send. */
  forms: PublicForms;
  sessions: SessionsService;
  /** How a house hears of what happens in one below it. */
  events: DomainEvents;
  /** All that is held about people, wherever it is. */
  personalData: PersonalDataRegistry;
  /** Notifies open back-offices. */
  announcements: Announcements;
  /** The streams by which open back-offices are notified. */
  liveEvents: LiveEvents;
  /** What administrators set, but for the company. */
  settings: MainSettingsService;
  /** The stored bytes of uploads. */
  mediaFiles: MediaFilesService;
  /** Where deleted records wait to be brought back. */
  trash: TrashBin;
  /** Where the website shows its uploaded pictures. */
  pictureUses: PictureUses;
}
