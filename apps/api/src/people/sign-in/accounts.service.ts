import {
  type Locale,
  type Registration,
  type SecondStep,
  type SessionRole,
  type SignIn,
  sessionRole,
} from '@vitrine/contracts';
import { isUniqueViolation } from '../../db/errors.ts';
import { type Client, deviceName } from '../../lib/client.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import { HasherBusyError } from '../../lib/password-hasher.ts';
import { conflictingField, ProblemError } from '../../lib/problem-error.ts';
import { accountRegistered } from '../accounts/account-events.ts';
import { createAddressConfirmation } from '../accounts/address-confirmation.service.ts';
import { createKnownDevices } from '../accounts/known-devices.ts';
import { createUsersRepository, newUser, type User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { createSecondFactorRoom } from '../second-factor/room.ts';
import { secondStepWanted } from '../second-factor/second-step.ts';
import { createDecoyHashes } from './decoy-hashes.ts';
import { createFailedClients } from './failed-clients.ts';

type SignInOutcome =
  | {
      kind: 'in';
      access: string;
      refresh: string;
      email: string;
      role: SessionRole;
      language: Locale | undefined;
      /** Marks the device as known. */
      device: string;
    }
  | { kind: 'second-step'; wanted: SecondStep };

/** Registration and sign-in. */
export function createAccountsService(deps: Deps) {
  const { database, sessions, activity, events, hasher, clock, ids, logger } = deps;
  const users = createUsersRepository(database.tables);
  const secondFactor = createSecondFactorRoom(deps);
  const confirmation = createAddressConfirmation(deps);
  const decoys = createDecoyHashes(deps);
  const knownDevices = createKnownDevices(deps);
  const failedClients = createFailedClients(deps.limiterOf);

  /** Where a sign-in waits for its turn. */
  const laneOf = async (email: string, mark: string | undefined, network: string) => {
    if (knownDevices.isKnown(mark, email)) return 'known device';
    return (await failedClients.isSuspect(network)) ? 'failed before' : 'sign-in';
  };

  /**
   * The password hashed with the present cost, where that was another one; the next time if busy.
   * @returns undefined where there is nothing to store
   */
  const newHash = async (hash: string, email: string, password: string, client: Client) => {
    if (!hasher.isOutdated(hash)) return undefined;
    const turn = ['account', client.network, email] as const;
    return hasher.hash(password, turn).catch((error: unknown) => {
      if (error instanceof HasherBusyError) return undefined;
      throw error;
    });
  };

  const refuse = async (email: string, network: string): Promise<never> => {
    await failedClients.count(network);
    logger.warn({ event: 'sign-in-failed', email: maskEmail(email) }, 'sign-in failed');
    throw new ProblemError('unauthenticated', 'credentialsWrong');
  };

  const service = {
    async register(form: Registration, client: Client): Promise<User> {
      const { email, phone, profession, first_name: firstName, last_name: lastName } = form;
      const user = newUser(ids.next(), clock.now(), {
        ...{ email, phone, profession, firstName, lastName, role: 'user' },
        language: form.language ?? '',
        passwordHash: await hasher.hash(form.password, ['registration', client.network, email]),
      });
      await database
        .write(async (tx) => {
          await users.insert(tx, user);
          const skills = splitSkills(form.skills);
          await events.emit(tx, accountRegistered, { user, skills });
          await activity.record(tx, user.id, 'registered');
          await confirmation.send(tx, user);
        })
        .catch(orEmailTaken);
      logger.info({ event: 'registered', userId: user.id }, 'account registered');
      return user;
    },

    /**
     * Says the same, and takes as long, whether the address or the password is wrong. An account with
     * a second step is not signed in by its password.
     */
    async signIn(form: SignIn, client: Client): Promise<SignInOutcome> {
      const { email, password, remember, device: mark } = form;
      const user = await users.getByEmail(database.read, email);
      const hash = user?.passwordHash ?? (await decoys.hashFor(email));
      const network = client.network;
      const turn = [await laneOf(email, mark, network), network, email] as const;
      const matches = await hasher.verify(password, hash, turn);
      if (!user?.passwordHash || !matches) return refuse(email, network);
      if (user.status !== 'active') throw new ProblemError('forbidden', 'accountInactive');
      const passwordHash = await newHash(user.passwordHash, email, password, client);
      const device = deviceName(client.userAgent);
      const outcome = await database.write(async (tx) => {
        // changes nothing, but makes anyone who changes the account wait until this write ends
        const now = await users.update(tx, user.id, { id: user.id });
        // the password waited for its turn: in the meantime another one may have been chosen
        const isSame = now?.passwordHash === user.passwordHash && now?.status === user.status;
        if (!isSame) return 'changed';
        if (passwordHash) await users.update(tx, user.id, { passwordHash });
        const secondStep = await secondStepWanted(secondFactor, tx, user.id, remember);
        if (secondStep) return { secondStep };
        await users.update(tx, user.id, { lastLoginAt: clock.now() });
        return { pair: await sessions.start(tx, { userId: user.id, remember, device }) };
      });
      if (outcome === 'changed') return service.signIn(form, client);
      if (outcome.secondStep) return { kind: 'second-step', wanted: outcome.secondStep };
      logger.info({ event: 'signed-in', userId: user.id }, 'signed in');
      const knownDevice = knownDevices.markFor(email);
      const { role, language } = user;
      const who = { email, role: sessionRole(role), language: language || undefined };
      return { kind: 'in', ...outcome.pair, ...who, device: knownDevice };
    },
  };
  return service;
}

/** Rethrows why an account was not stored, told as a problem where its e-mail is another's. */
export function orEmailTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw conflictingField('email', 'accountEmailTaken');
}

const splitSkills = (skills: string): string[] => [
  ...new Set(
    skills
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];
