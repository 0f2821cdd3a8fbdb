import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { createSettingsService } from './settings.service.ts';

export function settingsHandlers(deps: Deps): Handlers<EndpointsOf<'settings'>> {
  const settings = createSettingsService(deps);
  return {
    'settings.get': () => settings.load(),
    'settings.save': ({ actor, input, ifMatch }) => settings.save(actor, input.body, ifMatch),
  };
}
