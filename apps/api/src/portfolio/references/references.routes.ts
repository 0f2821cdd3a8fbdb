import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { declineRequest, getRequest, takeReferenceBack, writeReference } from './answer-request.ts';
import { askForReference, remindOfReference } from './ask-reference.ts';
import { listReferences, showReference, withdrawReference } from './change-reference.ts';
import { deleteReference, restoreReference } from './delete-reference.ts';
import { createReferencesRoom } from './room.ts';

/** References, for those who ask and those who are asked. */
export function referenceHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'references'> | EndpointsOf<'referenceRequests'>> {
  const room = createReferencesRoom(deps);
  return {
    'references.list': ({ actor, input }) => listReferences(room, actor, input.query),
    'references.ask': ({ actor, input }) => askForReference(room, actor, input.body),
    'references.remind': ({ actor, input }) => remindOfReference(room, actor, input.params.id),
    'references.withdraw': ({ actor, input }) => withdrawReference(room, actor, input.params.id),
    'references.show': ({ actor, input, ifMatch }) =>
      showReference(room, actor, input.params.id, input.body.shown, ifMatch),
    'references.delete': ({ actor, input }) => deleteReference(room, actor, input.params.id),
    'references.restore': ({ actor, input }) => restoreReference(room, actor, input.body.undo),
    'referenceRequests.get': ({ input }) => getRequest(room, input.params.token),
    'referenceRequests.write': ({ input, ifMatch }) =>
      writeReference(room, input.params.token, input.body, ifMatch),
    'referenceRequests.decline': ({ input, ifMatch }) =>
      declineRequest(room, input.params.token, ifMatch),
    'referenceRequests.takeBack': ({ input, ifMatch }) =>
      takeReferenceBack(room, input.params.token, ifMatch),
  };
}
