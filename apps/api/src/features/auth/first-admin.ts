import type { Database } from '../../db/database.ts';
import { noteInstallation } from '../../db/installation.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { type Logger, maskEmail } from '../../lib/logger.ts';
import type { PasswordHasher } from '../../lib/password-hash.ts';
import { readablePassword } from '../../lib/secrets.ts';
import type { NewUser, UsersRepository } from './users.repository.ts';

export const DEFAULT_ADMIN_EMAIL = 'admin@vitrine.local';

interface Needs {
  database: Database;
  users: UsersRepository;
  hasher: PasswordHasher;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  /** In lower case, as contracts parse it. */
  email?: string | undefined;
  password?: string | undefined;
}

/** What the person who started the server signs in with. */
export interface FirstAdmin {
  email: string;
  password: string;
  /** Whether the password was made here and is known to nobody yet. */
  generated: boolean;
}

/**
 * Makes an administrator where there is none, one even when several replicas start together.
 * @returns undefined when there was one, or another replica was first
 */
export async function ensureFirstAdmin(needs: Needs): Promise<FirstAdmin | undefined> {
  const { database, users, hasher, clock, ids, logger } = needs;
  if (await users.hasAdmin(database.read)) return undefined;
  const email = needs.email ?? DEFAULT_ADMIN_EMAIL;
  const password = needs.password ?? readablePassword();
  const passwordHash = await hasher.hash(password);
  const made = await database.write(async (tx) => {
    const now = clock.now();
    // makes replicas wait for each other; whoever comes second sees the first one's account
    await noteInstallation(tx, database.tables, 'first_admin_at', now.toISOString());
    if (await users.hasAdmin(tx)) return false;
    if (await users.getByEmail(tx, email)) {
      logger.warn({ email: maskEmail(email) }, 'no administrator made: the address is in use');
      return false;
    }
    await users.insert(tx, administrator(ids.next(), email, passwordHash, now));
    return true;
  });
  return made ? { email, password, generated: needs.password === undefined } : undefined;
}

const administrator = (id: string, email: string, passwordHash: string, now: Date): NewUser => ({
  id,
  email,
  passwordHash,
  firstName: 'Site',
  lastName: 'Administrator',
  phone: '',
  profession: 'Other',
  role: 'admin',
  status: 'active',
  createdAt: now,
  updatedAt: now,
});
