import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import {
  presentApplication,
  presentMessage,
  presentOverview,
  presentUser,
} from './back-office.presenter.ts';
import { createBackOfficeRepository } from './back-office.repository.ts';

/** What the back-office shows of the whole installation. */
export function createBackOffice({ database }: Platform): {
  handlers: Handlers<EndpointsOf<'admin'>>;
} {
  const office = createBackOfficeRepository(database.tables);
  return {
    handlers: {
      'admin.overview': async () => presentOverview(await office.countOverview(database.read)),
      'admin.users.list': async () => (await office.listUsers(database.read)).map(presentUser),
      'admin.applications.list': async () =>
        (await office.listApplications(database.read)).map(presentApplication),
      'admin.messages.list': async () =>
        (await office.listMessages(database.read)).map(presentMessage),
    },
  };
}
