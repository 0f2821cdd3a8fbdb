import { type AccountStatus, holds, type Role } from '@vitrine/contracts';

interface Standing {
  role: Role;
  status: AccountStatus;
  /** null until a password was chosen. */
  passwordHash: string | null;
}

const isActiveAdmin = ({ role, status, passwordHash }: Standing) =>
  holds(role, 'users') && status === 'active' && passwordHash !== null;

/** An editor or above: such an account is made by someone who has just signed in, and by no token. */
export const isMoreThanUser = ({ role }: Pick<Standing, 'role'>): boolean => role !== 'user';

/** Whether an account would be called active although nobody can sign in with it. */
export const isActivatedWithoutPassword = (before: Standing, after: Standing): boolean =>
  before.status !== 'active' && after.status === 'active' && after.passwordHash === null;

/**
 * Whether someone is left who can run the site.
 * @param after undefined when the account is to be erased
 * @param activeAdmins how many administrators can sign in now
 */
export function leavesAnAdmin(
  before: Standing,
  after: Standing | undefined,
  activeAdmins: number,
): boolean {
  const isLost = isActiveAdmin(before) && !(after && isActiveAdmin(after));
  return !isLost || activeAdmins > 1;
}
