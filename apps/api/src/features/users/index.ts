import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { Versioned } from '../../lib/reply.ts';
import type { Platform } from '../../platform.ts';
import { createInvitations } from './invitations.ts';
import { createManagedUsersRepository } from './managed-users.repository.ts';
import { createManagedUsers } from './managed-users.service.ts';
import { presentUser } from './users.presenter.ts';

type Needs = Platform &
  Omit<Parameters<typeof createManagedUsers>[0], 'managed' | 'invitations' | keyof Platform>;

/** Accounts in the back-office. */
export function createUsers(needs: Needs): { handlers: Handlers<EndpointsOf<'admin.users'>> } {
  const service = createManagedUsers({
    ...needs,
    managed: createManagedUsersRepository(needs.database.tables, needs.database.search),
    invitations: createInvitations(needs),
  });
  return {
    handlers: {
      'admin.users.list': async ({ input }) => {
        const { items, next } = await service.list(input.query);
        return { items: items.map(presentUser), next };
      },
      'admin.users.create': async ({ actor, input }) =>
        presentUser(await service.create(actor, input.body)),
      'admin.users.update': async ({ actor, input, ifMatch }) => {
        const user = await service.update(actor, input.params.id, input.body, ifMatch);
        return new Versioned(presentUser(user), user.version);
      },
      'admin.users.delete': async ({ actor, input }) => {
        await service.delete(actor, input.params.id);
        return undefined;
      },
      'admin.users.invite': async ({ actor, input }) => {
        await service.invite(actor, input.params.id);
        return { message: 'The invitation is on its way.' };
      },
    },
  };
}
