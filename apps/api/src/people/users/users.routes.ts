import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { Versioned } from '../../lib/reply.ts';
import type { Deps } from '../deps.ts';
import { createUser, inviteUser } from './create-user.ts';
import { deleteUser, endSessionsOf } from './delete-user.ts';
import { listUsers, presentManaged } from './list-users.ts';
import { updateUser } from './update-user.ts';
import { createUsersRoom } from './users-room.ts';

/** Accounts in the back-office. */
export function userHandlers(deps: Deps): Handlers<EndpointsOf<'admin.users'>> {
  const room = createUsersRoom(deps);
  return {
    'admin.users.list': ({ input }) => listUsers(room, input.query),
    'admin.users.create': async ({ actor, input }) =>
      presentManaged(room, await createUser(room, actor, input.body), deps.database.read),
    'admin.users.update': async ({ actor, input, ifMatch }) => {
      const user = await updateUser(room, actor, input.params.id, input.body, ifMatch);
      return new Versioned(await presentManaged(room, user, deps.database.read), user.version);
    },
    'admin.users.delete': ({ actor, input }) => deleteUser(room, actor, input.params.id),
    'admin.users.endSessions': ({ actor, input }) => endSessionsOf(room, actor, input.params.id),
    'admin.users.invite': async ({ actor, input, say }) => {
      await inviteUser(room, actor, input.params.id);
      return { message: say('invitationSent') };
    },
  };
}
