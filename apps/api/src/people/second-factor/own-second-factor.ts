import { holds, type SecondFactor } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { english } from '../../service/index.ts';
import type { User } from '../accounts/users.repository.ts';
import { makeCodes } from './own-recovery-codes.ts';
import type { SecondFactorRoom } from './room.ts';
import {
  codesMadeMail,
  type FactorName,
  factorAddedMail,
  factorRemovedMail,
} from './second-factor.mails.ts';
import { hasAny, type PasskeyRow } from './second-factor.repository.ts';
import { readSignInRule } from './sign-in-rule.repository.ts';

export const app: FactorName = (words) => words.authenticatorApp;

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  ...{ id, name, createdAt: createdAt.toISOString() },
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function getOwnSecondFactor(
  room: SecondFactorRoom,
  actor: Account,
): Promise<SecondFactor> {
  const { database, factors } = room;
  const user = await loadOwn(room, database.read, actor);
  const { passkeys: own, appSince } = await factors.factorsOf(database.read, user.id);
  return {
    passkeys: own.map(presentPasskey),
    app: appSince ? { createdAt: appSince.toISOString() } : null,
    recoveryCodesLeft: await factors.countCodes(database.read, user.id),
    required: await isRequired(room, database.read, user),
  };
}

export async function loadOwn(
  { users }: SecondFactorRoom,
  db: Queryable,
  { userId }: Account,
): Promise<User> {
  return found(await users.get(db, userId), () => new ProblemError('unauthenticated'));
}

/**
 * After a factor was added. With the first one the other sessions end, for they began with the
 * password alone.
 * @returns the recovery codes, where these are new
 */
export async function afterAdding(
  room: SecondFactorRoom,
  tx: Queryable,
  actor: Account,
  isFirst: boolean,
  what: FactorName,
) {
  const { sessionRows, activity, notify } = room;
  const { userId, sessionId } = actor;
  await sessionRows.update(tx, sessionId, { secondFactor: true });
  if (isFirst) await sessionRows.deleteOthers(tx, userId, sessionId);
  await activity.record(tx, userId, 'second-factor-added', what(english));
  await notify(tx, await loadOwn(room, tx, actor), (email) => factorAddedMail(email, what));
  return { recoveryCodes: isFirst ? await makeCodes(room, tx, userId) : [] };
}

/** @throws {ProblemError} `conflict` when it was the last one of someone who must have one */
export async function afterRemoving(
  room: SecondFactorRoom,
  tx: Queryable,
  actor: Account,
  what: FactorName,
) {
  const { factors, activity, notify } = room;
  const user = await loadOwn(room, tx, actor);
  const isLast = !hasAny(await factors.factorsOf(tx, user.id));
  if (isLast && (await isRequired(room, tx, user)))
    throw new ProblemError('conflict', 'secondStepLast');
  if (isLast) await factors.deleteAll(tx, user.id);
  await activity.record(tx, user.id, 'second-factor-removed', what(english));
  await notify(tx, user, (email) => factorRemovedMail(email, what, isLast));
}

async function isRequired(
  { database }: SecondFactorRoom,
  db: Queryable,
  { role }: User,
): Promise<boolean> {
  return (
    holds(role, 'office') &&
    (await readSignInRule(db, database.tables)).administratorsNeedSecondStep
  );
}

export function note({ logger }: SecondFactorRoom, event: string, { userId }: Account) {
  return logger.info({ event, userId }, 'two steps');
}

/** Replaces the recovery codes; the earlier ones work no more. */
export async function renewRecoveryCodes(room: SecondFactorRoom, actor: Account) {
  const { database, recentSignIn, factors, activity, notify } = room;
  const recoveryCodes = await database.write(async (tx) => {
    await recentSignIn.require(tx, actor);
    const user = await loadOwn(room, tx, actor);
    await factors.lockUser(tx, user.id);
    if (!hasAny(await factors.factorsOf(tx, user.id)))
      throw new ProblemError('conflict', 'noSecondFactor');
    await activity.record(tx, user.id, 'recovery-codes-made');
    await notify(tx, user, codesMadeMail);
    return makeCodes(room, tx, user.id);
  });
  note(room, 'recovery-codes-made', actor);
  return { recoveryCodes };
}
