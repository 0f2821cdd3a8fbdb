import type { EndpointParsed } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { additionId } from '../../lib/ids.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { plainMail } from '../../service/index.ts';
import { isMoreThanUser } from '../accounts/users.policy.ts';
import { fullName, newUser, type User } from '../accounts/users.repository.ts';
import { orEmailTaken } from '../sign-in/accounts.service.ts';
import { passwordLink } from '../sign-in/password-resets.service.ts';
import { presentUser } from './list-users.ts';
import type { UsersRoom } from './users-room.ts';

const INVITATION_LIFE_MS = 7 * DAY_MS;

export const nameOf = ({ id, email }: User) => ({ subject: 'account', id, name: email }) as const;

/**
 * A new account has no password yet, so it is pending whatever was asked for. Sent again with the
 * same key it makes no second one, and answers with the first.
 */
export async function createUser(
  room: UsersRoom,
  actor: Account,
  { key, ...input }: EndpointParsed<'admin.users.create'>['body'],
): Promise<User> {
  const { database, clock, recentSignIn, audit } = room;
  const { users } = room.credentials;
  const id = additionId(room, `${actor.userId}:account`, key);
  const made = async () => (key === undefined ? undefined : users.get(database.read, id));
  const known = await made();
  if (known) return known;
  const user = newUser(id, clock.now(), {
    ...{ email: input.email, role: input.role, status: 'pending' },
    ...splitName(input.name),
  });
  try {
    await database.write(async (tx) => {
      if (isMoreThanUser(user)) await recentSignIn.require(tx, actor);
      await users.insert(tx, user);
      await sendInvitation(room, tx, actor, user);
      await audit.record(tx, actor, 'created', nameOf(user), undefined, presentForAudit(user));
    });
    return user;
  } catch (error) {
    // both of two that were sent at once have found none
    return (await made()) ?? orEmailTaken(error);
  }
}

export async function inviteUser(room: UsersRoom, actor: Account, id: string): Promise<void> {
  const { database, audit } = room;
  const { users } = room.credentials;
  await database.write(async (tx) => {
    const user = found(await users.get(tx, id), 'noAccount');
    if (user.status !== 'pending') {
      throw new ProblemError('conflict', 'onlyPendingInvited');
    }
    await sendInvitation(room, tx, actor, user);
    await audit.record(tx, actor, 'sent', nameOf(user));
  });
}

/** Inside a write; an earlier link ends. @param by who invites */
export async function sendInvitation(
  room: UsersRoom,
  tx: Queryable,
  by: Account,
  user: User,
): Promise<void> {
  const { outbox, credentials } = room;
  const link = await passwordLink(room, tx, user.id, INVITATION_LIFE_MS, '/invitation');
  const inviter = await credentials.users.get(tx, by.userId);
  const { email, firstName, role } = user;
  const mail = plainMail(email, (words, company, addressOf) =>
    words.invitation(
      firstName,
      { by: inviter ? fullName(inviter) : '', company, role },
      addressOf(link),
    ),
  );
  await outbox.queue(tx, mail);
}

/** What the audit log keeps of an account: not when it signed in, which no administrator did. */
export function presentForAudit(user: User) {
  const { name, email, role, status } = presentUser(user, false);
  return { name, email, role, status };
}

/** `Ada Lovelace Mbella` → first name `Ada`, last name `Lovelace Mbella`. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
}
