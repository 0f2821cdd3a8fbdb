// The door of this house: what others may use of it.
export type { Announcement, Announcements } from './announcements/announcements.ts';
export type { AuditService } from './audit/audit.service.ts';
export { createClaimsRepository } from './claims/claims.repository.ts';
export { type Backups, backupFailed } from './daily-backups/daily-backups.service.ts';
export type { Deps as ServiceDeps } from './deps.ts';
export { defineEvent } from './domain-events/domain-events.ts';
export { createHealth } from './health/health.service.ts';
export { service } from './house.ts';
export { createKeptCalls } from './idempotency/kept-calls.service.ts';
export { type MailOutcome, mailRetried, mailSettled } from './mail/mail-events.ts';
export type { MailVoice } from './mail/mail-voice.ts';
export {
  ANSWER_CAUSES,
  createOutboxRepository,
  type OutboxMail,
} from './mail/outbox.repository.ts';
export type { Outbox } from './mail/outbox.service.ts';
export {
  type OutgoingMail,
  type PlainMail,
  plainMail,
  type WrittenMail,
} from './mail/outgoing-mail.ts';
export { english } from './mail/words/english/index.ts';
export { type Letter, letter } from './mail/words/letter.ts';
export type { MailWords } from './mail/words/mail-words.ts';
export {
  adoptFiles,
  refuseUnfinishedCopy,
  requireOwnFiles,
} from './media-files/installation-check.ts';
export { createKnownFilesRepository } from './media-files/known-files.repository.ts';
export { createMediaFiles, type MediaFilesService } from './media-files/media-files.service.ts';
export { storeUpload } from './media-files/store-upload.ts';
export { TRASH_DAYS, type TrashEntry } from './media-files/trash.ts';
export { jsonDocument, listDocument } from './personal-data/documents.ts';
export type {
  ArchiveDocument,
  ArchivedUpload,
  PersonalData,
} from './personal-data/personal-data.ts';
export type { PublicForms } from './public-forms/public-forms.service.ts';
export {
  type CompanyTime,
  readCompanyEmail,
  readCompanyName,
  readCompanyTime,
  readPublicLocales,
  readToday,
} from './settings/company-name.ts';
export { createSettingsRepository } from './settings/settings.repository.ts';
export { rowsNaming } from './trash/rows-naming.ts';
export { createTrashRepository, type TrashRow } from './trash/trash.repository.ts';
export { isContentKind, kindOfTrash } from './trash/trash-kinds.ts';
export { reachOf, requireReach } from './trash/trash-reach.ts';
export { type Counted, createVisitMarks } from './visit-marks/visit-marks.service.ts';
export { newSigningSecret } from './webhooks/sign-webhook.ts';
export {
  createWebhookDeliveries,
  type WebhookDeliveries,
} from './webhooks/webhook-deliveries.service.ts';
export { webhookSwitchedOff } from './webhooks/webhook-switched-off.ts';
export {
  createDeliveriesRepository,
  createWebhooksRepository,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks/webhooks.repository.ts';
