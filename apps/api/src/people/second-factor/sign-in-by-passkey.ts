import type { PasskeyAssertion } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { hashToken } from '../../lib/secrets.ts';
import type { User } from '../accounts/users.repository.ts';
import { PasskeyRefusedError } from './passkeys.ts';
import type { SecondFactorRoom } from './room.ts';
import type { PasskeyRow } from './second-factor.repository.ts';
import { lockUser, noteSignIn, readStep, startSession, useOnce, useToken } from './second-step.ts';

const BY_PASSKEY_ALONE = 'sign-in';

const asSecondStep = (userId: string) => `second step of ${userId}`;

interface PasskeyOffer {
  token?: string | undefined;
  remember: boolean;
  credential: PasskeyAssertion;
}

const refused = () => new ProblemError('unauthenticated', 'passkeyRefused');

export async function passkeySignInOptions(room: SecondFactorRoom, token: string | undefined) {
  const { passkeys, database, factors } = room;
  if (!token) return passkeys.requestOptions(BY_PASSKEY_ALONE, undefined);
  const { user } = await readStep(room, database.read, token);
  const known = await factors.factorsOf(database.read, user.id);
  return passkeys.requestOptions(asSecondStep(user.id), known.passkeys);
}

/** With a token as the second step; without one a passkey is both steps. */
export async function signInByPasskey(
  room: SecondFactorRoom,
  { token, remember, credential }: PasskeyOffer,
  userAgent: string,
) {
  const { database, factors, logger, passkeys, clock } = room;
  const step = token ? await readStep(room, database.read, token) : undefined;
  const passkey = await factors.passkeyByCredential(database.read, credential.id);
  if (!passkey || (step && passkey.userId !== step.user.id)) {
    logger.warn({ event: 'second-step-failed', userId: step?.user.id }, 'unknown passkey');
    throw new ProblemError('unauthenticated', 'passkeyUnknown');
  }
  const purpose = step ? asSecondStep(step.user.id) : BY_PASSKEY_ALONE;
  const { counter, challenge } = await passkeys
    .check({ purpose, alone: step === undefined }, passkey, credential)
    .catch(refusePasskey(room, passkey));
  const session = await database.write(async (tx) => {
    const user = step
      ? (await readStep(room, tx, String(token), (db, id) => lockUser(room, db, id))).user
      : await activeUser(room, tx, passkey);
    await useOnce(room, tx, `passkey:${hashToken(challenge)}`, passkeys.challengeLifeMs);
    if (step) await useToken(room, tx, step.claimed);
    const used = { counter, lastUsedAt: clock.now() };
    if (!(await factors.countUse(tx, passkey, used))) throw refused();
    const isRemembered = step ? step.claimed.remember : remember;
    return startSession(room, tx, user, isRemembered, userAgent);
  });
  noteSignIn(room, passkey.userId, step ? 'password and passkey' : 'passkey');
  return session;
}

async function activeUser(
  { users }: SecondFactorRoom,
  tx: Queryable,
  { userId }: PasskeyRow,
): Promise<User> {
  const user = await users.get(tx, userId);
  if (user?.status !== 'active') throw new ProblemError('forbidden', 'accountInactive');
  return user;
}

function refusePasskey({ logger }: SecondFactorRoom, { userId }: PasskeyRow) {
  return (error: unknown): never => {
    if (!(error instanceof PasskeyRefusedError)) throw error;
    const reason = error.message;
    logger.warn({ event: 'second-step-failed', userId, reason }, 'passkey refused');
    throw refused();
  };
}
