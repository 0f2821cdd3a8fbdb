import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { plainMail } from '../mail/outbox.service.ts';
import { createAccountMailLimit } from './account-mail-limit.ts';
import { createCredentials } from './credentials.repository.ts';
import type { User } from './users.repository.ts';

const LIFE_MS = 7 * DAY_MS;
export const CONFIRM_ADDRESS_SUBJECT = 'Welcome: please confirm your e-mail';

/** Nothing that somebody typed stands in it: it may go to a stranger. */
const confirmationMail = (recipient: string, site: string, link: string) =>
  plainMail(recipient, CONFIRM_ADDRESS_SUBJECT, [
    `An account with this address was made at ${site}.`,
    `To confirm that the address is yours, open this link within a week; it works once:\n\n${link}`,
    'From then on you get by mail what visitors write to you through your page. Until then it is kept in your dashboard. Everything else works at once.',
    `If that was not you, do nothing: you get nothing that others write. To take the account over or erase it, choose a password of your own: ${site}/forgot-password`,
  ]);

/** Whether an account's address is its own: a mailed link says so. */
export function createAddressConfirmation(deps: Deps) {
  const { database, outbox, clock, publicUrl, logger } = deps;
  const { users, confirmations } = createCredentials(database.tables);
  const limit = createAccountMailLimit(deps);

  const send = async (tx: Queryable, user: User): Promise<void> => {
    if (!(await limit.admit(tx, user.email))) return;
    const token = await confirmations.start(tx, { userId: user.id }, clock.now(), LIFE_MS);
    // in the fragment: it reaches neither server logs nor a Referer
    const link = `${publicUrl}/confirm#token=${token}`;
    await outbox.queue(tx, confirmationMail(user.email, publicUrl, link));
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
