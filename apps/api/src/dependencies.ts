import type { Deps } from './deps.ts';
import { accountHandlers } from './features/account/account.routes.ts';
import { createActivityService } from './features/activity/activity.service.ts';
import { createAnnouncements } from './features/announcements/announcements.ts';
import { applicationHandlers } from './features/applications/applications.routes.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { authHandlers } from './features/auth/auth.routes.ts';
import { createOperatorAccounts } from './features/auth/operator-accounts.service.ts';
import { createSessionsService } from './features/auth/sessions.service.ts';
import { createUsersRepository } from './features/auth/users.repository.ts';
import { backOfficeHandlers } from './features/back-office/back-office.routes.ts';
import { blogHandlers } from './features/blog/blog.routes.ts';
import { followPicturesInArticles } from './features/blog/follow-pictures.ts';
import { postDraftHandlers } from './features/blog/post-drafts.routes.ts';
import { createPostWriting } from './features/blog/post-writing.service.ts';
import { writingPersonalData } from './features/blog/writing-personal-data.ts';
import { contactHandlers } from './features/contact/contact.routes.ts';
import { contentHandlers } from './features/content/content.routes.ts';
import { createDomainEvents } from './features/domain-events/domain-events.ts';
import { healthHandlers } from './features/health/health.routes.ts';
import { createKeptCalls } from './features/idempotency/kept-calls.service.ts';
import { createArrivalDigests } from './features/inbox/arrival-mails.ts';
import { inboxHandlers } from './features/inbox/inbox.routes.ts';
import { officePersonalData } from './features/inbox/office-personal-data.ts';
import { createKeptReplyFiles } from './features/inbox/reply-files.service.ts';
import { libraryHandlers } from './features/library/library.routes.ts';
import { createLiveEvents } from './features/live-events/live-events.service.ts';
import { createMailVoices } from './features/mail/mail-voice.ts';
import { createOutbox } from './features/mail/outbox.service.ts';
import { createMainSettings } from './features/main-settings/main-settings.service.ts';
import { createMediaFiles } from './features/media-files/media-files.service.ts';
import { messageHandlers } from './features/messages/messages.routes.ts';
import { followReplyMails } from './features/messages/reply-results.ts';
import { followPicturesInIssues } from './features/newsletter/follow-pictures.ts';
import { followIssueMails } from './features/newsletter/issue-results.ts';
import { createIssueSending } from './features/newsletter/issue-sending.service.ts';
import { createIssuesService } from './features/newsletter/issues.service.ts';
import { newsletterHandlers } from './features/newsletter/newsletter.routes.ts';
import { pageHandlers } from './features/pages/pages.routes.ts';
import { personHandlers } from './features/people/people.routes.ts';
import { createPersonErasure } from './features/people/person-erasure.service.ts';
import { createPersonalData } from './features/personal-data/personal-data.ts';
import { personalTokenHandlers } from './features/personal-tokens/personal-tokens.routes.ts';
import { createTokenSignIn } from './features/personal-tokens/token-sign-in.service.ts';
import { followPictures } from './features/picture-uses/follow-pictures.ts';
import { createPictureUses } from './features/picture-uses/picture-uses.service.ts';
import { portfolioHandlers } from './features/portfolio/portfolio.routes.ts';
import {
  followAccounts,
  portfolioPersonalData,
} from './features/portfolio/portfolio-personal-data.ts';
import { portfolioSharingHandlers } from './features/portfolio-sharing/portfolio-sharing.routes.ts';
import { createPublicForms } from './features/public-forms/public-forms.service.ts';
import { createReads } from './features/reads/reads.service.ts';
import { referenceHandlers } from './features/references/references.routes.ts';
import { createReferences } from './features/references/references.service.ts';
import { createRetentionService } from './features/retention/retention.service.ts';
import { createSecondFactorReset } from './features/second-factor/reset-second-factor.service.ts';
import { secondFactorHandlers } from './features/second-factor/second-factor.routes.ts';
import { settingsHandlers } from './features/settings/settings.routes.ts';
import { setupHandlers } from './features/setup/setup.routes.ts';
import { createSyndication } from './features/syndication/syndication.service.ts';
import { createTrashErasure } from './features/trash/empty-trash.service.ts';
import { trashHandlers } from './features/trash/trash.routes.ts';
import { createTrashBin } from './features/trash-bin/trash-bin.service.ts';
import { userHandlers } from './features/users/users.routes.ts';
import { createVisitMarks } from './features/visit-marks/visit-marks.service.ts';
import { visitsHandlers } from './features/visits/visits.routes.ts';
import { notifyOfSwitchedOff } from './features/webhook-settings/switched-off-notices.ts';
import { webhookHandlers } from './features/webhook-settings/webhooks.routes.ts';
import { createWebhookDeliveries } from './features/webhooks/webhook-deliveries.service.ts';
import { createWebhookEvents } from './features/webhooks/webhook-events.service.ts';
import { createInvoke } from './http/invoke.ts';
import { createAfterwards } from './lib/afterwards.ts';
import { createRenderCache } from './lib/render-cache.ts';
import { createAccessTokens } from './lib/tokens.ts';
import type { Platform } from './platform.ts';

