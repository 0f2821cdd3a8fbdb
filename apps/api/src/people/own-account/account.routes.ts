import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { createAddressConfirmation } from '../accounts/address-confirmation.service.ts';
import type { Deps } from '../deps.ts';
import { createAccountSettings } from './account-settings.service.ts';
import { createArchiveService } from './archive.service.ts';
import {
  createEmailChangeService,
  createEmailConfirmationService,
} from './email-change.service.ts';
import { createErasureService } from './erasure.service.ts';
import { createOwnSessionsService } from './own-sessions.service.ts';

/** The own account: settings, sessions, everything held about it, and its end. */
export function accountHandlers(deps: Deps): Handlers<EndpointsOf<'account'>> {
  const settings = createAccountSettings(deps);
  const emailChange = createEmailChangeService(deps);
  const emailConfirmation = createEmailConfirmationService(deps);
  const confirmation = createAddressConfirmation(deps);
  const ownSessions = createOwnSessionsService(deps);
  const archive = createArchiveService(deps);
  const erasure = createErasureService(deps);
  return {
    'account.get': ({ actor }) => settings.get(actor),
    'account.save': ({ actor, input }) => settings.save(actor, input.body),
    'account.cancelEmail': ({ actor }) => emailChange.cancel(actor),
    'account.confirmEmail': async ({ input, say }) => {
      return { message: say(await emailConfirmation.confirm(input.params.token)) };
    },
    'account.sendConfirmation': async ({ actor, say }) => {
      await confirmation.sendAgain(actor);
      return { message: say('confirmationSent') };
    },
    'account.sessions.list': ({ actor, input }) => ownSessions.list(actor, input.query),
    'account.sessions.end': ({ actor, input }) => ownSessions.end(actor, input.params.id),
    'account.sessions.endAll': ({ actor }) => ownSessions.endAll(actor),
    'account.archive': ({ actor }) => archive.make(actor),
    'account.delete': ({ actor, input }) => erasure.erase(actor, input.body.password),
  };
}
