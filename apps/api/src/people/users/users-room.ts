import { createAddressConfirmation } from '../accounts/address-confirmation.service.ts';
import { createCredentials } from '../accounts/credentials.repository.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import type { Deps } from '../deps.ts';
import { createSecondFactorRepository } from '../second-factor/second-factor.repository.ts';

/** What the operations of administrators on accounts share. */
export const createUsersRoom = (deps: Deps) => ({
  ...deps,
  credentials: createCredentials(deps.database.tables),
  confirmation: createAddressConfirmation(deps),
  factors: createSecondFactorRepository(deps.database.tables),
  recentSignIn: createRecentSignIn(deps),
});

export type UsersRoom = ReturnType<typeof createUsersRoom>;
