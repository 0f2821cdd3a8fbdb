import type { Queryable } from '../../db/database.ts';
import { CLOCK_SKEW_MS, HOUR_MS, MINUTE_MS } from '../../lib/clock.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { User } from '../accounts/users.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { SecondFactorRoom } from './room.ts';
import { codesGuessedMail, codeUsedMail } from './second-factor.mails.ts';
import type { SecondFactorRow } from './second-factor.repository.ts';
import { lockUser, noteSignIn, readStep, startSession, useToken } from './second-step.ts';

/** After so many wrong codes of the app in a row none is taken for a while, twice as long each time. */
const WRONG_CODES = 5;

const FIRST_WAIT_MS = 15 * MINUTE_MS;

const LONGEST_WAIT_MS = 24 * HOUR_MS;

// what checks the codes of apps is loaded with the first one
const codesOfApps = onDemand(() => import('./authenticator-app.ts'));

type CodesOfApps = Awaited<ReturnType<typeof codesOfApps>>;

interface CodeOffer {
  token: string;
  kind: 'app' | 'recovery';
  code: string;
}

/** @throws {ProblemError} `invalid` for a wrong code, `too-many-requests` after many of the app */
export async function signInByCode(
  room: SecondFactorRoom,
  { token, kind, code }: CodeOffer,
  userAgent: string,
) {
  const { database, logger } = room;
  const app = await codesOfApps();
  const outcome = await database.write(async (tx) => {
    const { claimed, user } = await readStep(room, tx, token, (db, id) => lockUser(room, db, id));
    const isRight =
      kind === 'recovery'
        ? await takeRecoveryCode(room, tx, user, code)
        : await takeAppCode(room, tx, user, code, app);
    // a wrong one is counted, so not thrown: that would undo the count
    if (!isRight) return { userId: user.id };
    await useToken(room, tx, claimed);
    const session = await startSession(room, tx, user, claimed.remember, userAgent);
    return { userId: user.id, session };
  });
  const { userId, session } = outcome;
  if (!session) {
    logger.warn({ event: 'second-step-failed', userId }, 'wrong code');
    throw invalidField('code', kind === 'app' ? 'codeAppWrong' : 'codeWrong');
  }
  noteSignIn(room, userId, kind === 'app' ? 'password and app' : 'password and recovery code');
  return session;
}

/**
 * Not counted: nobody guesses 79 random bits, and a count would let anyone who knows the password shut
 * out an owner who has nothing else.
 */
async function takeRecoveryCode(
  { factors, activity, notify }: SecondFactorRoom,
  tx: Queryable,
  user: User,
  code: string,
): Promise<boolean> {
  if (!(await factors.takeCode(tx, user.id, hashRecoveryCode(user.id, code)))) return false;
  await activity.record(tx, user.id, 'recovery-code-used');
  const left = await factors.countCodes(tx, user.id);
  await notify(tx, user, (email) => codeUsedMail(email, left));
  return true;
}

/**
 * Inside a write that holds the account's row, so that wrong codes cannot be tried side by side.
 * @throws {ProblemError} `too-many-requests` after many wrong ones
 */
async function takeAppCode(
  room: SecondFactorRoom,
  tx: Queryable,
  user: User,
  code: string,
  app: CodesOfApps,
): Promise<boolean> {
  const { factors, clock } = room;
  const row = await factors.lockUser(tx, user.id);
  const waitMs = (row.blockedUntil?.getTime() ?? 0) - clock.now().getTime();
  // longer than any wait: a clock that was ahead began it
  if (waitMs > 0 && waitMs <= waitAfter(row.wrongCodes) + CLOCK_SKEW_MS) throw tooManyCodes(waitMs);
  const step = stepOfApp(room, row, code, app);
  if (step === undefined) await countWrong(room, tx, user, row.wrongCodes);
  else await factors.update(tx, user.id, { appLastStep: step });
  return step !== undefined;
}

/** The time step whose code it is; undefined for a wrong one, and without an app. */
function stepOfApp(
  { secret, clock }: SecondFactorRoom,
  { userId, appSecret, appConfirmedAt, appLastStep }: SecondFactorRow,
  code: string,
  app: CodesOfApps,
): number | undefined {
  if (!appSecret || !appConfirmedAt) return undefined;
  const key = app.unsealAppKey(secret, userId, appSecret);
  if (!key) throw invalidField('code', 'appUnreadable');
  return app.stepOfCode(key, code, clock.now(), appLastStep);
}

/** Counts a wrong code; the fifth in a row begins a wait, and its owner is told. */
async function countWrong(
  { factors, clock, notify }: SecondFactorRoom,
  tx: Queryable,
  user: User,
  wrongBefore: number,
): Promise<void> {
  const wrongCodes = wrongBefore + 1;
  await factors.update(tx, user.id, { wrongCodes });
  if (wrongCodes % WRONG_CODES !== 0) return;
  const wait = waitAfter(wrongCodes);
  await factors.update(tx, user.id, { blockedUntil: new Date(clock.now().getTime() + wait) });
  await notify(tx, user, (email) => codesGuessedMail(email, wait / MINUTE_MS));
}

const waitAfter = (wrongCodes: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (Math.floor(wrongCodes / WRONG_CODES) - 1), LONGEST_WAIT_MS);

function tooManyCodes(waitMs: number): ProblemError {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return new ProblemError('too-many-requests', ['tooManyCodes', { minutes }], {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
