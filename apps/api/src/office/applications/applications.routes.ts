import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createForwards } from '../inbox/forwards.service.ts';
import { createNotesService } from '../inbox/notes.service.ts';
import { createReplyFiles } from '../inbox/reply-files.service.ts';
import { createApplicationsService } from './applications.service.ts';

/** Applications: the forms of the Solutions page, and what administrators do with them. */
export function applicationHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'applications' | 'admin.applications'>> {
  const applications = createApplicationsService(deps);
  const notes = createNotesService(deps, 'applications');
  const forwards = createForwards(deps, 'applications');
  const files = createReplyFiles(deps, 'applications');
  return {
    'applications.send': async ({ input }) => ({ message: await applications.send(input.body) }),
    'admin.applications.list': ({ actor, input }) => applications.list(actor, input.query),
    'admin.applications.counts': ({ actor, input }) => applications.count(actor, input.query),
    'admin.applications.export': ({ actor, input }) => applications.export(actor, input.query),
    'admin.applications.get': ({ actor, input }) => applications.require(actor, input.params.id),
    'admin.applications.update': ({ actor, input }) =>
      applications.change(actor, input.params.id, input.body),
    'admin.applications.bulk.change': ({ actor, input }) =>
      applications.changeEach(actor, input.body.ids, input.body.change),
    'admin.applications.bulk.delete': ({ actor, input }) =>
      applications.deleteEach(actor, input.body.ids),
    'admin.applications.reply': ({ actor, input }) =>
      applications.reply(actor, input.params.id, input.body),
    'admin.applications.notes.add': ({ actor, input }) =>
      notes.add(actor, input.params.id, input.body),
    'admin.applications.notes.delete': ({ actor, input }) => notes.delete(actor, input.params.id),
    'admin.applications.forward': async ({ actor, input: { params, body } }) => ({
      message: await forwards.send(actor, params.id, body, (tx) =>
        applications.quote(tx, params.id),
      ),
    }),
    'admin.applications.files.add': ({ actor, input, file }) =>
      files.add(actor, input.params.id, input.body, file),
    'admin.applications.delete': ({ actor, input }) => applications.delete(actor, input.params.id),
  };
}
