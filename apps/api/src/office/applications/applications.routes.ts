import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { conversationHandlers } from '../inbox/conversation-handlers.ts';
import {
  countApplications,
  createApplicationsRoom,
  exportApplications,
  listApplications,
  sendApplication,
} from './applications.service.ts';

/** Applications: the forms of the Solutions page, and what administrators do with them. */
export function applicationHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'applications' | 'admin.applications'>> {
  const room = createApplicationsRoom(deps);
  return {
    'applications.send': async ({ input, say }) => ({
      message: say(await sendApplication(room, input.body)),
    }),
    'admin.applications.list': ({ actor, input }) => listApplications(room, actor, input.query),
    'admin.applications.counts': ({ actor, input }) => countApplications(room, actor, input.query),
    'admin.applications.export': ({ actor, input, words }) =>
      exportApplications(room, actor, input.query, words().tables),
    ...conversationHandlers('admin.applications', room),
  };
}
