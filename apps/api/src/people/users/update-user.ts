import type { AdminUserInput } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { plainMail } from '../../service/index.ts';
import { accountShownChanged } from '../accounts/account-events.ts';
import {
  isActivatedWithoutPassword,
  isMoreThanUser,
  leavesAnAdmin,
} from '../accounts/users.policy.ts';
import type { User } from '../accounts/users.repository.ts';
import { orEmailTaken } from '../sign-in/accounts.service.ts';
import { nameOf, presentForAudit, sendInvitation, splitName } from './create-user.ts';
import { presentManaged } from './list-users.ts';
import type { UsersRoom } from './users-room.ts';

/** @param ifMatch the version that the change was made from */
export async function updateUser(
  room: UsersRoom,
  actor: Account,
  id: string,
  input: AdminUserInput,
  ifMatch: number | undefined,
): Promise<User> {
  const { database, clock, recentSignIn, events, audit, logger } = room;
  const { users } = room.credentials;
  const { name, ...fields } = input;
  let access: Pick<User, 'role' | 'status'> | undefined;
  const after = await writeVersion(database, {
    ifMatch,
    lock: (tx) => users.lock(tx, id),
    missing: 'noAccount',
    present: (user, tx) => presentManaged(room, user, tx),
    write: async (tx, before) => {
      const changes = { ...fields, ...splitName(name), updatedAt: clock.now() };
      const isNewEmail = before.email !== input.email;
      const emailConfirmedAt = isNewEmail ? null : before.emailConfirmedAt;
      const after = { ...before, ...changes, emailConfirmedAt, version: before.version + 1 };
      if (isActivatedWithoutPassword(before, after)) throw invalidField('status', 'noPasswordYet');
      if (!leavesAnAdmin(before, after, await users.lockActiveAdmins(tx)))
        throw new ProblemError('conflict', 'lastAdmin');
      const changesAccess = before.role !== after.role || before.email !== after.email;
      const isClosedToTokens = actor.token && isMoreThanUser(before);
      if (changesAccess || isClosedToTokens) await recentSignIn.require(tx, actor);
      await users.update(tx, id, { ...changes, emailConfirmedAt });
      await revokeAccess(room, tx, actor, before, after);
      await events.emit(tx, accountShownChanged, { userId: id });
      const { role, status } = after;
      access = role !== before.role || status !== before.status ? { role, status } : undefined;
      return after;
    },
    audit: (tx, before, after) => {
      const [was, is] = [presentForAudit(before), presentForAudit(after)];
      return audit.record(tx, actor, 'changed', nameOf(after), was, is);
    },
    // anyone who shows it drops the pages that do
    isPublic: () => false,
  }).catch(orEmailTaken);
  if (access) {
    logger.info({ event: 'access-changed', userId: id, ...access }, 'access changed');
  }
  return after;
}

/** What must not outlive a change of who may sign in, and how. */
async function revokeAccess(
  room: UsersRoom,
  tx: Queryable,
  actor: Account,
  before: User,
  after: User,
): Promise<void> {
  const { outbox, confirmation } = room;
  const { sessions, resets, emailChanges, confirmations } = room.credentials;
  if (after.status !== 'active') await sessions.deleteOfUser(tx, after.id);
  if (after.status === 'inactive') await resets.deleteOfUser(tx, after.id);
  if (before.email === after.email) return;
  await emailChanges.deleteOfUser(tx, after.id);
  await resets.deleteOfUser(tx, after.id);
  const mail = plainMail(before.email, (words) => words.emailChangedByAdministrator());
  await outbox.queue(tx, mail);
  await confirmations.deleteOfUser(tx, after.id);
  // the invitation that went to the old address has ended with it; opening a new one confirms, too
  if (after.status === 'pending') await sendInvitation(room, tx, actor, after);
  if (after.status === 'active') await confirmation.send(tx, after);
}
