import { TRASH_DAYS, type TrashKind } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { rowsIn } from '../../db/record-snapshot.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import {
  createRecentSignIn,
  createUsersRepository,
  erasedMail,
  type Leftovers,
  leftoversOf,
  removeLeftovers,
} from '../../people/index.ts';
import {
  createTrashRepository,
  kindOfTrash,
  reachOf,
  requireReach,
  type TrashRow,
} from '../../service/index.ts';
import type { Deps } from '../deps.ts';

/** So many at a time, so that requests that write get their turn in between. */
const BATCH = 50;

/** Deletes for good what is in the trash: when someone says so, and after thirty days. */
export function createTrashErasure(deps: Deps) {
  const { database, trash: bin, audit, outbox, clock, logger } = deps;
  const trash = createTrashRepository(database);
  const users = createUsersRepository(database.tables);
  const recentSignIn = createRecentSignIn(deps);
  const expiredBy = () => new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS);

  /** Accounts are told once more, and their address is forgotten, as far as nobody else has it. */
  const leaveAddresses = async (tx: Queryable, rows: TrashRow[]): Promise<string[]> => {
    const left: string[] = [];
    for (const { kind, email, snapshot } of rows) {
      if (kind !== 'account' || (await users.getByEmail(tx, email))) continue;
      const isConfirmed = Boolean(rowsIn(snapshot, 'users')[0]?.emailConfirmedAt);
      await outbox.forgetAccount(
        tx,
        email,
        isConfirmed ? erasedMail(email, 'administrator') : null,
      );
      left.push(email);
    }
    return left;
  };

  const erase = async (tx: Queryable, rows: TrashRow[], actor?: Account): Promise<Leftovers> => {
    const files = await bin.erase(tx, rows);
    const addresses = await leaveAddresses(tx, rows);
    for (const { kind, recordId: id, name, email, snapshot } of actor ? rows : []) {
      const { subject } = kindOfTrash(kind);
      const role = String(rowsIn(snapshot, 'users')[0]?.role ?? '');
      // of what is about a person the log keeps that it was erased, not whose it was
      const about = { subject, id, name: email ? role : name };
      if (actor) await audit.record(tx, actor, 'erased', about);
    }
    return leftoversOf(files, addresses);
  };

  /** Everything that was deleted until a moment, oldest first; of an actor what they may see. */
  const eraseUntil = async (until: Date, actor?: Account): Promise<number> => {
    for (let total = 0; ; ) {
      const { count, ...left } = await database.write(async (tx) => {
        const rows = await trash.listBefore(tx, until, BATCH, actor && reachOf(actor));
        const hasAccount = rows.some(({ kind }) => kind === 'account');
        if (actor && hasAccount) await recentSignIn.require(tx, actor);
        return { count: rows.length, ...(await erase(tx, rows, actor)) };
      });
      if (count > 0) await removeLeftovers(deps, left);
      total += count;
      if (count < BATCH) return total;
    }
  };

  return {
    /** One that is gone already stays gone: asked twice, it is no error. */
    async delete(actor: Account, kind: TrashKind, id: string): Promise<void> {
      const left = await database.write(async (tx) => {
        if (kind === 'account') await recentSignIn.require(tx, actor);
        const row = await trash.get(tx, kind, id);
        requireReach(actor, row ?? { kind, actorId: actor.userId });
        return erase(tx, row ? [row] : [], actor);
      });
      await removeLeftovers(deps, left);
    },

    /** What came into the trash later stays, also while this is going on. */
    empty: (actor: Account, until: string): Promise<number> => eraseUntil(new Date(until), actor),

    countExpired: (): Promise<number> => trash.countBefore(database.read, expiredBy()),

    /** How much there is, and whether something should be gone by now. */
    state: async () => ({
      records: await trash.countBefore(database.read, clock.now()),
      late: await trash.countBefore(database.read, new Date(expiredBy().getTime() - DAY_MS)),
    }),

    /** Every hour: what has been there for thirty days. */
    async purge(): Promise<number> {
      const records = await eraseUntil(expiredBy());
      if (records > 0)
        logger.info({ event: 'trash-purged', records }, 'trash emptied of old records');
      return records;
    },
  };
}
