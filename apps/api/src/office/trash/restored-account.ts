import { CUSTOM_URL_MAX_LENGTH, type Outcome } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { rowsIn } from '../../db/record-snapshot.ts';
import { rowsOf } from '../../db/rows.ts';
import type { SnapshotRow } from '../../db/snapshot.ts';
import { conflictingField } from '../../lib/problem-error.ts';
import { createAddressConfirmation, createUsersRepository } from '../../people/index.ts';
import { plainMail, type TrashRow } from '../../service/index.ts';
import type { Deps } from '../deps.ts';

/** Accounts as they come back: what identifies them may be someone else's by now. */
export function createAccountRestore(deps: Deps) {
  const { database, outbox, publicUrl } = deps;
  const users = createUsersRepository(database.tables);
  const addresses = rowsOf(
    database.tables.portfolioAddresses,
    database.tables.portfolioAddresses.customUrl,
  );
  const confirmation = createAddressConfirmation(deps);

  const nextFree = async (tx: Queryable, wanted: string): Promise<string> => {
    for (let number = 2; ; number += 1) {
      const ending = `-${number}`;
      const start = wanted.slice(0, CUSTOM_URL_MAX_LENGTH - ending.length).replace(/-+$/, '');
      if (!(await addresses.get(tx, `${start}${ending}`))) return `${start}${ending}`;
    }
  };

  /** The page's address, or the next one that is free. */
  const settleAddress = async (tx: Queryable, portfolio: SnapshotRow, names: SnapshotRow[]) => {
    const { customUrl } = portfolio;
    if (typeof customUrl !== 'string' || !(await addresses.get(tx, customUrl))) return [];
    const free = await nextFree(tx, customUrl);
    portfolio.customUrl = free;
    for (const name of names) if (name.customUrl === customUrl) name.customUrl = free;
    return [['pageAddressTaken', { wanted: customUrl, free }] as const];
  };

  return {
    /** @throws {ProblemError} `conflict` when the e-mail has an account of its own by now */
    async prepare(tx: Queryable, { snapshot }: TrashRow, wanted?: string): Promise<Outcome[]> {
      const notes: Outcome[] = [];
      for (const user of rowsIn(snapshot, 'users')) {
        const email = wanted ?? String(user.email);
        if (await users.getByEmail(tx, email)) {
          throw conflictingField('email', ['emailTakenSince', { address: email }]);
        }
        if (email !== user.email) Object.assign(user, { email, emailConfirmedAt: null });
        if (user.passwordHash === null) notes.push('inviteAgain');
      }
      const names = rowsIn(snapshot, 'portfolioAddresses');
      for (const portfolio of rowsIn(snapshot, 'portfolios')) {
        notes.push(...(await settleAddress(tx, portfolio, names)));
      }
      return notes;
    },

    /** Tells its person, unless the mail that it was deleted has not even gone. */
    async welcome(tx: Queryable, { recordId, email }: TrashRow): Promise<void> {
      const user = await users.get(tx, recordId);
      if (!user) return;
      const wasTold = !(await outbox.withdrawWaiting(tx, email, 'accountDeleted'));
      if (user.email !== email) return confirmation.send(tx, user);
      if (user.emailConfirmedAt && wasTold) {
        await outbox.queue(
          tx,
          plainMail(email, (words) => words.accountBack(publicUrl)),
        );
      }
    },
  };
}
