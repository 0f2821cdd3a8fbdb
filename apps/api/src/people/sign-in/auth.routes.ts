import { holds } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { presentAccount } from '../accounts/account.presenter.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import type { Deps } from '../deps.ts';
import { createAccountsService } from './accounts.service.ts';
import { createPasswordResetsService } from './password-resets.service.ts';

export function authHandlers(deps: Deps): Handlers<EndpointsOf<'auth'>> {
  const { sessions, afterwards, logger } = deps;
  const accounts = createAccountsService(deps);
  const resets = createPasswordResetsService(deps);
  const recentSignIn = createRecentSignIn(deps);
  return {
    'auth.register': async ({ input, client, say }) => {
      const user = await accounts.register(input.body, client);
      return { message: say('accountReady'), user: presentAccount(user) };
    },
    'auth.login': async ({ input, client }) => {
      const signedIn = await accounts.signIn(input.body, client);
      if (signedIn.kind === 'second-step') return { second_step: signedIn.wanted };
      const { access, refresh, email, role, language, device } = signedIn;
      const user = { email, role, language };
      return { access_token: access, refresh_token: refresh, user, device };
    },
    'auth.adminLogin': async ({ input, client, say }) => {
      const signedIn = await accounts.signIn(input.body, client);
      if (signedIn.kind === 'second-step') return { second_step: signedIn.wanted };
      const { access, refresh, email, role, language, device } = signedIn;
      return {
        detail: say('signedIn'),
        is_admin: holds(role, 'office'),
        access,
        refresh,
        role,
        email,
        language,
        device,
      };
    },
    'auth.refresh': ({ input }) => sessions.renew(input.body.refresh, input.body.attempt),
    'auth.logout': ({ actor }) => sessions.end(actor.sessionId),
    'auth.confirm': ({ actor, input }) => recentSignIn.confirm(actor, input.body.password),
    'auth.forgotPassword': async ({ input, say }) => {
      // not awaited: the time of the answer must not tell whether there is an account
      const prepared = resets.request(input.body.email).catch((error) => {
        logger.error({ err: error }, 'password reset could not be prepared');
      });
      afterwards.add(prepared);
      return { message: say('resetAsked') };
    },
    'auth.invitation': ({ input }) => resets.invited(input.body.token),
    'auth.resetPassword': async ({ input, say }) => {
      await resets.reset(input.body.token, input.body.password);
      return { message: say('passwordChanged') };
    },
  };
}
