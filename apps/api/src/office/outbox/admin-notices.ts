import type { Queryable } from '../../db/database.ts';
import { createUsersRepository } from '../../people/index.ts';
import {
  backupFailed,
  type PlainMail,
  plainMail,
  webhookSwitchedOff,
} from '../../service/index.ts';
import type { Deps } from '../deps.ts';

/** Its path may hold what only its owner should know. */
const hostOf = (url: string) => URL.parse(url)?.host ?? '';

/** Mails every administrator what the server cannot solve by itself. */
export function notifyAdmins({ database, outbox, events, publicUrl }: Deps): void {
  const users = createUsersRepository(database.tables);
  const mailAll = async (tx: Queryable, letter: PlainMail['letter']): Promise<void> => {
    for (const { email } of await users.listReachableAdmins(tx)) {
      await outbox.queue(tx, plainMail(email, letter));
    }
  };
  events.on(webhookSwitchedOff, (tx, { url }) =>
    mailAll(tx, (words) => words.webhookSwitchedOff(hostOf(url), publicUrl)),
  );
  events.on(backupFailed, (tx, { reason }) =>
    mailAll(tx, (words) => words.backupFailed(reason, publicUrl)),
  );
}
