import type { ErasureReceipt } from '@vitrine/contracts';
import { type Queryable, searchedTables } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { keyed, randomToken } from '../../lib/secrets.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import { createUsersRepository } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { createErasureService } from '../own-account/erasure.service.ts';
import { leftoversOf, removeLeftovers } from '../own-account/leftovers.ts';
import { partOf } from './held-tables.ts';
import { createPeopleRepository, type Held } from './people.repository.ts';

/** What takes more than deleting rows, and is done here or with the account. */
const ERASED_APART = ['users', 'subscribers', 'outbox', 'trash'] as const;

/** Erases everything about an address, and says so without naming it. */
export function createPersonErasure(deps: Deps) {
  const { database, outbox, activity, audit, announcements, trash, mediaFiles, personalData } =
    deps;
  const { clock, ids, logger } = deps;
  const people = createPeopleRepository(database);
  const users = createUsersRepository(database.tables);
  const accounts = createErasureService(deps);
  const recentSignIn = createRecentSignIn(deps);

  /** Beside their account, while that is still there. @returns uploads whose files are to go */
  const eraseRows = async (tx: Queryable, address: string, held: Held[]): Promise<string[]> => {
    const of = (table: Held['table']) =>
      (held.find((one) => one.table === table)?.rows ?? []).map(({ id }) => String(id));
    await personalData.eraseAddress(tx, address, of);
    await audit.forgetMessages(tx, of('messages'));
    for (const id of of('connections')) await activity.forget(tx, id);
    const attached = of('replyFiles');
    await mediaFiles.noteRemoval(tx, attached);
    const inTrash = await trash.erasePerson(tx, { email: address });
    const files = [...new Set([...attached, ...inTrash])];
    await people.deleteByAddress(tx, address, ERASED_APART);
    await outbox.forgetRecipient(tx, address);
    // a recommendation may be on a page that is kept for visitors
    await database.touchContent(tx);
    await audit.forgetAddress(tx, address);
    // an open back-office shows none of it any longer
    await announcements.renew(tx);
    return files;
  };

  const erase = async (
    address: string,
    note: (tx: Queryable, receipt: ErasureReceipt) => Promise<void>,
  ): Promise<ErasureReceipt> => {
    const { receipt, user, left } = await database.write(async (tx) => {
      const held = await people.find(tx, address);
      const receipt = receiptOf({ id: ids.next(), at: clock.now(), address, held });
      await note(tx, receipt);
      const files = await eraseRows(tx, address, held);
      const user = await users.getByEmail(tx, address);
      const left = user
        ? await accounts.eraseRows(tx, user, 'administrator')
        : leftoversOf([], [address]);
      return { receipt, user, left: { ...left, files: [...files, ...left.files] } };
    });
    await removeLeftovers(deps, left, searchedTables);
    if (user) logger.info({ event: 'account-erased', userId: user.id }, 'account erased');
    logger.info({ event: 'person-erased', receipt: receipt.id }, 'person erased');
    return receipt;
  };

  const about = ({ id }: ErasureReceipt) => ({ subject: 'person', id, name: '' }) as const;
  const noted = ({ mark, erased }: ErasureReceipt) => ({
    mark,
    records: erased.reduce((sum, { count }) => sum + count, 0),
  });

  return {
    /** @throws {ProblemError} `conflict` for the last administrator; `recent-sign-in-required` */
    erase: (actor: Account, address: string): Promise<ErasureReceipt> =>
      erase(address, async (tx, receipt) => {
        await recentSignIn.require(tx, actor);
        await audit.record(tx, actor, 'erased', about(receipt), undefined, noted(receipt));
      }),

    /** The same from the command line of the server. */
    eraseByOperator: (address: string): Promise<ErasureReceipt> =>
      erase(address, (tx, receipt) =>
        audit.recordByOperator(tx, 'erased', about(receipt), undefined, noted(receipt)),
      ),
  };
}

interface Erasing {
  id: string;
  at: Date;
  address: string;
  held: Held[];
}

/** The mark lets someone who has the address check that the receipt is of it, and nobody read it. */
function receiptOf({ id, at, address, held }: Erasing): ErasureReceipt {
  const salt = randomToken(16);
  return {
    id,
    erased_at: at.toISOString(),
    mark: `${salt}.${keyed(salt, address)}`,
    erased: held
      .filter(({ kept }) => kept === undefined)
      .map(({ table, rows }) => ({ table, part: partOf(table), count: rows.length })),
    kept: held.flatMap(({ table, rows, kept }) =>
      kept === undefined ? [] : [{ table, part: partOf(table), count: rows.length, why: kept }],
    ),
  };
}
