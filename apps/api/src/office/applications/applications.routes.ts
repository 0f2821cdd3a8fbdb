import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createApplicationsService } from './applications.service.ts';

/** Applications: the forms of the Solutions page, and what administrators do with them. */
export function applicationHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'applications' | 'admin.applications'>> {
  const applications = createApplicationsService(deps);
  return {
    'applications.send': async ({ input, say }) => ({
      message: say(await applications.send(input.body)),
    }),
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
      applications.notes.add(actor, input.params.id, input.body),
    'admin.applications.notes.delete': ({ actor, input }) =>
      applications.notes.delete(actor, input.params.id),
    'admin.applications.forward': async ({ actor, input, say }) => ({
      message: say(await applications.forward(actor, input.params.id, input.body)),
    }),
    'admin.applications.files.add': ({ actor, input, file }) =>
      applications.files.add(actor, input.params.id, input.body, file),
    'admin.applications.delete': ({ actor, input }) => applications.delete(actor, input.params.id),
  };
}
