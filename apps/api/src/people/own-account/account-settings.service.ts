import {
  type AccountSettings,
  type Account as AccountView,
  accountFields,
  type EndpointReply,
  patched,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { invalidField } from '../../lib/problem-error.ts';
import { presentAccount } from '../accounts/account.presenter.ts';
import { accountShownChanged } from '../accounts/account-events.ts';
import { createCredentials } from '../accounts/credentials.repository.ts';
import { createNotify } from '../accounts/notices.ts';
import { createPasswordProof } from '../accounts/password-proof.service.ts';
import type { User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { passwordChangedMail } from '../sign-in/password-resets.service.ts';
import { createEmailChangeService } from './email-change.service.ts';

const PROOF = 'currentPassword';

/** The account as its owner sees and changes it. */
export function createAccountSettings(deps: Deps) {
  const { database, outbox, activity, events, hasher, clock, logger, sessions } = deps;
  const notify = createNotify(outbox);
  const { users, resets, emailChanges } = createCredentials(database.tables);
  const emailChange = createEmailChangeService(deps);
  const proof = createPasswordProof(deps);

  const view = async (db: Queryable, actor: Account): Promise<AccountView> => {
    const user = await proof.load(db, actor);
    const change = await emailChanges.get(db, user.id, clock.now());
    return presentAccount(user, change?.email);
  };

  /** Answers with the tokens of the session that takes the own one's place. */
  const changePassword = async (tx: Queryable, actor: Account, user: User, hash: string) => {
    await users.update(tx, user.id, { passwordHash: hash });
    const tokens = await sessions.startAnew(tx, actor);
    await resets.deleteOfUser(tx, user.id);
    // anyone who else was in may have asked for one
    await emailChanges.deleteOfUser(tx, user.id);
    await activity.record(tx, user.id, 'password-changed');
    await notify(tx, user, (email) => passwordChangedMail(email, 'every other session'));
    return tokens;
  };

  const changeProfile = async (tx: Queryable, before: User, form: AccountSettings) => {
    const own = patched(accountFields, before, form);
    await users.update(tx, before.id, { ...own, updatedAt: clock.now() });
    const isRenamed = before.firstName !== own.firstName || before.lastName !== own.lastName;
    if (isRenamed) await events.emit(tx, accountShownChanged, { userId: before.id });
  };

  return {
    get: (actor: Account) => view(database.read, actor),

    async save(actor: Account, form: AccountSettings): Promise<EndpointReply<'account.save'>> {
      const before = await proof.load(database.read, actor);
      const isNewEmail = form.email !== before.email;
      const isNewPassword = form.newPassword !== '';
      const needsProof = isNewEmail || isNewPassword;
      if (needsProof) await requireProof(actor, form.currentPassword);
      const hash = isNewPassword
        ? await hasher.hash(form.newPassword, ['account', actor.userId, ''])
        : undefined;
      const after = await database.write(async (tx) => {
        await changeProfile(tx, before, form);
        const user = needsProof ? await proof.recheck(tx, actor, before, PROOF) : before;
        const tokens = hash ? await changePassword(tx, actor, user, hash) : undefined;
        if (isNewEmail) await emailChange.ask(tx, user, form.email);
        return { ...(await view(tx, actor)), ...(tokens ? { tokens } : {}) };
      });
      const { userId } = actor;
      if (isNewPassword) logger.info({ event: 'password-changed', userId }, 'password changed');
      if (isNewEmail) logger.info({ event: 'email-change-asked', userId }, 'e-mail change asked');
      return after;
    },
  };

  async function requireProof(actor: Account, currentPassword: string): Promise<void> {
    if (currentPassword === '') throw invalidField(PROOF, 'currentPasswordRequired');
    await proof.check(actor, currentPassword, PROOF);
  }
}
