import type { InboxSettings, InboxSettingsInput, Locale, StaffMember } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { createUsersRepository, type User } from '../../people/index.ts';
import { readCompanyEmail, readCompanyName } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { createInboxRepository } from './inbox.repository.ts';

/** What someone is called by colleagues and in mails. */
export const nameOfUser = (user: Pick<User, 'firstName' | 'lastName' | 'email'> | undefined) =>
  `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? '');

/** How each administrator works the inbox, and what their mails say of them. */
export function createInboxSettings(deps: Deps) {
  const { database, clock } = deps;
  const { read, write } = database;
  const inbox = createInboxRepository(database.tables);
  const users = createUsersRepository(database.tables);

  const nameOf = async (db: Queryable, { userId }: Account): Promise<string> =>
    nameOfUser(await users.get(db, userId));
  const get = async (db: Queryable, { userId }: Account): Promise<InboxSettings> => {
    const own = await inbox.own.get(db, userId);
    const { signature = '', signatures, notify = 'never' } = own ?? {};
    return { signature, signatures: signatures ?? {}, notify };
  };

  return {
    nameOf,
    get: (actor: Account) => get(read, actor),

    async save(
      actor: Account,
      { signature, signatures, notify }: InboxSettingsInput,
    ): Promise<InboxSettings> {
      const { userId } = actor;
      return write(async (tx) => {
        await inbox.own.insertNew(tx, { userId });
        const before = await get(tx, actor);
        const asksForDigest = notify === 'daily' && before.notify !== 'daily';
        await inbox.own.update(tx, userId, {
          signature,
          ...(signatures && { signatures: { ...before.signatures, ...signatures } }),
          ...(notify && { notify }),
          // the first digest tells of what comes from now on
          ...(asksForDigest && { toldUntil: clock.now() }),
        });
        return get(tx, actor);
      });
    },

    /** To whom a message can be given. */
    async listStaff(): Promise<StaffMember[]> {
      const staff = await inbox.listStaff(read);
      return staff.map((user) => ({ id: user.id, name: nameOfUser(user) }));
    },

    /** Who writes a mail, for which company, and what is below it. */
    async sender(actor: Account) {
      const email = await readCompanyEmail(database);
      const name = await readCompanyName(deps);
      const author = await nameOf(read, actor);
      const { signature, signatures } = await get(read, actor);
      return {
        company: { name, email },
        author,
        signatureIn: (language: Locale) =>
          signatures[language]?.trim() || signature.trim() || `${author}\n${name}`,
      };
    },
  };
}
