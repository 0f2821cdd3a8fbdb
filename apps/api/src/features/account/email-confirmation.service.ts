import { problemTexts } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { hashToken } from '../../lib/secrets.ts';
import { createCredentials } from '../auth/credentials.repository.ts';
import { emailChangedMail } from './email-change.mails.ts';

/** Opening the link that was mailed to a new address: from then on it is the account's. */
export function createEmailConfirmationService(deps: Deps) {
  const { database, outbox, activity, clock, logger } = deps;
  const { users, resets, emailChanges } = createCredentials(database.tables);

  /** Uses the link up, whatever comes of it. */
  const move = async (tx: Queryable, tokenHash: string): Promise<Outcome> => {
    const change = await emailChanges.take(tx, tokenHash, clock.now());
    const user = change && (await users.getById(tx, change.userId));
    if (!change || user?.status !== 'active') return { kind: 'ended' };
    if (await users.getByEmail(tx, change.email)) return { kind: 'taken' };
    await users.update(tx, user.id, { email: change.email, updatedAt: clock.now() });
    // their links went to the old address
    await resets.deleteOfUser(tx, user.id);
    await activity.record(tx, user.id, 'email-changed');
    await outbox.queue(tx, emailChangedMail(user.email, change.email));
    return { kind: 'changed', userId: user.id };
  };

  return {
    async confirm(token: string): Promise<void> {
      const outcome = await database
        .write((tx) => move(tx, hashToken(token)))
        .catch((error): Outcome => {
          if (!isUniqueViolation(error)) throw error;
          return { kind: 'taken' };
        });
      if (outcome.kind === 'ended')
        throw new ProblemError('not-found', problemTexts.emailLinkEnded);
      if (outcome.kind === 'taken')
        throw new ProblemError('conflict', problemTexts.emailTakenMeanwhile);
      logger.info({ event: 'email-changed', userId: outcome.userId }, 'e-mail changed');
    },
  };
}

type Outcome = { kind: 'ended' } | { kind: 'taken' } | { kind: 'changed'; userId: string };
