import { holds } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { createCredentials } from '../accounts/credentials.repository.ts';
import { newUser, type User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { orEmailTaken } from './accounts.service.ts';
import { passwordChangedMail, passwordLink } from './password-resets.service.ts';

const LINK_LIFE_MS = DAY_MS;
const ADMINISTRATOR = { firstName: 'Site', lastName: 'Administrator', role: 'admin' } as const;

/** How an administrator gets in: with the password that was given, or by a link that sets one. */
interface WayIn {
  /** Undefined where a password was given. */
  link: string | undefined;
}

/** Administrators, as anyone who runs the server makes them and lets them in again. */
export function createOperatorAccounts(deps: Deps) {
  const { database, hasher, audit, activity, outbox, clock, ids, logger } = deps;
  const { users, sessions, resets, confirmations, emailChanges } = createCredentials(
    database.tables,
  );

  const hashOf = async (password: string | undefined): Promise<string | null> =>
    password === undefined ? null : hasher.hash(password);
  /** Without a password a link sets one; until then nobody can sign in. */
  const wayIn = async (tx: Queryable, user: User): Promise<WayIn> =>
    user.passwordHash
      ? { link: undefined }
      : { link: deps.publicUrl + (await passwordLink(deps, tx, user.id, LINK_LIFE_MS)) };
  const withHash = (passwordHash: string | null) =>
    ({ passwordHash, status: passwordHash ? 'active' : 'pending' }) as const;

  return {
    /** @param password undefined for a link */
    async create(email: string, password: string | undefined): Promise<WayIn> {
      const now = clock.now();
      const credentials = withHash(await hashOf(password));
      // anyone who runs the server chose the address
      const account = { ...ADMINISTRATOR, ...credentials, email, emailConfirmedAt: now };
      const user = newUser(ids.next(), now, account);
      const way = await database
        .write(async (tx) => {
          await users.insert(tx, user);
          const is = { email, role: user.role, status: user.status };
          await audit.recordByOperator(tx, 'created', aboutUser(user), undefined, is);
          return wayIn(tx, user);
        })
        .catch(orEmailTaken);
      const made = { event: 'access-changed', userId: user.id, role: user.role };
      logger.info({ ...made, status: user.status }, 'administrator made');
      return way;
    },

    /**
     * Ends the sessions, the password and every link of an administrator.
     * @param password the new one; undefined for a link
     */
    async reset(email: string, password: string | undefined): Promise<WayIn> {
      const credentials = withHash(await hashOf(password));
      const { way, id } = await database.write(async (tx) => {
        const before = found(await users.getByEmail(tx, email), 'noAccount');
        if (!holds(before.role, 'users')) {
          throw new ProblemError('conflict', 'noAdministrator');
        }
        const after = { ...before, ...credentials };
        await users.update(tx, before.id, { ...credentials, updatedAt: clock.now() });
        await sessions.deleteOfUser(tx, before.id);
        // anyone who else was in may have asked for one
        for (const links of [resets, confirmations, emailChanges]) {
          await links.deleteOfUser(tx, before.id);
        }
        await activity.record(tx, before.id, 'password-changed');
        const [was, is] = [{ status: before.status }, { status: after.status }];
        await audit.recordByOperator(tx, 'changed', aboutUser(before), was, is);
        await audit.recordByOperator(tx, 'signed-out', aboutUser(before));
        await outbox.queue(tx, passwordChangedMail(before.email, 'every session'));
        return { way: await wayIn(tx, after), id: before.id };
      });
      logger.info({ event: 'password-reset', userId: id }, 'password reset from the command line');
      return way;
    },
  };
}

const aboutUser = ({ id, email }: User) => ({ subject: 'account', id, name: email }) as const;
