import type { Queryable } from '../../db/database.ts';
import type { Outbox, OutgoingMail } from '../../service/index.ts';
import type { User } from './users.repository.ts';

/** Inside a write: queues a mail about an account, if it may go to its address. */
export type Notify = (
  tx: Queryable,
  user: Pick<User, 'email' | 'emailConfirmedAt'>,
  mailTo: (email: string) => OutgoingMail,
) => Promise<void>;

/**
 * Mails about what happened to an account. An address that nobody confirmed may be a stranger's,
 * whom nobody may write to by changing an account again and again (decision 0043).
 */
export const createNotify =
  (outbox: Outbox): Notify =>
  async (tx, { email, emailConfirmedAt }, mailTo) => {
    if (emailConfirmedAt) await outbox.queue(tx, mailTo(email));
  };
