import { problemTexts, type Registration, type SignIn } from '@vitrine/contracts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Deps } from '../../deps.ts';
import { sessionRole } from '../../lib/actor.ts';
import { deviceName } from '../../lib/client.ts';
import { maskEmail } from '../../lib/logger.ts';
import { conflictingField, ProblemError } from '../../lib/problem-error.ts';
import { createOwnPortfolio } from '../portfolio/own-portfolio.service.ts';
import { createUsersRepository, newUser, type User } from './users.repository.ts';

/** Registration and sign-in. */
export function createAccountsService(deps: Deps) {
  const { database, sessions, activity, hasher, clock, ids, logger } = deps;
  const users = createUsersRepository(database.tables);
  const portfolios = createOwnPortfolio(deps);
  return {
    async register(form: Registration): Promise<User> {
      const { email, phone, profession, first_name: firstName, last_name: lastName } = form;
      const user = newUser(ids.next(), clock.now(), {
        ...{ email, phone, profession, firstName, lastName, role: 'user' },
        passwordHash: await hasher.hash(form.password),
      });
      await database
        .write(async (tx) => {
          await users.insert(tx, user);
          await portfolios.startFor(tx, user, splitSkills(form.skills));
          await activity.record(tx, user.id, 'registered');
        })
        .catch(orEmailTaken);
      logger.info({ event: 'registered', userId: user.id }, 'account registered');
      return user;
    },

    /** Says the same, and takes as long, whether the address or the password is wrong. */
    async signIn({ email, password, remember }: SignIn, userAgent: string) {
      const user = await users.getByEmail(database.read, email);
      const matches = await hasher.verify(password, user?.passwordHash);
      if (!user || !matches) {
        logger.warn({ event: 'sign-in-failed', email: maskEmail(email) }, 'sign-in failed');
        throw new ProblemError('unauthenticated', problemTexts.credentialsWrong);
      }
      if (user.status !== 'active')
        throw new ProblemError('forbidden', problemTexts.accountInactive);
      const device = deviceName(userAgent);
      const pair = await database.write(async (tx) => {
        await users.update(tx, user.id, { lastLoginAt: clock.now() });
        return sessions.start(tx, { userId: user.id, remember, device });
      });
      logger.info({ event: 'signed-in', userId: user.id }, 'signed in');
      return { ...pair, email: user.email, role: sessionRole(user.role) };
    },
  };
}

/** Rethrows why an account was not stored, told as a problem where its e-mail is another's. */
export function orEmailTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw conflictingField('email', problemTexts.accountEmailTaken);
}

const splitSkills = (skills: string): string[] => [
  ...new Set(
    skills
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];
