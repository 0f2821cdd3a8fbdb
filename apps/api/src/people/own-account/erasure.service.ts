import { holds } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { createCredentials } from '../accounts/credentials.repository.ts';
import { createPasswordProof } from '../accounts/password-proof.service.ts';
import { leavesAnAdmin } from '../accounts/users.policy.ts';
import type { User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { type ErasedBy, erasedMail } from './erased.mail.ts';
import { type Leftovers, leftoversOf, removeLeftovers } from './leftovers.ts';

/** Erases an account: its rows with all that depends on them, its files, and its mails. */
export function createErasureService(deps: Deps) {
  const { database, outbox, audit, mediaFiles, trash, personalData, logger } = deps;
  const { users, emailChanges } = createCredentials(database.tables);
  const proof = createPasswordProof(deps);

  /**
   * Inside a write; answers with what is to be done afterwards.
   * @throws {ProblemError} `conflict` for the last administrator: nobody would be left to run the site
   */
  const eraseRows = async (tx: Queryable, user: User, why: ErasedBy): Promise<Leftovers> => {
    const activeAdmins = holds(user.role, 'users') ? await users.lockActiveAdmins(tx) : 0;
    if (!leavesAnAdmin(user, undefined, activeAdmins))
      throw new ProblemError('conflict', 'lastAdmin');
    const ownFiles = (await personalData.uploads(tx, user.id)).map(({ id }) => id);
    await mediaFiles.noteRemoval(tx, ownFiles);
    // what the law wants gone does not wait in the trash
    const person = user.emailConfirmedAt ? user : { id: user.id };
    const inTrash = await trash.erasePerson(tx, person);
    const change = await emailChanges.get(tx, user.id);
    if (change) await outbox.withdraw(tx, change.email, 'confirmNewEmail');
    await personalData.eraseAccount(tx, user);
    await users.delete(tx, user.id);
    await audit.forgetPerson(tx, user);
    await personalData.forgetAuthor(tx, user.id);
    await outbox.forgetAccount(
      tx,
      user.email,
      user.emailConfirmedAt && erasedMail(user.email, why),
    );
    const addresses = [user.email, ...(change ? [change.email] : [])];
    return leftoversOf([...ownFiles, ...inTrash], addresses);
  };

  return {
    eraseRows,

    async erase(actor: Account, password: string): Promise<void> {
      const proven = await proof.check(actor, password, 'password');
      const left = await database.write(async (tx) => {
        const user = await proof.recheck(tx, actor, proven, 'password');
        return eraseRows(tx, user, 'owner');
      });
      await removeLeftovers(deps, left, ['users']);
      logger.info({ event: 'account-erased', userId: actor.userId }, 'account erased');
    },
  };
}
