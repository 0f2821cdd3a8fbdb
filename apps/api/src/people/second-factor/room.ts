import { createSecondStepTokens } from '../../lib/tokens.ts';
import { createClaimsRepository } from '../../service/index.ts';
import { createKnownDevices } from '../accounts/known-devices.ts';
import { createNotify } from '../accounts/notices.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import { createSessionsRepository } from '../accounts/sessions.repository.ts';
import { createUsersRepository } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { createPasskeys } from './passkeys.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/** What signing in with a second step and changing the own factors share. */
export const createSecondFactorRoom = (deps: Deps) => ({
  ...deps,
  notify: createNotify(deps.outbox),
  users: createUsersRepository(deps.database.tables),
  factors: createSecondFactorRepository(deps.database.tables),
  claims: createClaimsRepository(deps.database.tables),
  tokens: createSecondStepTokens(deps.signer),
  passkeys: createPasskeys(deps),
  knownDevices: createKnownDevices(deps),
  recentSignIn: createRecentSignIn(deps),
  sessionRows: createSessionsRepository(deps.database.tables),
});

export type SecondFactorRoom = ReturnType<typeof createSecondFactorRoom>;
