import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { createReplyFiles } from '../messages/reply-files.service.ts';
import { createApplicationsService } from './applications.service.ts';

/** Applications: the forms of the Solutions page, and what administrators do with them. */
export function applicationHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'applications' | 'admin.applications'>> {
  const applications = createApplicationsService(deps);
  const files = createReplyFiles(deps, 'applications');
  return {
    'applications.send': async ({ input }) => ({ message: await applications.send(input.body) }),
    'admin.applications.list': ({ input }) => applications.list(input.query),
    'admin.applications.counts': ({ input }) => applications.count(input.query),
    'admin.applications.export': async ({ input }) => applications.export(input.query),
    'admin.applications.get': ({ actor, input }) => applications.require(actor, input.params.id),
    'admin.applications.update': ({ actor, input }) =>
      applications.setStatus(actor, input.params.id, input.body.status),
    'admin.applications.reply': ({ actor, input }) =>
      applications.reply(actor, input.params.id, input.body),
    'admin.applications.files.add': ({ actor, input, file }) =>
      files.add(actor, input.params.id, input.body, file),
    'admin.applications.delete': ({ actor, input }) => applications.delete(actor, input.params.id),
  };
}
