import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createSetupService } from './setup.service.ts';

/** Making the first administrator with the link of a new installation. */
export function setupHandlers(deps: Deps): Handlers<EndpointsOf<'setup'>> {
  const setup = createSetupService(deps);
  return {
    'setup.firstAdmin': async ({ input, client, say }) => {
      await setup.makeFirstAdmin(input.body, client);
      return { message: say('adminReady') };
    },
  };
}
