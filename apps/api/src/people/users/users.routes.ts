import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { Versioned } from '../../lib/reply.ts';
import type { Deps } from '../deps.ts';
import { createManagedUsers } from './managed-users.service.ts';

/** Accounts in the back-office. */
export function userHandlers(deps: Deps): Handlers<EndpointsOf<'admin.users'>> {
  const users = createManagedUsers(deps);
  return {
    'admin.users.list': ({ input }) => users.list(input.query),
    'admin.users.create': async ({ actor, input }) =>
      users.present(await users.create(actor, input.body)),
    'admin.users.update': async ({ actor, input, ifMatch }) => {
      const user = await users.update(actor, input.params.id, input.body, ifMatch);
      return new Versioned(await users.present(user), user.version);
    },
    'admin.users.delete': ({ actor, input }) => users.delete(actor, input.params.id),
    'admin.users.endSessions': ({ actor, input }) => users.endSessions(actor, input.params.id),
    'admin.users.invite': async ({ actor, input, say }) => {
      await users.invite(actor, input.params.id);
      return { message: say('invitationSent') };
    },
  };
}
