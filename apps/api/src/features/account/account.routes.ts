import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { ArchiveService } from './archive.service.ts';
import type { EmailChangeService } from './email-change.service.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';
import type { ErasureService } from './erasure.service.ts';
import type { OwnSessionsService } from './own-sessions.service.ts';
import type { SettingsService } from './settings.service.ts';

interface Services {
  settings: SettingsService;
  emailChange: EmailChangeService;
  emailConfirmation: EmailConfirmationService;
  ownSessions: OwnSessionsService;
  archive: ArchiveService;
  erasure: ErasureService;
}

/** For what answers without a body. */
const nothing = () => undefined;

export function accountHandlers(services: Services): Handlers<EndpointsOf<'account'>> {
  const { settings, emailChange, emailConfirmation, ownSessions, archive, erasure } = services;
  return {
    'account.get': ({ actor }) => settings.get(actor),
    'account.save': ({ actor, input }) => settings.save(actor, input.body),
    'account.cancelEmail': ({ actor }) => emailChange.cancel(actor).then(nothing),
    'account.confirmEmail': async ({ input }) => {
      await emailConfirmation.confirm(input.params.token);
      return { message: 'Your new e-mail is confirmed. Sign in with it from now on.' };
    },
    'account.sessions.list': ({ actor }) => ownSessions.list(actor),
    'account.sessions.end': ({ actor, input }) =>
      ownSessions.end(actor, input.params.id).then(nothing),
    'account.sessions.endAll': ({ actor }) => ownSessions.endAll(actor).then(nothing),
    'account.archive': ({ actor }) => archive.make(actor),
    'account.delete': ({ actor, input }) => erasure.erase(actor, input.body.password).then(nothing),
  };
}
