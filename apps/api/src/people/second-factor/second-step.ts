import { type SecondStep, sessionRole } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { deviceName } from '../../lib/client.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { keyed, randomToken } from '../../lib/secrets.ts';
import { SECOND_STEP_LIFE_MS, type SecondStepClaims } from '../../lib/tokens.ts';
import type { User } from '../accounts/users.repository.ts';
import type { SecondFactorRoom } from './room.ts';
import { hasAny } from './second-factor.repository.ts';

const stepEnded = () => new ProblemError('unauthenticated', 'secondStepEnded');

/**
 * After a right password, inside the write that signs in: what is wanted beside it; undefined
 * where nothing is.
 */
export async function secondStepWanted(
  room: SecondFactorRoom,
  tx: Queryable,
  userId: string,
  remember: boolean,
): Promise<SecondStep | undefined> {
  const { factors, users, tokens } = room;
  const has = await factors.factorsOf(tx, userId);
  const user = await users.get(tx, userId);
  if (!hasAny(has) || !user) return undefined;
  const password = passwordMark(room, user);
  return {
    token: tokens.issue({ id: randomToken(), userId: user.id, remember, password }),
    app: has.appSince !== undefined,
    passkey: has.passkeys.length > 0,
  };
}

/** Which password an account has, told without telling anything of it. */
function passwordMark({ secret }: SecondFactorRoom, { id, passwordHash }: User) {
  return keyed(secret, `password of ${id}: ${passwordHash}`);
}

/** Inside a write: anyone who changes the account's password waits until this write ends. */
export function lockUser({ users }: SecondFactorRoom, tx: Queryable, id: string) {
  return users.update(tx, id, { id });
}

/** Whose sign-in a token belongs to, while it can go on. */
export async function readStep(
  room: SecondFactorRoom,
  db: Queryable,
  token: string,
  load = room.users.get,
) {
  const { tokens } = room;
  const claimed = tokens.read(token);
  const user = claimed && (await load(db, claimed.userId));
  if (!claimed || user?.status !== 'active' || passwordMark(room, user) !== claimed.password)
    throw stepEnded();
  return { claimed, user };
}

/** Notes that something works only once; of several who try together one goes on. */
export async function useOnce(
  { clock, claims }: SecondFactorRoom,
  tx: Queryable,
  key: string,
  lifeMs: number,
): Promise<void> {
  const now = clock.now();
  const isFirst = await claims.take(tx, key, now, new Date(now.getTime() + lifeMs));
  if (!isFirst) throw stepEnded();
}

export function useToken(room: SecondFactorRoom, tx: Queryable, { id }: SecondStepClaims) {
  return useOnce(room, tx, `second-step:${id}`, SECOND_STEP_LIFE_MS);
}

export async function startSession(
  room: SecondFactorRoom,
  tx: Queryable,
  user: User,
  remember: boolean,
  userAgent: string,
) {
  const { claims, clock, users, factors, sessions, knownDevices } = room;
  await claims.deleteEnded(tx, clock.now());
  await users.update(tx, user.id, { lastLoginAt: clock.now() });
  await factors.forgetWrongCodes(tx, user.id);
  const device = deviceName(userAgent);
  const started = { userId: user.id, remember, device, secondFactor: true };
  const { access, refresh } = await sessions.start(tx, started);
  return {
    access_token: access,
    refresh_token: refresh,
    user: {
      email: user.email,
      role: sessionRole(user.role),
      language: user.language || undefined,
    },
    device: knownDevices.markFor(user.email),
  };
}

export function noteSignIn({ logger }: SecondFactorRoom, userId: string, by: string) {
  return logger.info({ event: 'signed-in', userId, by }, 'signed in');
}
