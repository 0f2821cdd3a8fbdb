import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createContactService } from './contact.service.ts';

/** The form on the contact page. */
export function contactHandlers(deps: Deps): Handlers<EndpointsOf<'contact'>> {
  const contact = createContactService(deps);
  return {
    'contact.send': async ({ input }) => ({ message: await contact.send(input.body) }),
  };
}
