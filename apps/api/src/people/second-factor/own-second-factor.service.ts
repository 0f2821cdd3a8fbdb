import {
  holds,
  messages,
  PASSKEYS_MAX,
  type PasskeyCreation,
  problemTexts,
  type SecondFactor,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Account } from '../../lib/actor.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { found, invalidField, ProblemError } from '../../lib/problem-error.ts';
import { hashToken } from '../../lib/secrets.ts';
import { createClaimsRepository, english, readCompanyName } from '../../service/index.ts';
import { createNotify } from '../accounts/notices.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import { createSessionsRepository } from '../accounts/sessions.repository.ts';
import { createUsersRepository, type User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { createPasskeys, PasskeyRefusedError } from './passkeys.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  codesMadeMail,
  type FactorName,
  factorAddedMail,
  factorRemovedMail,
} from './second-factor.mails.ts';
import {
  createSecondFactorRepository,
  hasAny,
  type PasskeyRow,
} from './second-factor.repository.ts';
import { readSignInRule } from './sign-in-rule.repository.ts';

// what makes and checks codes is loaded with the first app
const codesOfApps = onDemand(() => import('./authenticator-app.ts'));

const app: FactorName = (words) => words.authenticatorApp;
const called =
  (name: string): FactorName =>
  (words) =>
    words.passkey(name);

