import {
  type AdminUserInput,
  type EndpointParsed,
  isStorable,
  LIST_PAGE_SIZE,
} from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { readCursor, toCursor } from '../../lib/list-page.ts';
import { invalidField, newerVersion, ProblemError } from '../../lib/problem-error.ts';
import type { RecordAct } from '../audit/index.ts';
import type { EmailChangesRepository } from '../auth/email-changes.repository.ts';
import type { PasswordResetsRepository } from '../auth/password-resets.repository.ts';
import type { SessionsRepository } from '../auth/sessions.repository.ts';
import type { User, UsersRepository } from '../auth/users.repository.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import { addressChangedMail, type Invitations } from './invitations.ts';
import type { ManagedUsersRepository } from './managed-users.repository.ts';
import { becomesActiveUnable, leavesAnAdmin } from './users.policy.ts';
import { presentForLog, presentUser, splitName } from './users.presenter.ts';

interface Needs {
  database: Database;
  users: UsersRepository;
  managed: ManagedUsersRepository;
  sessions: SessionsRepository;
  resets: PasswordResetsRepository;
  emailChanges: EmailChangesRepository;
  invitations: Invitations;
  outbox: Outbox;
  record: RecordAct;
  /** Erases an account and what belongs to it; `work` runs in the same write, before it is gone. */
  erase(userId: string, work: (tx: Queryable, user: User) => Promise<void>): Promise<void>;
  clock: Clock;
  ids: Ids;
}

const LAST_ADMIN =
  'This is the last administrator who can sign in. Make somebody else an administrator first.';

const NO_PASSWORD =
  'This account has no password yet. It becomes active when its person opens the invitation and ' +
  'chooses one; leave it pending to send the invitation again.';

/** Accounts, as administrators make, change and erase them. */
export function createManagedUsers(needs: Needs) {
  const { database, users, managed, sessions, resets, emailChanges, outbox, record } = needs;

  const requireAdminLeft = async (tx: Queryable, before: User, after?: User): Promise<void> => {
    const activeAdmins = await users.lockActiveAdmins(tx);
    if (!leavesAnAdmin(before, after, activeAdmins)) throw new ProblemError('conflict', LAST_ADMIN);
  };

  /** What must not outlive a change of who may sign in, and how. */
  const endAccess = async (tx: Queryable, before: User, after: User): Promise<void> => {
    if (after.status !== 'active') await sessions.deleteOfUser(tx, after.id);
    if (after.status === 'inactive') await resets.deleteOfUser(tx, after.id);
    if (before.email === after.email) return;
    await emailChanges.deleteOfUser(tx, after.id);
    await resets.deleteOfUser(tx, after.id);
    await outbox.queue(tx, addressChangedMail(before.email));
    // the invitation that went to the old address has ended with it
    if (after.status === 'pending') await needs.invitations.send(tx, after);
  };

  return {
    async list({ after, ...filter }: EndpointParsed<'admin.users.list'>['query']) {
      const place = after === undefined ? undefined : readCursor(after);
      if (after !== undefined && !place) throw invalidField('after', 'There is no such page.');
      const limit = LIST_PAGE_SIZE + 1;
      const found = isStorable(filter.q)
        ? await managed.list(database.read, filter, { after: place, limit })
        : [];
      const items = found.slice(0, LIST_PAGE_SIZE);
      const last = items.at(-1);
      return { items, next: last && found.length > items.length ? toCursor(last) : null };
    },

    /** A new account has no password yet, so it is pending whatever was asked for. */
    async create(actor: Account, input: AdminUserInput): Promise<User> {
      const user = newUser(input, needs.ids.next(), needs.clock.now());
      await database
        .write(async (tx) => {
          await users.insert(tx, user);
          await needs.invitations.send(tx, user);
          await record(tx, actor, {
            ...{ action: 'created', subject: 'account', id: user.id },
            ...{ name: user.email, after: presentForLog(user) },
          });
        })
        .catch(tellTaken);
      return user;
    },

    /** @param ifMatch the version that the change was made from */
    async update(
      actor: Account,
      id: string,
      input: AdminUserInput,
      ifMatch: number | undefined,
    ): Promise<User> {
      return database
        .write(async (tx) => {
          const locked = await managed.lock(tx, id);
          if (!locked) throw noSuchUser();
          const before = { ...locked, version: locked.version - 1 };
          if (ifMatch !== undefined && ifMatch !== before.version) {
            throw newerVersion(presentUser(before));
          }
          const { name, ...fields } = input;
          const changes = { ...fields, ...splitName(name), updatedAt: needs.clock.now() };
          const after = { ...locked, ...changes };
          requireAble(before, after);
          await requireAdminLeft(tx, before, after);
          await users.update(tx, id, changes);
          await endAccess(tx, before, after);
          if (await managed.hasPage(tx, id)) await database.touchContent(tx);
          await record(tx, actor, {
            ...{ action: 'changed', subject: 'account', id, name: after.email },
            ...{ before: presentForLog(before), after: presentForLog(after) },
          });
          return after;
        })
        .catch(tellTaken);
    },

    delete: (actor: Account, id: string): Promise<void> =>
      needs.erase(id, async (tx, user) => {
        await requireAdminLeft(tx, user);
        await record(tx, actor, {
          ...{ action: 'deleted', subject: 'account', id },
          // who is erased is not kept in the log either
          name: presentForLog(user).role,
        });
      }),

    async invite(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const user = await users.getById(tx, id);
        if (!user) throw noSuchUser();
        if (user.status !== 'pending') {
          throw new ProblemError('conflict', 'Only a pending account can be invited.');
        }
        await needs.invitations.send(tx, user);
        await record(tx, actor, { action: 'sent', subject: 'account', id, name: user.email });
      });
    },
  };
}

export type ManagedUsers = ReturnType<typeof createManagedUsers>;

/** Choosing a password is what makes an account active; nobody can do that for its person. */
function requireAble(before: User, after: User): void {
  if (becomesActiveUnable(before, after)) throw invalidField('status', NO_PASSWORD);
}

const noSuchUser = () => new ProblemError('not-found', 'There is no such account.');

function tellTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  const message = 'An account with this e-mail already exists.';
  throw new ProblemError('conflict', message, { errors: [{ path: 'email', message }] });
}

const newUser = (input: AdminUserInput, id: string, now: Date): User => ({
  id,
  email: input.email,
  passwordHash: null,
  ...splitName(input.name),
  phone: '',
  profession: 'Other',
  role: input.role,
  status: 'pending',
  lastLoginAt: null,
  version: 1,
  createdAt: now,
  updatedAt: now,
});
