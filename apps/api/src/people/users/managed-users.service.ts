import {
  type AdminUser,
  type AdminUserInput,
  type EndpointParsed,
  holds,
  TRASH_DAYS,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { additionId } from '../../lib/ids.ts';
import { readPage } from '../../lib/list-page.ts';
import { found, invalidField, ProblemError } from '../../lib/problem-error.ts';
import { plainMail } from '../../service/index.ts';
import { accountShownChanged } from '../accounts/account-events.ts';
import { createAddressConfirmation } from '../accounts/address-confirmation.service.ts';
import { createCredentials } from '../accounts/credentials.repository.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import {
  isActivatedWithoutPassword,
  isMoreThanUser,
  leavesAnAdmin,
} from '../accounts/users.policy.ts';
import { newUser, type User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { leftoversOf, removeLeftovers } from '../own-account/leftovers.ts';
import { createSecondFactorRepository } from '../second-factor/second-factor.repository.ts';
import { orEmailTaken } from '../sign-in/accounts.service.ts';
import { passwordLink } from '../sign-in/password-resets.service.ts';

const INVITATION_LIFE_MS = 7 * DAY_MS;

/** Accounts, as administrators make, change and delete them. */
export function createManagedUsers(deps: Deps) {
  const { database, outbox, audit, trash, activity, events, clock, logger } = deps;
  const { users, sessions, resets, confirmations, emailChanges } = createCredentials(
    database.tables,
  );
  const confirmation = createAddressConfirmation(deps);
  const factors = createSecondFactorRepository(database.tables);
  const recentSignIn = createRecentSignIn(deps);

  /** Inside a write; an earlier link ends. */
  const sendInvitation = async (tx: Queryable, user: User): Promise<void> => {
    const link = await passwordLink(deps, tx, user.id, INVITATION_LIFE_MS);
    const { email, firstName } = user;
    const mail = plainMail(email, (words) => words.invitation(firstName, deps.publicUrl, link));
    await outbox.queue(tx, mail);
  };

  /** What must not outlive a change of who may sign in, and how. */
  const revokeAccess = async (tx: Queryable, before: User, after: User): Promise<void> => {
    if (after.status !== 'active') await sessions.deleteOfUser(tx, after.id);
    if (after.status === 'inactive') await resets.deleteOfUser(tx, after.id);
    if (before.email === after.email) return;
    await emailChanges.deleteOfUser(tx, after.id);
    await resets.deleteOfUser(tx, after.id);
    const mail = plainMail(before.email, (words) => words.emailChangedByAdministrator());
    await outbox.queue(tx, mail);
    await confirmations.deleteOfUser(tx, after.id);
    // the invitation that went to the old address has ended with it; opening a new one confirms, too
    if (after.status === 'pending') await sendInvitation(tx, after);
    if (after.status === 'active') await confirmation.send(tx, after);
  };

  /** With what the row itself does not say. */
  const present = async (user: User, db: Queryable): Promise<AdminUser> =>
    presentUser(user, (await factors.whichHave(db, [user.id])).has(user.id));

  return {
    async list(query: EndpointParsed<'admin.users.list'>['query']) {
      const page = await readPage(
        query,
        (part, { q, ...equal }) =>
          listNewest(database, database.read, 'users', { ...part, q, equal }),
        (user) => user,
      );
      const ids = page.items.map(({ id }) => id);
      const withTwoSteps = await factors.whichHave(database.read, ids);
      return {
        ...page,
        items: page.items.map((user) => presentUser(user, withTwoSteps.has(user.id))),
      };
    },

    present: (user: User) => present(user, database.read),

    /**
     * A new account has no password yet, so it is pending whatever was asked for. Sent again with the
     * same key it makes no second one, and answers with the first.
     */
    async create(
      actor: Account,
      { key, ...input }: EndpointParsed<'admin.users.create'>['body'],
    ): Promise<User> {
      const id = additionId(deps, `${actor.userId}:account`, key);
      const made = async () => (key === undefined ? undefined : users.get(database.read, id));
      const known = await made();
      if (known) return known;
      const user = newUser(id, clock.now(), {
        ...{ email: input.email, role: input.role, status: 'pending' },
        ...splitName(input.name),
      });
      try {
        await database.write(async (tx) => {
          if (isMoreThanUser(user)) await recentSignIn.require(tx, actor);
          await users.insert(tx, user);
          await sendInvitation(tx, user);
          await audit.record(tx, actor, 'created', nameOf(user), undefined, presentForAudit(user));
        });
        return user;
      } catch (error) {
        // both of two that were sent at once have found none
        return (await made()) ?? orEmailTaken(error);
      }
    },

    /** @param ifMatch the version that the change was made from */
    async update(
      actor: Account,
      id: string,
      input: AdminUserInput,
      ifMatch: number | undefined,
    ): Promise<User> {
      const { name, ...fields } = input;
      let access: Pick<User, 'role' | 'status'> | undefined;
      const after = await writeVersion(database, {
        ifMatch,
        lock: (tx) => users.lock(tx, id),
        missing: 'noAccount',
        present,
        write: async (tx, before) => {
          const changes = { ...fields, ...splitName(name), updatedAt: clock.now() };
          const isNewEmail = before.email !== input.email;
          const emailConfirmedAt = isNewEmail ? null : before.emailConfirmedAt;
          const after = { ...before, ...changes, emailConfirmedAt, version: before.version + 1 };
          if (isActivatedWithoutPassword(before, after))
            throw invalidField('status', 'noPasswordYet');
          if (!leavesAnAdmin(before, after, await users.lockActiveAdmins(tx)))
            throw new ProblemError('conflict', 'lastAdmin');
          const changesAccess = before.role !== after.role || before.email !== after.email;
          const isClosedToTokens = actor.token && isMoreThanUser(before);
          if (changesAccess || isClosedToTokens) await recentSignIn.require(tx, actor);
          await users.update(tx, id, { ...changes, emailConfirmedAt });
          await revokeAccess(tx, before, after);
          await events.emit(tx, accountShownChanged, { userId: id });
          const { role, status } = after;
          access = role !== before.role || status !== before.status ? { role, status } : undefined;
          return after;
        },
        audit: (tx, before, after) => {
          const [was, is] = [presentForAudit(before), presentForAudit(after)];
          return audit.record(tx, actor, 'changed', nameOf(after), was, is);
        },
        // whoever shows it drops the pages that do
        isPublic: () => false,
      }).catch(orEmailTaken);
      if (access) {
        logger.info({ event: 'access-changed', userId: id, ...access }, 'access changed');
      }
      return after;
    },

    /**
     * Into the trash, with all that belongs to it: nobody is signed in to it any more, and its page
     * and its files are not shown.
     * @throws {ProblemError} `conflict` for the last administrator who can sign in
     */
    async delete(actor: Account, id: string): Promise<void> {
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
      if (left) await removeLeftovers(deps, left);
      logger.info({ event: 'account-deleted', userId: id }, 'account deleted');
    },

    /** Nobody who is signed in to the account now still is afterwards. */
    async endSessions(actor: Account, id: string): Promise<void> {
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
    },

    async invite(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const user = found(await users.get(tx, id), 'noAccount');
        if (user.status !== 'pending') {
          throw new ProblemError('conflict', 'onlyPendingInvited');
        }
        await sendInvitation(tx, user);
        await audit.record(tx, actor, 'sent', nameOf(user));
      });
    },
  };
}

const nameOf = ({ id, email }: User) => ({ subject: 'account', id, name: email }) as const;

/** An account as the back-office sees it: nothing secret. */
function presentUser(user: User, twoSteps: boolean): AdminUser {
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    role: user.role,
    status: user.status,
    lastLogin: user.lastLoginAt?.toISOString() ?? null,
    twoSteps,
    version: user.version,
  };
}

/** What the audit log keeps of an account: not when it signed in, which no administrator did. */
function presentForAudit(user: User) {
  const { name, email, role, status } = presentUser(user, false);
  return { name, email, role, status };
}

/** `Ada Lovelace Mbella` → first name `Ada`, last name `Lovelace Mbella`. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
}
