import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Logger } from '../../lib/logger.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { ForgetPerson } from '../audit/index.ts';
import type { EmailChangesRepository } from '../auth/email-changes.repository.ts';
import type { User, UsersRepository } from '../auth/users.repository.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import { canErase } from './account.policy.ts';
import { CONFIRM_EMAIL_SUBJECT } from './email-change.mails.ts';
import { type ErasedBy, erasedMail } from './erasure.mails.ts';
import type { OwnAccountRepository } from './own-account.repository.ts';
import type { PasswordProof } from './password-proof.service.ts';

export interface ErasureNeeds {
  database: Database;
  users: UsersRepository;
  emailChanges: EmailChangesRepository;
  holdings: OwnAccountRepository;
  proof: PasswordProof;
  outbox: Outbox;
  /** Takes the person out of the audit log. */
  forgetPerson: ForgetPerson;
  /** Removes the stored files of uploads; what cannot be removed is swept at the next start. */
  removeFiles(mediaIds: string[]): Promise<void>;
  logger: Logger;
}

const LAST_ADMIN =
  'This is the last administrator who can sign in. Make somebody else an administrator first.';

/** Erases an account: its rows with all that hangs on them, its files, and its mails. */
export function createErasureService(needs: ErasureNeeds) {
  const { database, users, emailChanges, holdings, proof, outbox, logger } = needs;

  /** Answers with the uploads whose files are to go. */
  const eraseRows = async (tx: Queryable, user: User, why: ErasedBy): Promise<string[]> => {
    const mediaIds = await holdings.listMediaIds(tx, user.id);
    if (await holdings.isPublished(tx, user.id)) await database.touchContent(tx);
    const change = await emailChanges.get(tx, user.id);
    if (change) await outbox.withdraw(tx, change.email, CONFIRM_EMAIL_SUBJECT);
    await users.delete(tx, user.id);
    await needs.forgetPerson(tx, user);
    await outbox.queueParting(tx, erasedMail(user.email, why));
    return mediaIds;
  };

  /** The rows are gone already: what fails here is swept later, and must not undo the answer. */
  const cleanUp = async (userId: string, mediaIds: string[]): Promise<void> => {
    await needs.removeFiles(mediaIds);
    await database.scrub(['users']).catch((err) => logger.error({ err }, 'database not scrubbed'));
    logger.info({ event: 'account-erased', userId }, 'account erased');
  };

  return {
    async erase(actor: Account, password: string): Promise<void> {
      const proven = await proof.check(actor, password, 'password');
      const mediaIds = await database.write(async (tx) => {
        const user = await proof.recheck(tx, actor, proven, 'password');
        const activeAdmins = user.role === 'admin' ? await users.lockActiveAdmins(tx) : 0;
        if (!canErase(user, activeAdmins)) throw new ProblemError('conflict', LAST_ADMIN);
        return eraseRows(tx, user, 'owner');
      });
      await cleanUp(proven.id, mediaIds);
    },

    /** For administrators; `work` runs in the same write, before the account is gone. */
    async eraseOther(
      userId: string,
      work: (tx: Queryable, user: User) => Promise<void>,
    ): Promise<void> {
      const mediaIds = await database.write(async (tx) => {
        const user = await users.getById(tx, userId);
        if (!user) throw new ProblemError('not-found', 'There is no such account.');
        await work(tx, user);
        return eraseRows(tx, user, 'administrator');
      });
      await cleanUp(userId, mediaIds);
    },
  };
}

export type ErasureService = ReturnType<typeof createErasureService>;
