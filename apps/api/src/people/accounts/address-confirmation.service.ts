import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { plainMail } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { createAccountMailLimit } from './account-mail-limit.ts';
import { createCredentials } from './credentials.repository.ts';
import type { User } from './users.repository.ts';

const LIFE_MS = 7 * DAY_MS;

/** Whether an account's address is its own: a mailed link says so. */
export function createAddressConfirmation(deps: Deps) {
  const { database, outbox, clock, publicUrl, logger } = deps;
  const { users, confirmations } = createCredentials(database.tables);
  const limit = createAccountMailLimit(deps);

  const send = async (tx: Queryable, user: User): Promise<void> => {
    if (!(await limit.admit(tx, user.email))) return;
    const token = await confirmations.start(tx, { userId: user.id }, clock.now(), LIFE_MS);
    // in the fragment: it reaches neither server logs nor a Referer
    const link = `/confirm#token=${token}`;
    const mail = plainMail(user.email, (words, _, addressOf) =>
      words.confirmAddress(publicUrl, addressOf(link)),
    );
    await outbox.queue(tx, mail);
  };

  return {
    /** Inside the write that gave the account its address; an earlier link ends. */
    send,

    /** Does the same whether or not there is anything to confirm, or room for another mail. */
    async sendAgain({ userId }: Account): Promise<void> {
      await database.write(async (tx) => {
        const user = await users.get(tx, userId);
        if (user && !user.emailConfirmedAt) await send(tx, user);
      });
    },

    /** Uses the link up; false where there is none. */
    async confirm(tx: Queryable, token: string): Promise<boolean> {
      const now = clock.now();
      const taken = await confirmations.take(tx, token, now);
      const user = taken && (await users.get(tx, taken.userId));
      if (user?.status !== 'active') return false;
      await users.update(tx, user.id, { emailConfirmedAt: user.emailConfirmedAt ?? now });
      logger.info({ event: 'email-confirmed', userId: user.id }, 'e-mail confirmed');
      return true;
    },
  };
}
