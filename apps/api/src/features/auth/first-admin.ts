import { noteInstallation } from '../../db/installation.ts';
import { maskEmail } from '../../lib/logger.ts';
import { readablePassword } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import { createUsersRepository, newUser } from './users.repository.ts';

export const DEFAULT_ADMIN_EMAIL = 'admin@vitrine.local';

const ADMINISTRATOR = { firstName: 'Site', lastName: 'Administrator', role: 'admin' } as const;

/** What the person who started the server signs in with. */
interface FirstAdmin {
  email: string;
  password: string;
  /** Whether the password was made here and is known to nobody yet. */
  generated: boolean;
}

/**
 * Makes an administrator where there is none, one even when several replicas start together.
 * @returns undefined when there was one, or another replica was first
 */
export async function ensureFirstAdmin(
  {
    database,
    hasher,
    clock,
    ids,
    logger,
  }: Pick<Platform, 'database' | 'hasher' | 'clock' | 'ids' | 'logger'>,
  chosen: {
    /** In lower case, as contracts parse it. */
    email?: string | undefined;
    password?: string | undefined;
  } = {},
): Promise<FirstAdmin | undefined> {
  const users = createUsersRepository(database.tables);
  if (await users.hasAdmin(database.read)) return undefined;
  const email = chosen.email ?? DEFAULT_ADMIN_EMAIL;
  const password = chosen.password ?? readablePassword();
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
    // whoever starts the server chose the address
    const account = { ...ADMINISTRATOR, email, passwordHash, emailConfirmedAt: now };
    await users.insert(tx, newUser(ids.next(), now, account));
    return true;
  });
  return made ? { email, password, generated: chosen.password === undefined } : undefined;
}
