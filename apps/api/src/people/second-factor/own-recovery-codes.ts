import { problemTexts } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { loadOwn, note } from './own-second-factor.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import type { SecondFactorRoom } from './room.ts';
import { codesMadeMail } from './second-factor.mails.ts';
import { hasAny } from './second-factor.repository.ts';

export async function renewRecoveryCodes(room: SecondFactorRoom, actor: Account) {
  const { database, recentSignIn, factors, activity, notify } = room;
  const recoveryCodes = await database.write(async (tx) => {
    await recentSignIn.require(tx, actor);
    const user = await loadOwn(room, tx, actor);
    await factors.lockUser(tx, user.id);
    if (!hasAny(await factors.factorsOf(tx, user.id)))
      throw new ProblemError('conflict', problemTexts.noSecondFactor);
    await activity.record(tx, user.id, 'recovery-codes-made');
    await notify(tx, user, codesMadeMail);
    return makeCodes(room, tx, user.id);
  });
  note(room, 'recovery-codes-made', actor);
  return { recoveryCodes };
}

export async function makeCodes(
  { factors }: SecondFactorRoom,
  tx: Queryable,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await factors.replaceCodes(tx, userId, hashes);
  return codes;
}
