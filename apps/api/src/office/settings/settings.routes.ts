import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createOutboxOffice } from '../outbox/outbox-office.service.ts';
import { createSettingsService } from './settings.service.ts';

/** What administrators set for the installation, and the mails it sends. */
export function settingsHandlers(deps: Deps): Handlers<EndpointsOf<'settings' | 'outbox'>> {
  const settings = createSettingsService(deps);
  const outbox = createOutboxOffice(deps);
  return {
    'settings.get': () => settings.load(),
    'settings.save': ({ actor, input, ifMatch }) => settings.save(actor, input.body, ifMatch),
    'outbox.route': () => outbox.route(),
    'outbox.list': ({ input }) => outbox.list(input.query),
    'outbox.retry': ({ actor, input }) => outbox.retry(actor, input.params.id),
    'outbox.test': async ({ actor, input: { body }, say }) => ({
      id: await outbox.test(actor, body.recipient),
      message: say(['testMailSent', body]),
    }),
  };
}
