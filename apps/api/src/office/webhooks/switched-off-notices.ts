import { createUsersRepository } from '../../people/index.ts';
import { webhookSwitchedOff } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { switchedOffMail } from './webhook.mails.ts';

/** Mails every administrator when an endpoint is switched off. */
export function notifyOfSwitchedOff({ database, outbox, events, publicUrl }: Deps): void {
  const users = createUsersRepository(database.tables);
  events.on(webhookSwitchedOff, async (tx, { url }) => {
    for (const { email } of await users.listReachableAdmins(tx)) {
      await outbox.queue(tx, switchedOffMail(email, url, publicUrl));
    }
  });
}
