import type { Registration, SignIn } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { sessionRole } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { deviceName } from '../../lib/device-name.ts';
import type { Ids } from '../../lib/ids.ts';
import { type Logger, maskEmail } from '../../lib/logger.ts';
import type { PasswordHasher } from '../../lib/password-hash.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { SessionsService } from './sessions.service.ts';
import type { User, UsersRepository } from './users.repository.ts';

interface Needs {
  database: Database;
  users: UsersRepository;
  sessions: SessionsService;
  hasher: PasswordHasher;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  /** Makes what every new professional starts with, inside the registration's own write. */
  onRegistered(tx: Queryable, user: User, skills: string[]): Promise<void>;
}

const WRONG = 'Email or password is wrong.';
const INACTIVE = 'This account is not active. Write to us if that is a mistake.';

/** Registration and sign-in. */
export function createAccountsService(needs: Needs) {
  const { database, users, sessions, hasher, clock, ids, logger } = needs;
  return {
    async register(form: Registration): Promise<User> {
      const user = newUser(form, ids.next(), await hasher.hash(form.password), clock.now());
      try {
        await database.write(async (tx) => {
          await users.insert(tx, user);
          await needs.onRegistered(tx, user, splitSkills(form.skills));
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new ProblemError('conflict', 'An account with this e-mail already exists.', {
          errors: [{ path: 'email', message: 'An account with this e-mail already exists.' }],
        });
      }
      logger.info({ event: 'registered', userId: user.id }, 'account registered');
      return user;
    },

    /** Says the same, and takes as long, whether the address or the password is wrong. */
    async signIn({ email, password, remember }: SignIn, userAgent: string) {
      const user = await users.getByEmail(database.read, email);
      const matches = await hasher.verify(password, user?.passwordHash);
      if (!user || !matches) {
        logger.warn({ event: 'sign-in-failed', email: maskEmail(email) }, 'sign-in failed');
        throw new ProblemError('unauthenticated', WRONG);
      }
      if (user.status !== 'active') throw new ProblemError('forbidden', INACTIVE);
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

export type AccountsService = ReturnType<typeof createAccountsService>;

function newUser(form: Registration, id: string, passwordHash: string, now: Date): User {
  return {
    id,
    email: form.email,
    passwordHash,
    firstName: form.first_name,
    lastName: form.last_name,
    phone: form.phone,
    profession: form.profession,
    role: 'user',
    status: 'active',
    lastLoginAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

const splitSkills = (skills: string): string[] => [
  ...new Set(
    skills
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];
