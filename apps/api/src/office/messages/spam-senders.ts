import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { keyed } from '../../lib/secrets.ts';
import type { Deps } from '../deps.ts';

/** Mailboxes whose messages are spam, by their fingerprint. */
export function createSpamSenders({ database, clock, secret }: Deps) {
  const { spamSenders } = database.tables;
  const rows = rowsOf(spamSenders, spamSenders.mailbox);
  const fingerprint = (email: string) => keyed(secret, `spam:${mailboxOf(email)}`);
  return {
    has: async (tx: Queryable, email: string): Promise<boolean> =>
      (await rows.get(tx, fingerprint(email))) !== undefined,
    /** What they write from now on is, or is no longer, put where spam is. */
    async set(tx: Queryable, email: string, isSpam: boolean): Promise<void> {
      const mailbox = fingerprint(email);
      if (isSpam) await rows.insertNew(tx, { mailbox, createdAt: clock.now() });
      else await rows.delete(tx, mailbox);
    },
  };
}
