import {
  messages,
  type PasskeyAssertion,
  problemTexts,
  type SecondStep,
  sessionRole,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { deviceName } from '../../lib/client.ts';
import { HOUR_MS, MINUTE_MS } from '../../lib/clock.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { hashToken, keyed, randomToken } from '../../lib/secrets.ts';
import {
  createSecondStepTokens,
  SECOND_STEP_LIFE_MS,
  type SecondStepClaims,
} from '../../lib/tokens.ts';
import { createClaimsRepository } from '../../service/index.ts';
import { createKnownDevices } from '../accounts/known-devices.ts';
import { createNotify } from '../accounts/notices.ts';
import { createUsersRepository, type User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { createPasskeys, PasskeyRefusedError } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { codesGuessedMail, codeUsedMail } from './second-factor.mails.ts';
import {
  createSecondFactorRepository,
  hasAny,
  type PasskeyRow,
  type SecondFactorRow,
} from './second-factor.repository.ts';

/** After so many wrong codes of the app in a row none is taken for a while, twice as long each time. */
const WRONG_CODES = 5;
const FIRST_WAIT_MS = 15 * MINUTE_MS;
const LONGEST_WAIT_MS = 24 * HOUR_MS;

// what checks the codes of apps is loaded with the first one
const codesOfApps = onDemand(() => import('./authenticator-app.ts'));

const BY_PASSKEY_ALONE = 'sign-in';
const asSecondStep = (userId: string) => `second step of ${userId}`;

type CodesOfApps = Awaited<ReturnType<typeof codesOfApps>>;

interface CodeOffer {
  token: string;
  kind: 'app' | 'recovery';
  code: string;
}
interface PasskeyOffer {
  token?: string | undefined;
  remember: boolean;
  credential: PasskeyAssertion;
}

export type SecondSteps = ReturnType<typeof createSecondSteps>;

/** What comes after a right password, and signing in with a passkey instead of one. */
export function createSecondSteps(deps: Deps) {
  const { database, sessions, outbox, activity, clock, secret, logger } = deps;
  const notify = createNotify(outbox);
  const users = createUsersRepository(database.tables);
  const factors = createSecondFactorRepository(database.tables);
  const claims = createClaimsRepository(database.tables);
  const tokens = createSecondStepTokens(deps.signer);
  const passkeys = createPasskeys(deps);
  const knownDevices = createKnownDevices(deps);

  /** Which password an account has, told without telling anything of it. */
  const passwordMark = ({ id, passwordHash }: User) =>
    keyed(secret, `password of ${id}: ${passwordHash}`);

  /** Inside a write: whoever changes the account's password waits until this write ends. */
  const lockUser = (tx: Queryable, id: string) => users.update(tx, id, { id });

  /** Whose sign-in a token belongs to, while it can go on. */
  const readStep = async (db: Queryable, token: string, load = users.get) => {
    const claimed = tokens.read(token);
    const user = claimed && (await load(db, claimed.userId));
    if (!claimed || user?.status !== 'active' || passwordMark(user) !== claimed.password)
      throw stepEnded();
    return { claimed, user };
  };

  /** Notes that something works only once; of several who try together one goes on. */
  const useOnce = async (tx: Queryable, key: string, lifeMs: number): Promise<void> => {
    const now = clock.now();
    const isFirst = await claims.take(tx, key, now, new Date(now.getTime() + lifeMs));
    if (!isFirst) throw stepEnded();
  };
  const useToken = (tx: Queryable, { id }: SecondStepClaims) =>
    useOnce(tx, `second-step:${id}`, SECOND_STEP_LIFE_MS);

  const startSession = async (tx: Queryable, user: User, remember: boolean, userAgent: string) => {
    await claims.deleteEnded(tx, clock.now());
    await users.update(tx, user.id, { lastLoginAt: clock.now() });
    await factors.forgetWrongCodes(tx, user.id);
    const device = deviceName(userAgent);
    const started = { userId: user.id, remember, device, secondFactor: true };
    const { access, refresh } = await sessions.start(tx, started);
    return {
      access_token: access,
      refresh_token: refresh,
      user: { email: user.email, role: sessionRole(user.role) },
      device: knownDevices.markFor(user.email),
    };
  };

  const noteSignIn = (userId: string, by: string) =>
    logger.info({ event: 'signed-in', userId, by }, 'signed in');

  /**
   * Not counted: nobody guesses 79 random bits, and a count would let whoever knows the password shut
   * out an owner who has nothing else.
   */
  const takeRecoveryCode = async (tx: Queryable, user: User, code: string): Promise<boolean> => {
    if (!(await factors.takeCode(tx, user.id, hashRecoveryCode(user.id, code)))) return false;
    await activity.record(tx, user.id, 'recovery-code-used');
    const left = await factors.countCodes(tx, user.id);
    await notify(tx, user, (email) => codeUsedMail(email, left));
    return true;
  };

  /**
   * Inside a write that holds the account's row, so that wrong codes cannot be tried side by side.
   * @throws {ProblemError} `too-many-requests` after many wrong ones
   */
  const takeAppCode = async (
    tx: Queryable,
    user: User,
    code: string,
    app: CodesOfApps,
  ): Promise<boolean> => {
    const row = await factors.lockUser(tx, user.id);
    const waitMs = (row.blockedUntil?.getTime() ?? 0) - clock.now().getTime();
    if (waitMs > 0) throw tooManyCodes(waitMs);
    const step = stepOfApp(row, code, app);
    if (step === undefined) await countWrong(tx, user, row.wrongCodes);
    else await factors.update(tx, user.id, { appLastStep: step });
    return step !== undefined;
  };

  /** The time step whose code it is; undefined for a wrong one, and without an app. */
  const stepOfApp = (
    { userId, appSecret, appConfirmedAt, appLastStep }: SecondFactorRow,
    code: string,
    app: CodesOfApps,
  ): number | undefined => {
    if (!appSecret || !appConfirmedAt) return undefined;
    const key = app.unsealAppKey(secret, userId, appSecret);
    if (!key) throw invalidField('code', problemTexts.appUnreadable);
    return app.stepOfCode(key, code, clock.now(), appLastStep);
  };

  /** Counts a wrong code; the fifth in a row begins a wait, and its owner is told. */
  const countWrong = async (tx: Queryable, user: User, wrongBefore: number): Promise<void> => {
    const wrongCodes = wrongBefore + 1;
    await factors.update(tx, user.id, { wrongCodes });
    if (wrongCodes % WRONG_CODES !== 0) return;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (wrongCodes / WRONG_CODES - 1), LONGEST_WAIT_MS);
    await factors.update(tx, user.id, { blockedUntil: new Date(clock.now().getTime() + wait) });
    await notify(tx, user, (email) => codesGuessedMail(email, wait / MINUTE_MS));
  };

  return {
    /**
     * After a right password, inside the write that signs in: what is wanted beside it; undefined
     * where nothing is.
     */
    async wanted(
      tx: Queryable,
      userId: string,
      remember: boolean,
    ): Promise<SecondStep | undefined> {
      const has = await factors.factorsOf(tx, userId);
      const user = await users.get(tx, userId);
      if (!hasAny(has) || !user) return undefined;
      const password = passwordMark(user);
      return {
        token: tokens.issue({ id: randomToken(), userId: user.id, remember, password }),
        app: has.appSince !== undefined,
        passkey: has.passkeys.length > 0,
      };
    },

    /** @throws {ProblemError} `invalid` for a wrong code, `too-many-requests` after many of the app */
    async byCode({ token, kind, code }: CodeOffer, userAgent: string) {
      const app = await codesOfApps();
      const outcome = await database.write(async (tx) => {
        const { claimed, user } = await readStep(tx, token, lockUser);
        const isRight =
          kind === 'recovery'
            ? await takeRecoveryCode(tx, user, code)
            : await takeAppCode(tx, user, code, app);
        // a wrong one is counted, so not thrown: that would undo the count
        if (!isRight) return { userId: user.id };
        await useToken(tx, claimed);
        const session = await startSession(tx, user, claimed.remember, userAgent);
        return { userId: user.id, session };
      });
      const { userId, session } = outcome;
      if (!session) {
        logger.warn({ event: 'second-step-failed', userId }, 'wrong code');
        throw invalidField('code', kind === 'app' ? messages.codeAppWrong : messages.codeWrong);
      }
      noteSignIn(userId, kind === 'app' ? 'password and app' : 'password and recovery code');
      return session;
    },

    async passkeyOptions(token: string | undefined) {
      if (!token) return passkeys.requestOptions(BY_PASSKEY_ALONE, undefined);
      const { user } = await readStep(database.read, token);
      const known = await factors.factorsOf(database.read, user.id);
      return passkeys.requestOptions(asSecondStep(user.id), known.passkeys);
    },

    /** With a token as the second step; without one a passkey is both steps. */
    async byPasskey({ token, remember, credential }: PasskeyOffer, userAgent: string) {
      const step = token ? await readStep(database.read, token) : undefined;
      const passkey = await factors.passkeyByCredential(database.read, credential.id);
      if (!passkey || (step && passkey.userId !== step.user.id)) {
        logger.warn({ event: 'second-step-failed', userId: step?.user.id }, 'unknown passkey');
        throw new ProblemError('unauthenticated', problemTexts.passkeyUnknown);
      }
      const purpose = step ? asSecondStep(step.user.id) : BY_PASSKEY_ALONE;
      const { counter, challenge } = await passkeys
        .check({ purpose, alone: step === undefined }, passkey, credential)
        .catch(refuse(passkey));
      const session = await database.write(async (tx) => {
        const user = step
          ? (await readStep(tx, String(token), lockUser)).user
          : await activeUser(tx, passkey);
        await useOnce(tx, `passkey:${hashToken(challenge)}`, passkeys.challengeLifeMs);
        if (step) await useToken(tx, step.claimed);
        const used = { counter, lastUsedAt: clock.now() };
        if (!(await factors.countUse(tx, passkey, used))) throw refused();
        const isRemembered = step ? step.claimed.remember : remember;
        return startSession(tx, user, isRemembered, userAgent);
      });
      noteSignIn(passkey.userId, step ? 'password and passkey' : 'passkey');
      return session;
    },
  };

  async function activeUser(tx: Queryable, { userId }: PasskeyRow): Promise<User> {
    const user = await users.get(tx, userId);
    if (user?.status !== 'active')
      throw new ProblemError('forbidden', problemTexts.accountInactive);
    return user;
  }

  function refuse({ userId }: PasskeyRow) {
    return (error: unknown): never => {
      if (!(error instanceof PasskeyRefusedError)) throw error;
      const reason = error.message;
      logger.warn({ event: 'second-step-failed', userId, reason }, 'passkey refused');
      throw refused();
    };
  }
}

const stepEnded = () => new ProblemError('unauthenticated', problemTexts.secondStepEnded);
const refused = () => new ProblemError('unauthenticated', problemTexts.passkeyRefused);

function tooManyCodes(waitMs: number): ProblemError {
  const again = problemTexts.tryAgainInMinutes(Math.ceil(waitMs / MINUTE_MS));
  return new ProblemError('too-many-requests', `${problemTexts.tooManyCodes} ${again}`, {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
