import { PASSKEYS_MAX, type PasskeyCreation } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Account } from '../../lib/actor.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { hashToken } from '../../lib/secrets.ts';
import { readCompanyName } from '../../service/index.ts';
import { fullName } from '../accounts/users.repository.ts';
import { afterAdding, afterRemoving, loadOwn, note } from './own-second-factor.ts';
import { PasskeyRefusedError } from './passkeys.ts';
import type { SecondFactorRoom } from './room.ts';
import type { FactorName } from './second-factor.mails.ts';
import { hasAny, type PasskeyRow } from './second-factor.repository.ts';

const called =
  (name: string): FactorName =>
  (words) =>
    words.passkey(name);

export async function passkeyCreation(room: SecondFactorRoom, actor: Account) {
  const { recentSignIn, database, factors, passkeys } = room;
  await recentSignIn.require(database.read, actor);
  const user = await loadOwn(room, database.read, actor);
  const { passkeys: known } = await factors.factorsOf(database.read, user.id);
  if (known.length >= PASSKEYS_MAX) throw new ProblemError('conflict', 'passkeysTooMany');
  const name = fullName(user);
  const site = await readCompanyName(room);
  return passkeys.creationOptions({ id: user.id, email: user.email, name }, known, site);
}

export async function addPasskey(
  room: SecondFactorRoom,
  actor: Account,
  name: string,
  response: PasskeyCreation,
) {
  const { passkeys, logger, database, recentSignIn, factors, clock, claims, ids } = room;
  const { userId } = actor;
  const checked = await passkeys.checkCreation(userId, response).catch((error) => {
    if (!(error instanceof PasskeyRefusedError)) throw error;
    logger.warn({ event: 'passkey-not-added', userId, reason: error.message }, 'not added');
    throw new ProblemError('malformed', 'passkeyNotAdded');
  });
  const { challenge, ...passkey } = checked;
  const codes = await database
    .write(async (tx) => {
      await recentSignIn.require(tx, actor);
      await factors.lockUser(tx, userId);
      const now = clock.now();
      const heldUntil = new Date(now.getTime() + passkeys.challengeLifeMs);
      if (!(await claims.take(tx, `passkey:${hashToken(challenge)}`, now, heldUntil)))
        throw new ProblemError('malformed', 'passkeyNotAdded');
      const before = await factors.factorsOf(tx, userId);
      if (before.passkeys.length >= PASSKEYS_MAX)
        throw new ProblemError('conflict', 'passkeysTooMany');
      const own = { ...passkey, userId, name, createdAt: now, lastUsedAt: null };
      await factors.passkeys.insert(tx, { id: ids.next(), ...own });
      return afterAdding(room, tx, actor, !hasAny(before), called(name));
    })
    .catch((error) => {
      if (!isUniqueViolation(error)) throw error;
      throw new ProblemError('conflict', 'passkeyTwice');
    });
  note(room, 'second-factor-added', actor);
  return codes;
}

export async function renamePasskey(
  room: SecondFactorRoom,
  actor: Account,
  id: string,
  name: string,
): Promise<void> {
  const { database, factors } = room;
  await database.write(async (tx) => {
    await requireOwn(room, tx, actor, id);
    await factors.passkeys.update(tx, id, { name });
  });
}

export async function removePasskey(
  room: SecondFactorRoom,
  actor: Account,
  id: string,
): Promise<void> {
  const { database, recentSignIn, factors } = room;
  await database.write(async (tx) => {
    await recentSignIn.require(tx, actor);
    await factors.lockUser(tx, actor.userId);
    const { name } = await requireOwn(room, tx, actor, id);
    await factors.passkeys.delete(tx, id);
    await afterRemoving(room, tx, actor, called(name));
  });
  note(room, 'second-factor-removed', actor);
}

async function requireOwn(
  { factors }: SecondFactorRoom,
  tx: Queryable,
  { userId }: Account,
  id: string,
): Promise<PasskeyRow> {
  const passkey = await factors.passkeys.get(tx, id);
  if (passkey?.userId !== userId) throw new ProblemError('not-found', 'noPasskey');
  return passkey;
}
