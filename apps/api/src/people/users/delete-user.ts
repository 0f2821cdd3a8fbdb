import { holds, TRASH_DAYS } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { plainMail } from '../../service/index.ts';
import { accountShownChanged } from '../accounts/account-events.ts';
import { leavesAnAdmin } from '../accounts/users.policy.ts';
import { leftoversOf, removeLeftovers } from '../own-account/leftovers.ts';
import { nameOf, presentForAudit } from './create-user.ts';
import type { UsersRoom } from './users-room.ts';

/**
 * Into the trash, with all that belongs to it: nobody is signed in to it any more, and its page
 * and its files are not shown.
 * @throws {ProblemError} `conflict` for the last administrator who can sign in
 */
export async function deleteUser(room: UsersRoom, actor: Account, id: string): Promise<void> {
  const { database, recentSignIn, events, outbox, trash, audit, logger } = room;
  const { users, emailChanges } = room.credentials;
  const left = await database.write(async (tx) => {
    const user = found(await users.lock(tx, id), 'noAccount');
    await recentSignIn.require(tx, actor);
    const admins = holds(user.role, 'users') ? await users.lockActiveAdmins(tx) : 0;
    if (!leavesAnAdmin(user, undefined, admins)) {
      throw new ProblemError('conflict', 'lastAdmin');
    }
    await events.emit(tx, accountShownChanged, { userId: id });
    const waiting = await emailChanges.get(tx, id);
    if (waiting) await outbox.withdraw(tx, waiting.email, 'confirmNewEmail');
    await outbox.withdraw(tx, user.email, 'confirmAddress');
    const { name, email } = presentForAudit(user);
    await trash.put(tx, actor, { kind: 'account', id, name, email });
    await users.delete(tx, id);
    await audit.record(tx, actor, 'deleted', nameOf(user));
    if (user.emailConfirmedAt) {
      await outbox.queue(
        tx,
        plainMail(email, (words) => words.accountDeleted(TRASH_DAYS)),
      );
    }
    // the trash does not know where else mails to them were sent
    return waiting && leftoversOf([], [waiting.email]);
  });
  if (left) await removeLeftovers(room, left);
  logger.info({ event: 'account-deleted', userId: id }, 'account deleted');
}

/** Nobody who is signed in to the account now still is afterwards. */
export async function endSessionsOf(room: UsersRoom, actor: Account, id: string): Promise<void> {
  const { database, activity, audit, outbox, logger } = room;
  const { users, sessions } = room.credentials;
  await database.write(async (tx) => {
    const user = found(await users.get(tx, id), 'noAccount');
    await sessions.deleteOfUser(tx, id);
    await activity.record(tx, id, 'signed-out-by-administrator');
    await audit.record(tx, actor, 'signed-out', nameOf(user));
    await outbox.queue(
      tx,
      plainMail(user.email, (words) => words.signedOut()),
    );
  });
  logger.info({ event: 'signed-out-by-administrator', userId: id }, 'signed out');
}
