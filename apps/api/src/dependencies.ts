import { createAccount } from './features/account/index.ts';
import { createActivity } from './features/activity/index.ts';
import { createApplications } from './features/applications/index.ts';
import { createAudit } from './features/audit/index.ts';
import { createAccountsService } from './features/auth/accounts.service.ts';
import { authHandlers } from './features/auth/auth.routes.ts';
import { createEmailChangesRepository } from './features/auth/email-changes.repository.ts';
import { createPasswordResetsRepository } from './features/auth/password-resets.repository.ts';
import { createPasswordResetsService } from './features/auth/password-resets.service.ts';
import { createSessionsRepository } from './features/auth/sessions.repository.ts';
import { createSessionsService } from './features/auth/sessions.service.ts';
import { createUsersRepository } from './features/auth/users.repository.ts';
import { createBackOffice } from './features/back-office/index.ts';
import { createBlog } from './features/blog/index.ts';
import { createContact } from './features/contact/index.ts';
import { createContent } from './features/content/index.ts';
import { createHealth } from './features/health/index.ts';
import { createLibrary } from './features/library/index.ts';
import { createLiveEvents } from './features/live-events/index.ts';
import { createOutboxRepository } from './features/mail/outbox.repository.ts';
import { outboxHandlers } from './features/mail/outbox.routes.ts';
import { createOutbox } from './features/mail/outbox.service.ts';
import { createOutboxOffice } from './features/mail/outbox-office.service.ts';
import { createUploadedFiles } from './features/media-files/index.ts';
import { createMessages, tellOfReplies } from './features/messages/index.ts';
import { createNewsletter } from './features/newsletter/index.ts';
import { createPages } from './features/pages/index.ts';
import { createPictureUses } from './features/picture-uses/index.ts';
import { createPortfolio } from './features/portfolio/index.ts';
import { createPortfolioDownloads } from './features/portfolio-downloads/index.ts';
import { createPublicForms } from './features/public-forms/index.ts';
import { createRetention } from './features/retention/index.ts';
import { createSettings } from './features/settings/index.ts';
import { createShareImages } from './features/share-images/index.ts';
import { createSyndication } from './features/syndication/index.ts';
import { createUsers } from './features/users/index.ts';
import { createVisits } from './features/visits/index.ts';
import { createInvoke } from './http/invoke.ts';
import { createPictureMaker } from './lib/images.ts';
import { createAccessTokens } from './lib/tokens.ts';
import type { Platform } from './platform.ts';

export type Dependencies = ReturnType<typeof createDependencies>;

/** Puts the parts of the program together; the only place that knows all of them. */
export function createDependencies(platform: Platform) {
  const { database, clock, secret, logger } = platform;
  const { tables } = database;
  const users = createUsersRepository(tables);
  const sessionRows = createSessionsRepository(tables);
  const tokens = createAccessTokens(secret, clock);
  const sessions = createSessionsService({ ...platform, sessions: sessionRows, tokens });
  const activity = createActivity(platform);
  const audit = createAudit(platform);
  const { record } = audit;
  const pictureUses = createPictureUses(platform.database.tables);
  const events = createLiveEvents({ ...platform, sessions });
  const { announce } = events;
  const settings = createSettings({ ...platform, record });
  const mails = { repository: createOutboxRepository(tables), sender: settings.sender };
  const outbox = createOutbox({ ...platform, ...mails, onSettled: tellOfReplies(announce) });
  const mediaFiles = createUploadedFiles(platform);
  const makePictures = createPictureMaker();
  const portfolio = createPortfolio({ ...platform, users, activity, mediaFiles, makePictures });
  const accounts = createAccountsService({
    ...platform,
    users,
    sessions,
    onRegistered: async (tx, user, skills) => {
      await portfolio.startFor(tx, user, skills);
      await activity.record(tx, user.id, 'registered');
    },
  });
  const credentials = {
    users,
    sessions: sessionRows,
    resets: createPasswordResetsRepository(tables),
    emailChanges: createEmailChangesRepository(tables),
  };
  const resets = createPasswordResetsService({ ...platform, ...credentials, outbox, activity });
  const forms = createPublicForms(platform, outbox, announce);
  const account = createAccount({
    ...platform,
    ...credentials,
    outbox,
    activity,
    mailStranger: forms.mail,
    loadPortfolio: portfolio.load,
    removeFiles: mediaFiles.remove,
    forgetPerson: audit.forgetPerson,
  });
  const visits = createVisits({ ...platform, activity, forms, outbox });
  const newsletter = createNewsletter(platform, forms, outbox);
  const blog = createBlog({
    ...platform,
    users,
    record: audit.record,
    pictureUses,
    mailReaders: newsletter.mailReaders,
  });
  const pages = createPages({ ...platform, record: audit.record, pictureUses });
  const managedUsers = createUsers({
    ...platform,
    ...credentials,
    outbox,
    record: audit.record,
    erase: account.eraseOther,
  });
  const messages = createMessages({
    forgetMessages: audit.forgetMessages,
    ...platform,
    users,
    outbox,
    record,
    announce,
    companyAddress: settings.companyAddress,
  });
  const invoke = createInvoke({
    ...authHandlers({ accounts, sessions, resets, logger }),
    ...account.handlers,
    ...portfolio.handlers,
    ...activity.handlers,
    ...visits.handlers,
    ...blog.handlers,
    ...createContent({ ...platform, record, pictureUses }).handlers,
    ...pages.handlers,
    ...createContact(platform, forms).handlers,
    ...createApplications({ ...platform, forms, record, announce }).handlers,
    ...newsletter.handlers,
    ...createBackOffice({ ...platform, settings: settings.main, latest: audit.latest }).handlers,
    ...messages.handlers,
    ...events.handlers,
    ...settings.handlers,
    ...outboxHandlers(createOutboxOffice({ ...platform, ...mails, outbox, record })),
    ...audit.handlers,
    ...managedUsers.handlers,
    ...createLibrary({ ...platform, mediaFiles, makePictures, record, pictureUses }).handlers,
    ...createHealth(platform).handlers,
  });
  return {
    platform,
    invoke,
    sessions,
    outbox,
    users,
    media: mediaFiles,
    views: visits.views,
    events,
    retention: createRetention({
      ...platform,
      settings: settings.main,
      forgetMessages: audit.forgetMessages,
    }),
    publishDue: blog.publishDue,
    publicTexts: createSyndication(platform),
    shareImages: createShareImages({ ...platform, invoke, media: mediaFiles }),
    downloads: createPortfolioDownloads({ ...platform, invoke, media: mediaFiles }),
  };
}
