import type { Queryable } from '../../db/database.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import type { SecondFactorRoom } from './room.ts';

/** Replaces the recovery codes of an account. */
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
