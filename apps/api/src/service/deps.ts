import type { Afterwards } from '../lib/afterwards.ts';
import type { Platform } from '../platform.ts';
import type { ActivityService } from './activity/activity.service.ts';
import type { Announcements } from './announcements/announcements.ts';
import type { AuditService } from './audit/audit.service.ts';
import type { Backups } from './daily-backups/daily-backups.service.ts';
import type { DomainEvents } from './domain-events/domain-events.ts';
import type { MailVoices } from './mail/mail-voice.ts';
import type { Outbox } from './mail/outbox.service.ts';
import type { MediaFilesService } from './media-files/media-files.service.ts';
import type { PersonalDataRegistry } from './personal-data/personal-data.ts';
import type { PublicForms } from './public-forms/public-forms.service.ts';
import type { MainSettingsService } from './settings/main-settings.service.ts';
import type { TrashBin } from './trash/trash-bin.service.ts';
import type { WebhookEvents } from './webhooks/webhook-events.service.ts';

/**
 * What this house and all above it are made from: the platform, and the services that many share. A
 * service takes all of it and names what it uses; its repositories it makes itself, for they hold
 * nothing.
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
  /** What other programs are notified of. */
  webhooks: WebhookEvents;
  /** Guards before every form that anyone may send. */
  forms: PublicForms;
  /** Copies of everything. */
  backups: Backups;
  /** How a house hears of what happens in one below it. */
  events: DomainEvents;
  /** All that is held about people, wherever it is. */
  personalData: PersonalDataRegistry;
  /** Notifies open back-offices. */
  announcements: Announcements;
  /** What administrators set, but for the company. */
  settings: MainSettingsService;
  /** The stored bytes of uploads. */
  mediaFiles: MediaFilesService;
  /** Where deleted records wait to be brought back. */
  trash: TrashBin;
}
