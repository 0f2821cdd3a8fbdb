import { createAccessTokens } from '../lib/tokens.ts';
import type { ServiceDeps } from '../service/index.ts';
import type { Deps } from './deps.ts';
import { accountHandlers } from './own-account/account.routes.ts';
import { personHandlers } from './people/people.routes.ts';
import { personalTokenHandlers } from './personal-tokens/personal-tokens.routes.ts';
import { secondFactorHandlers } from './second-factor/second-factor.routes.ts';
import { setupHandlers } from './setup/setup.routes.ts';
import { authHandlers } from './sign-in/auth.routes.ts';
import { createSessionsService } from './sign-in/sessions.service.ts';
import { userHandlers } from './users/users.routes.ts';

/** Accounts: who someone is, how they sign in, and all that is held about a person. */
export const people = {
  create(deps: ServiceDeps): Deps {
    const tokens = createAccessTokens(deps.signer);
    return { ...deps, sessions: createSessionsService({ ...deps, tokens }) };
  },
  handlers: (deps: Deps) => ({
    ...authHandlers(deps),
    ...accountHandlers(deps),
    ...secondFactorHandlers(deps),
    ...setupHandlers(deps),
    ...personalTokenHandlers(deps),
    ...userHandlers(deps),
    ...personHandlers(deps),
  }),
};
