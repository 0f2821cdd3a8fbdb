import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { EmailChangesRepository } from '../auth/email-changes.repository.ts';
import type { PasswordResetsRepository } from '../auth/password-resets.repository.ts';
import type { SessionsRepository } from '../auth/sessions.repository.ts';
import type { UsersRepository } from '../auth/users.repository.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import { createClaimsRepository } from '../public-forms/claims.repository.ts';
import { accountHandlers } from './account.routes.ts';
import { createArchiveRepository } from './archive.repository.ts';
import { type ArchiveNeeds, createArchiveService } from './archive.service.ts';
import { createEmailChangeService, type EmailChangeNeeds } from './email-change.service.ts';
import {
  createEmailConfirmationService,
  type EmailConfirmationNeeds,
} from './email-confirmation.service.ts';
import { createErasureService, type ErasureNeeds } from './erasure.service.ts';
import { createOwnAccountRepository } from './own-account.repository.ts';
import { createOwnSessionsService } from './own-sessions.service.ts';
import { createPasswordProof } from './password-proof.service.ts';
import { createSettingsService } from './settings.service.ts';

interface Needs extends Platform {
  users: UsersRepository;
  sessions: SessionsRepository;
  resets: PasswordResetsRepository;
  emailChanges: EmailChangesRepository;
  outbox: Outbox;
  activity: EmailConfirmationNeeds['activity'];
  mailStranger: EmailChangeNeeds['mailStranger'];
  loadPortfolio: ArchiveNeeds['loadPortfolio'];
  removeFiles: ErasureNeeds['removeFiles'];
  forgetPerson: ErasureNeeds['forgetPerson'];
}

/** The own account: settings, sessions, everything held about it, and its end. */
export function createAccount(needs: Needs) {
  const { tables } = needs.database;
  const proof = createPasswordProof(needs);
  const holdings = createOwnAccountRepository(tables);
  const claims = createClaimsRepository(tables);
  const emailChange = createEmailChangeService({ ...needs, claims });
  const ownSessions = createOwnSessionsService(needs);
  const shared = { ...needs, proof, holdings, ownSessions };
  const erasure = createErasureService(shared);
  const handlers: Handlers<EndpointsOf<'account'>> = accountHandlers({
    emailChange,
    emailConfirmation: createEmailConfirmationService(needs),
    ownSessions,
    settings: createSettingsService({ ...shared, emailChange }),
    archive: createArchiveService({ ...shared, rows: createArchiveRepository(tables) }),
    erasure,
  });
  return { handlers, eraseOther: erasure.eraseOther };
}
