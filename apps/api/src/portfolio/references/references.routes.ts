import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createReferenceRequests } from './reference-requests.service.ts';
import { createReferences } from './references.service.ts';

/** References, as whoever asks and whoever is asked deal with them. */
export function referenceHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'references'> | EndpointsOf<'referenceRequests'>> {
  const references = createReferences(deps);
  const requests = createReferenceRequests(deps);
  return {
    'references.list': ({ actor, input }) => references.list(actor, input.query),
    'references.ask': ({ actor, input }) => references.ask(actor, input.body),
    'references.remind': ({ actor, input }) => references.remind(actor, input.params.id),
    'references.withdraw': ({ actor, input }) => references.withdraw(actor, input.params.id),
    'references.show': ({ actor, input, ifMatch }) =>
      references.show(actor, input.params.id, input.body.shown, ifMatch),
    'references.delete': ({ actor, input }) => references.delete(actor, input.params.id),
    'references.restore': ({ actor, input }) => references.restore(actor, input.body.undo),
    'referenceRequests.get': ({ input }) => requests.get(input.params.token),
    'referenceRequests.write': ({ input, ifMatch }) =>
      requests.write(input.params.token, input.body, ifMatch),
    'referenceRequests.decline': ({ input, ifMatch }) =>
      requests.decline(input.params.token, ifMatch),
    'referenceRequests.takeBack': ({ input, ifMatch }) =>
      requests.takeBack(input.params.token, ifMatch),
  };
}
