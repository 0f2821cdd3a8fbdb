import type { Account } from '../../lib/actor.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { readCompanyName } from '../../service/index.ts';
import { afterAdding, afterRemoving, app, loadOwn, note } from './own-second-factor.ts';
import type { SecondFactorRoom } from './room.ts';
import { hasAny } from './second-factor.repository.ts';

// what makes and checks codes is loaded with the first app
const codesOfApps = onDemand(() => import('./authenticator-app.ts'));

/** The key counts once it is confirmed; asking again makes another one. */
export async function startApp(room: SecondFactorRoom, actor: Account) {
  const { database, recentSignIn, factors, secret } = room;
  const user = await loadOwn(room, database.read, actor);
  const { newAppKey, sealAppKey } = await codesOfApps();
  const key = newAppKey(user.email, await readCompanyName(room));
  await database.write(async (tx) => {
    await recentSignIn.require(tx, actor);
    const { appConfirmedAt } = await factors.lockUser(tx, user.id);
    if (appConfirmedAt) throw new ProblemError('conflict', 'appTwice');
    await factors.update(tx, user.id, { appSecret: sealAppKey(secret, user.id, key.secret) });
  });
  return key;
}

export async function confirmApp(room: SecondFactorRoom, actor: Account, code: string) {
  const { database, recentSignIn, clock, factors, secret } = room;
  const { stepOfCode, unsealAppKey } = await codesOfApps();
  const codes = await database.write(async (tx) => {
    await recentSignIn.require(tx, actor);
    const now = clock.now();
    const before = await factors.factorsOf(tx, actor.userId);
    const { appSecret, appConfirmedAt } = await factors.lockUser(tx, actor.userId);
    if (appConfirmedAt) throw new ProblemError('conflict', 'appTwice');
    const key = appSecret && unsealAppKey(secret, actor.userId, appSecret);
    if (!key) throw new ProblemError('conflict', 'appNotStarted');
    const step = stepOfCode(key, code, now, 0);
    if (step === undefined) throw invalidField('code', 'codeAppWrong');
    await factors.update(tx, actor.userId, { appConfirmedAt: now, appLastStep: step });
    return afterAdding(room, tx, actor, !hasAny(before), app);
  });
  note(room, 'second-factor-added', actor);
  return codes;
}

export async function removeApp(room: SecondFactorRoom, actor: Account): Promise<void> {
  const { database, recentSignIn, factors } = room;
  await database.write(async (tx) => {
    await recentSignIn.require(tx, actor);
    const { appConfirmedAt } = await factors.lockUser(tx, actor.userId);
    if (!appConfirmedAt) throw new ProblemError('not-found', 'noApp');
    await factors.update(tx, actor.userId, { appSecret: null, appConfirmedAt: null });
    await afterRemoving(room, tx, actor, app);
  });
  note(room, 'second-factor-removed', actor);
}