export type Dependencies = ReturnType<typeof createDependencies>;

/** Puts the parts of the program together; the only place that knows all of them. */
export function createDependencies(platform: Platform) {
  const deps = createDeps(platform);
  const { mediaFiles: media } = deps;
  followEachOther(deps);
  const rendered = createRenderCache();
  const reads = createReads(platform);
  const marks = createVisitMarks(platform);
  const invoke = createInvoke({
    ...authHandlers(deps),
    ...accountHandlers(deps),
    ...secondFactorHandlers(deps),
    ...setupHandlers(deps),
    ...personalTokenHandlers(deps),
    ...portfolioHandlers(deps),
    ...visitsHandlers(deps),
    ...portfolioSharingHandlers(deps),
    ...referenceHandlers(deps),
    ...blogHandlers(deps),
    ...postDraftHandlers(deps),
    ...contentHandlers(deps),
    ...pageHandlers(deps),
    ...contactHandlers(deps),
    ...applicationHandlers(deps),
    ...newsletterHandlers(deps),
    ...personHandlers(deps),
    ...backOfficeHandlers(deps),
    ...messageHandlers(deps),
    ...inboxHandlers(deps),
    ...settingsHandlers(deps),
    ...userHandlers(deps),
    ...libraryHandlers(deps),
    ...healthHandlers(deps),
    ...webhookHandlers(deps),
    ...trashHandlers(deps),
  });
  return {
    platform,
    invoke,
    sessions: deps.sessions,
    tokenSignIn: createTokenSignIn(platform),
    afterwards: deps.afterwards,
    outbox: deps.outbox,
    webhooks: createWebhookDeliveries(deps),
    events: deps.events,
    announcements: deps.announcements,
    liveEvents: deps.liveEvents,
    media,
    rendered,
    keptCalls: createKeptCalls(platform),
    users: createUsersRepository(platform.database.tables),
    forgetPastDays: async (): Promise<void> => {
      await reads.forgetOld();
      await marks.forgetPastDays();
    },
    retention: createRetentionService(deps),
    trash: createTrashErasure(deps),
    references: createReferences(deps),
    replyFiles: createKeptReplyFiles(deps),
    resetSecondFactor: createSecondFactorReset(deps).byOperator,
    erasePerson: createPersonErasure(deps).eraseByOperator,
    operatorAccounts: createOperatorAccounts(deps),
    issuePreview: createIssuesService(deps).framed,
    queueIssues: createIssueSending(deps).queueDue,
    queueDigests: createArrivalDigests(deps).queueDue,
    publishDue: createPostWriting(deps).publishDue,
    publicTexts: createSyndication(platform),
  };
}

/** What houses do when something happens in another, and what each holds about people. */
function followEachOther(deps: Deps): void {
  followAccounts(deps);
  followPictures(deps);
  followPicturesInArticles(deps);
  followPicturesInIssues(deps);
  followReplyMails(deps);
  followIssueMails(deps);
  notifyOfSwitchedOff(deps);
  deps.personalData.add(writingPersonalData(deps));
  deps.personalData.add(portfolioPersonalData(deps));
  deps.personalData.add(officePersonalData(deps));
}

/** The services that several features share, each made once. */
function createDeps(platform: Platform): Deps {
  const { database } = platform;
  const settings = createMainSettings(database.tables);
  const tokens = createAccessTokens(platform.signer);
  const sessions = createSessionsService({ ...platform, tokens });
  const afterwards = createAfterwards();
  const events = createDomainEvents();
  const personalData = createPersonalData();
  const announcements = createAnnouncements(database);
  const voices = createMailVoices(platform);
  const outbox = createOutbox({
    ...platform,
    sender: voices.sender,
    voice: voices.read,
    events,
  });
  const webhooks = createWebhookEvents(platform);
  const audit = createAuditService({ ...platform, announcements });
  const mediaFiles = createMediaFiles(platform);
  return {
    ...platform,
    audit,
    afterwards,
    activity: createActivityService(platform),
    outbox,
    mailVoices: voices,
    webhooks,
    forms: createPublicForms({ ...platform, outbox }),
    sessions,
    events,
    personalData,
    announcements,
    liveEvents: createLiveEvents({ ...platform, sessions, afterwards, announcements }),
    settings,
    mediaFiles,
    trash: createTrashBin({ ...platform, audit, mediaFiles, personalData }),
    pictureUses: createPictureUses(database),
  };
}
