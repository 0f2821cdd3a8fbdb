// The door of this house: what others may use of it.
export { accountRegistered, accountShownChanged } from './accounts/account-events.ts';
export { createAddressConfirmation } from './accounts/address-confirmation.service.ts';
export { createRecentSignIn } from './accounts/recent-sign-in.service.ts';
export { createUsersRepository, fullName, type User } from './accounts/users.repository.ts';
export type { Deps as PeopleDeps } from './deps.ts';
export { people } from './house.ts';
export { erasedMail } from './own-account/erased.mail.ts';
export { type Leftovers, leftoversOf, removeLeftovers } from './own-account/leftovers.ts';
export { createPeopleRepository } from './people/people.repository.ts';
export { createPersonErasure } from './people/person-erasure.service.ts';
export { createTokenSignIn } from './personal-tokens/token-sign-in.service.ts';
export { createSecondFactorReset } from './second-factor/reset-second-factor.service.ts';
export { prepareFirstAdmin } from './setup/prepare-first-admin.ts';
export { ensureFirstAdmin } from './sign-in/first-admin.ts';
export { createOperatorAccounts } from './sign-in/operator-accounts.service.ts';
export type { SessionsService } from './sign-in/sessions.service.ts';
