import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createPeopleService } from './people.service.ts';
import { createPersonErasure } from './person-erasure.service.ts';
import { createPersonExport } from './person-export.service.ts';

/** Everything about one person, for administrators. */
export function personHandlers(deps: Deps): Handlers<EndpointsOf<'people'>> {
  const people = createPeopleService(deps);
  const exports = createPersonExport(deps);
  const erasure = createPersonErasure(deps);
  return {
    'people.search': async ({ actor, input }) => ({
      people: await people.search(actor, input.body.q),
    }),
    'people.get': ({ actor, input }) => people.get(actor, input.body.address),
    'people.export': ({ actor, input }) => exports.make(actor, input.body.address),
    'people.erase': ({ actor, input }) => erasure.erase(actor, input.body.address),
  };
}
