import { readInstallation } from '../../db/installation.ts';
import type { Client } from '../../lib/client.ts';
import { conflictingField, ProblemError } from '../../lib/problem-error.ts';
import { createSetupTokens } from '../../lib/tokens.ts';
import type { Platform } from '../../platform.ts';
import { createUsersRepository } from '../accounts/users.repository.ts';
import { insertFirstAdmin } from '../sign-in/first-admin.ts';

/** What the page behind the link sends. */
interface Setup {
  token: string;
  email: string;
  password: string;
}

/**
 * The link by which the first administrator is made. It is signed and stored nowhere, so that each
 * of several replicas can show one; the first that is used ends them all.
 */
export function createSetupService({
  database,
  hasher,
  clock,
  ids,
  signer,
  publicUrl,
  logger,
}: Pick<Platform, 'database' | 'hasher' | 'clock' | 'ids' | 'signer' | 'publicUrl' | 'logger'>) {
  const tokens = createSetupTokens(signer);
  const users = createUsersRepository(database.tables);

  /** A link opens nothing once there is an administrator, nor when one was made after it. */
  const requireLive = async (token: string): Promise<void> => {
    const issuedAt = tokens.read(token);
    if (!issuedAt || (await users.hasAdmin(database.read))) throw unusable();
    const usedAt = await readInstallation(database.read, database.tables, 'first_admin_at');
    if (usedAt && issuedAt.getTime() <= Date.parse(usedAt)) throw unusable();
  };

  return {
    /** @returns undefined once there is an administrator */
    async link(): Promise<string | undefined> {
      if (await users.hasAdmin(database.read)) return undefined;
      // in the fragment: it reaches neither the logs of proxies nor a Referer
      return `${publicUrl}/setup#token=${tokens.issue()}`;
    },

    async makeFirstAdmin({ token, email, password }: Setup, client: Client): Promise<void> {
      await requireLive(token);
      const turn = ['account', client.network, email] as const;
      const passwordHash = await hasher.hash(password, turn);
      const account = { id: ids.next(), email, passwordHash };
      await database.write(async (tx) => {
        const outcome = await insertFirstAdmin(tx, database.tables, account, clock.now());
        // thrown inside, so that nothing is noted and the link stays good for another address
        if (outcome === 'address in use') {
          throw conflictingField('email', 'accountEmailTaken');
        }
        if (outcome === 'there is one') throw unusable();
      });
      logger.info({ event: 'first-administrator-made', userId: account.id }, 'set up');
    },
  };
}

const unusable = () => new ProblemError('malformed', 'setupLinkEnded');