/** What people see, add and remove of their own second step. */
export function createOwnSecondFactor(deps: Deps) {
  const { database, outbox, activity, clock, ids, secret, logger } = deps;
  const notify = createNotify(outbox);
  const factors = createSecondFactorRepository(database.tables);
  const users = createUsersRepository(database.tables);
  const sessions = createSessionsRepository(database.tables);
  const claims = createClaimsRepository(database.tables);
  const passkeys = createPasskeys(deps);
  const recentSignIn = createRecentSignIn(deps);

  const load = async (db: Queryable, { userId }: Account): Promise<User> =>
    found(await users.get(db, userId), () => new ProblemError('unauthenticated'));

  const makeCodes = async (tx: Queryable, userId: string): Promise<string[]> => {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashRecoveryCode(userId, code));
    await factors.replaceCodes(tx, userId, hashes);
    return codes;
  };

  /**
   * After a factor was added. With the first one the other sessions end, for they began with the
   * password alone.
   * @returns the recovery codes, where these are new
   */
  const afterAdding = async (tx: Queryable, actor: Account, isFirst: boolean, what: FactorName) => {
    const { userId, sessionId } = actor;
    await sessions.update(tx, sessionId, { secondFactor: true });
    if (isFirst) await sessions.deleteOthers(tx, userId, sessionId);
    await activity.record(tx, userId, 'second-factor-added', what(english));
    await notify(tx, await load(tx, actor), (email) => factorAddedMail(email, what));
    return { recoveryCodes: isFirst ? await makeCodes(tx, userId) : [] };
  };

  /** @throws {ProblemError} `conflict` when it was the last one of somebody who must have one */
  const afterRemoving = async (tx: Queryable, actor: Account, what: FactorName) => {
    const user = await load(tx, actor);
    const isLast = !hasAny(await factors.factorsOf(tx, user.id));
    if (isLast && (await isRequired(tx, user)))
      throw new ProblemError('conflict', problemTexts.secondStepLast);
    if (isLast) await factors.deleteAll(tx, user.id);
    await activity.record(tx, user.id, 'second-factor-removed', what(english));
    await notify(tx, user, (email) => factorRemovedMail(email, what, isLast));
  };

  const isRequired = async (db: Queryable, { role }: User): Promise<boolean> =>
    holds(role, 'office') &&
    (await readSignInRule(db, database.tables)).administratorsNeedSecondStep;

  const note = (event: string, { userId }: Account) => logger.info({ event, userId }, 'two steps');

  const requireOwn = async (
    tx: Queryable,
    { userId }: Account,
    id: string,
  ): Promise<PasskeyRow> => {
    const passkey = await factors.passkeys.get(tx, id);
    if (passkey?.userId !== userId) throw new ProblemError('not-found', problemTexts.noPasskey);
    return passkey;
  };

  return {
    async get(actor: Account): Promise<SecondFactor> {
      const user = await load(database.read, actor);
      const { passkeys: own, appSince } = await factors.factorsOf(database.read, user.id);
      return {
        passkeys: own.map(presentPasskey),
        app: appSince ? { createdAt: appSince.toISOString() } : null,
        recoveryCodesLeft: await factors.countCodes(database.read, user.id),
        required: await isRequired(database.read, user),
      };
    },

    /** The key counts once it is confirmed; asking again makes another one. */
    async startApp(actor: Account) {
      const user = await load(database.read, actor);
      const { newAppKey, sealAppKey } = await codesOfApps();
      const key = newAppKey(user.email, await readCompanyName(deps));
      await database.write(async (tx) => {
        await recentSignIn.require(tx, actor);
        const { appConfirmedAt } = await factors.lockUser(tx, user.id);
        if (appConfirmedAt) throw new ProblemError('conflict', problemTexts.appTwice);
        await factors.update(tx, user.id, { appSecret: sealAppKey(secret, user.id, key.secret) });
      });
      return key;
    },

    async confirmApp(actor: Account, code: string) {
      const { stepOfCode, unsealAppKey } = await codesOfApps();
      const codes = await database.write(async (tx) => {
        await recentSignIn.require(tx, actor);
        const now = clock.now();
        const before = await factors.factorsOf(tx, actor.userId);
        const { appSecret, appConfirmedAt } = await factors.lockUser(tx, actor.userId);
        if (appConfirmedAt) throw new ProblemError('conflict', problemTexts.appTwice);
        const key = appSecret && unsealAppKey(secret, actor.userId, appSecret);
        if (!key) throw new ProblemError('conflict', problemTexts.appNotStarted);
        const step = stepOfCode(key, code, now, 0);
        if (step === undefined) throw invalidField('code', messages.codeAppWrong);
        await factors.update(tx, actor.userId, { appConfirmedAt: now, appLastStep: step });
        return afterAdding(tx, actor, !hasAny(before), app);
      });
      note('second-factor-added', actor);
      return codes;
    },

    async removeApp(actor: Account): Promise<void> {
      await database.write(async (tx) => {
        await recentSignIn.require(tx, actor);
        const { appConfirmedAt } = await factors.lockUser(tx, actor.userId);
        if (!appConfirmedAt) throw new ProblemError('not-found', problemTexts.noApp);
        await factors.update(tx, actor.userId, { appSecret: null, appConfirmedAt: null });
        await afterRemoving(tx, actor, app);
      });
      note('second-factor-removed', actor);
    },

    async passkeyCreation(actor: Account) {
      await recentSignIn.require(database.read, actor);
      const user = await load(database.read, actor);
      const { passkeys: known } = await factors.factorsOf(database.read, user.id);
      if (known.length >= PASSKEYS_MAX)
        throw new ProblemError('conflict', problemTexts.passkeysTooMany);
      const name = `${user.firstName} ${user.lastName}`.trim();
      const site = await readCompanyName(deps);
      return passkeys.creationOptions({ id: user.id, email: user.email, name }, known, site);
    },

    async addPasskey(actor: Account, name: string, response: PasskeyCreation) {
      const { userId } = actor;
      const checked = await passkeys.checkCreation(userId, response).catch((error) => {
        if (!(error instanceof PasskeyRefusedError)) throw error;
        logger.warn({ event: 'passkey-not-added', userId, reason: error.message }, 'not added');
        throw new ProblemError('malformed', problemTexts.passkeyNotAdded);
      });
      const { challenge, ...passkey } = checked;
      const codes = await database
        .write(async (tx) => {
          await recentSignIn.require(tx, actor);
          await factors.lockUser(tx, userId);
          const now = clock.now();
          const heldUntil = new Date(now.getTime() + passkeys.challengeLifeMs);
          if (!(await claims.take(tx, `passkey:${hashToken(challenge)}`, now, heldUntil)))
            throw new ProblemError('malformed', problemTexts.passkeyNotAdded);
          const before = await factors.factorsOf(tx, userId);
          if (before.passkeys.length >= PASSKEYS_MAX)
            throw new ProblemError('conflict', problemTexts.passkeysTooMany);
          const own = { ...passkey, userId, name, createdAt: now, lastUsedAt: null };
          await factors.passkeys.insert(tx, { id: ids.next(), ...own });
          return afterAdding(tx, actor, !hasAny(before), called(name));
        })
        .catch((error) => {
          if (!isUniqueViolation(error)) throw error;
          throw new ProblemError('conflict', problemTexts.passkeyTwice);
        });
      note('second-factor-added', actor);
      return codes;
    },

    async renamePasskey(actor: Account, id: string, name: string): Promise<void> {
      await database.write(async (tx) => {
        await requireOwn(tx, actor, id);
        await factors.passkeys.update(tx, id, { name });
      });
    },

    async removePasskey(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        await recentSignIn.require(tx, actor);
        await factors.lockUser(tx, actor.userId);
        const { name } = await requireOwn(tx, actor, id);
        await factors.passkeys.delete(tx, id);
        await afterRemoving(tx, actor, called(name));
      });
      note('second-factor-removed', actor);
    },

    async makeCodes(actor: Account) {
      const recoveryCodes = await database.write(async (tx) => {
        await recentSignIn.require(tx, actor);
        const user = await load(tx, actor);
        await factors.lockUser(tx, user.id);
        if (!hasAny(await factors.factorsOf(tx, user.id)))
          throw new ProblemError('conflict', problemTexts.noSecondFactor);
        await activity.record(tx, user.id, 'recovery-codes-made');
        await notify(tx, user, codesMadeMail);
        return makeCodes(tx, user.id);
      });
      note('recovery-codes-made', actor);
      return { recoveryCodes };
    },
  };
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  ...{ id, name, createdAt: createdAt.toISOString() },
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
