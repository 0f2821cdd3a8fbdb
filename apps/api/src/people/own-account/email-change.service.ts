import type { Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Account } from '../../lib/actor.ts';
import { HOUR_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import { createClaimsRepository, plainMail } from '../../service/index.ts';
import { createAddressConfirmation } from '../accounts/address-confirmation.service.ts';
import { createCredentials } from '../accounts/credentials.repository.ts';
import { createNotify } from '../accounts/notices.ts';
import type { User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';

const EMAIL_CHANGE_LIFE_MS = HOUR_MS;
const ASKED_PER_HOUR = 3;

/** A new address counts once the link that was mailed to it is opened. */
export function createEmailChangeService(deps: Deps) {
  const { database, outbox, forms, clock, secret } = deps;
  const notify = createNotify(outbox);
  const { users, emailChanges } = createCredentials(database.tables);
  const claims = createClaimsRepository(database.tables);

  const requireWithinLimit = async (tx: Queryable, userId: string): Promise<void> => {
    // only a fingerprint: what counts must not outlive the account
    const account = keyed(secret, `email-change:${userId}`);
    const places = { many: ASKED_PER_HOUR, heldMs: HOUR_MS };
    if (!(await claims.takeOneOf(tx, `email-change:${account}`, places, clock.now())))
      throw tooOften();
  };

  return {
    /**
     * Inside the write of someone who proved their password. Says and stores the same whether or
     * not the address has an account: only the mail to it tells.
     */
    async ask(tx: Queryable, user: User, email: string): Promise<void> {
      await requireWithinLimit(tx, user.id);
      const now = clock.now();
      await emailChanges.deleteExpired(tx, now);
      const change = { userId: user.id, email };
      const token = await emailChanges.start(tx, change, now, EMAIL_CHANGE_LIFE_MS);
      // in the fragment: it reaches neither server logs nor a Referer
      const link = `/confirm-email#token=${token}`;
      const isInUse = (await users.getByEmail(tx, email)) !== undefined;
      await forms.mail(
        tx,
        plainMail(email, (words, _, addressOf) =>
          isInUse ? words.emailInUse() : words.confirmNewEmail(addressOf(link)),
        ),
      );
      await notify(tx, user, (present) =>
        plainMail(present, (words) => words.emailChangeAsked(email)),
      );
    },

    async cancel({ userId }: Account): Promise<void> {
      await database.write((tx) => emailChanges.deleteOfUser(tx, userId));
    },
  };
}

const tooOften = () =>
  new ProblemError('too-many-requests', 'emailChangesTooOften', {
    retryAfterSeconds: HOUR_MS / 1000,
  });

/**
 * Opening the link that was mailed to an address: the one of a new account is confirmed, a new one
 * is the account's from then on.
 */
export function createEmailConfirmationService(deps: Deps) {
  const { database, outbox, activity, clock, logger } = deps;
  const notify = createNotify(outbox);
  const { users, resets, confirmations, emailChanges } = createCredentials(database.tables);
  const confirmation = createAddressConfirmation(deps);

  /** Uses the link up, whatever comes of it. */
  const move = async (tx: Queryable, token: string): Promise<Outcome> => {
    const change = await emailChanges.take(tx, token, clock.now());
    const user = change && (await users.get(tx, change.userId));
    if (!change)
      return (await confirmation.confirm(tx, token)) ? { kind: 'confirmed' } : { kind: 'ended' };
    if (user?.status !== 'active') return { kind: 'ended' };
    if (await users.getByEmail(tx, change.email)) return { kind: 'taken' };
    const now = clock.now();
    const changes = { email: change.email, emailConfirmedAt: now, updatedAt: now };
    await users.update(tx, user.id, changes);
    // their links went to the old address
    await resets.deleteOfUser(tx, user.id);
    await confirmations.deleteOfUser(tx, user.id);
    await activity.record(tx, user.id, 'email-changed');
    await notify(tx, user, (former) =>
      plainMail(former, (words) => words.emailChanged(change.email)),
    );
    return { kind: 'changed', userId: user.id };
  };

  return {
    /** @returns what to tell anyone who opened the link */
    async confirm(token: string): Promise<'emailConfirmed' | 'newEmailConfirmed'> {
      const outcome = await database
        .write((tx) => move(tx, token))
        .catch((error): Outcome => {
          if (!isUniqueViolation(error)) throw error;
          return { kind: 'taken' };
        });
      if (outcome.kind === 'ended') throw new ProblemError('not-found', 'emailLinkEnded');
      if (outcome.kind === 'taken') throw new ProblemError('conflict', 'emailTakenMeanwhile');
      if (outcome.kind === 'confirmed') return 'emailConfirmed';
      logger.info({ event: 'email-changed', userId: outcome.userId }, 'e-mail changed');
      return 'newEmailConfirmed';
    },
  };
}

type Outcome =
  | { kind: 'ended' }
  | { kind: 'confirmed' }
  | { kind: 'taken' }
  | { kind: 'changed'; userId: string };
