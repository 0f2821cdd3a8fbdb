import type { Queryable } from '../../db/database.ts';
import { noteInstallation } from '../../db/installation.ts';
import type { Tables } from '../../db/schema.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import { readablePassword } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import type { FirstAdmin } from '../../startup-banner.ts';
import { createUsersRepository, newUser } from '../accounts/users.repository.ts';

export const DEFAULT_ADMIN_EMAIL = 'admin@vitrine.local';

const ADMINISTRATOR = { firstName: 'Site', lastName: 'Administrator', role: 'admin' } as const;

/** Why no administrator was made, where none was. */
type FirstAdminOutcome = 'made' | 'there is one' | 'address in use';

/** Makes the first administrator, of several transactions that try in exactly one. */
export async function insertFirstAdmin(
  tx: Queryable,
  tables: Tables,
  { id, ...account }: { id: string; email: string; passwordHash: string },
  now: Date,
): Promise<FirstAdminOutcome> {
  const users = createUsersRepository(tables);
  // makes replicas wait for each other; anyone who comes second sees the first one's account
  await noteInstallation(tx, tables, 'first_admin_at', now.toISOString());
  if (await users.hasAdmin(tx)) return 'there is one';
  if (await users.getByEmail(tx, account.email)) return 'address in use';
  // anyone who runs the server chose the address
  await users.insert(tx, newUser(id, now, { ...ADMINISTRATOR, ...account, emailConfirmedAt: now }));
  return 'made';
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
  const account = { id: ids.next(), email, passwordHash };
  const outcome = await database.write((tx) =>
    insertFirstAdmin(tx, database.tables, account, clock.now()),
  );
  if (outcome === 'address in use') {
    logger.warn({ email: maskEmail(email) }, 'no administrator made: the address is in use');
  }
  return outcome === 'made'
    ? { email, password, generated: chosen.password === undefined }
    : undefined;
}
