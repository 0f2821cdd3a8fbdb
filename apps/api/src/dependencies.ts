import { createApplications } from './features/applications/index.ts';
import { createAccountsService } from './features/auth/accounts.service.ts';
import { authHandlers } from './features/auth/auth.routes.ts';
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
import { createOutboxRepository } from './features/mail/outbox.repository.ts';
import { createOutbox } from './features/mail/outbox.service.ts';
import { createNewsletter } from './features/newsletter/index.ts';
import { createPages } from './features/pages/index.ts';
import { createPortfolio } from './features/portfolio/index.ts';
import { createPublicForms } from './features/public-forms/index.ts';
import { createShareImages } from './features/share-images/index.ts';
import { createSyndication } from './features/syndication/index.ts';
import { createInvoke } from './http/invoke.ts';
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
  const outbox = createOutbox({ ...platform, repository: createOutboxRepository(tables) });
  const portfolio = createPortfolio({ ...platform, users });
  const accounts = createAccountsService({
    ...platform,
    users,
    sessions,
    onRegistered: portfolio.startFor,
  });
  const resets = createPasswordResetsService({
    ...platform,
    users,
    sessions: sessionRows,
    resets: createPasswordResetsRepository(tables),
    outbox,
  });
  const forms = createPublicForms(platform, outbox);
  const invoke = createInvoke({
    ...authHandlers({ accounts, sessions, resets, logger }),
    ...portfolio.handlers,
    ...createBlog(platform).handlers,
    ...createContent(platform).handlers,
    ...createPages(platform).handlers,
    ...createContact(platform, forms).handlers,
    ...createApplications(platform, forms).handlers,
    ...createNewsletter(platform, forms, outbox).handlers,
    ...createBackOffice(platform).handlers,
    ...createHealth(platform).handlers,
  });
  return {
    platform,
    invoke,
    sessions,
    outbox,
    users,
    media: portfolio.media,
    publicTexts: createSyndication(platform),
    shareImages: createShareImages({ ...platform, invoke, media: portfolio.media }),
  };
}
