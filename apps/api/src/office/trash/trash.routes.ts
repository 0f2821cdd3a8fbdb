import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createTrashErasure } from './empty-trash.service.ts';
import { createTrashRestore } from './restore-trash.service.ts';
import { createTrashList } from './trash-list.service.ts';

/** What was deleted in the back-office, and how it comes back or goes for good. */
export function trashHandlers(deps: Deps): Handlers<EndpointsOf<'admin.trash'>> {
  const erasure = createTrashErasure(deps);
  const { restore } = createTrashRestore(deps);
  const list = createTrashList(deps);
  return {
    'admin.trash.list': ({ actor, input }) => list(actor, input.query),
    'admin.trash.restore': async ({ actor, input: { params, body }, say }) => {
      const { name, notes } = await restore(actor, params.kind, params.id, body.email);
      return { name, notes: notes.map(say) };
    },
    'admin.trash.delete': ({ actor, input }) =>
      erasure.delete(actor, input.params.kind, input.params.id),
    'admin.trash.empty': async ({ actor, input }) => ({
      deleted: await erasure.empty(actor, input.body.until),
    }),
  };
}
