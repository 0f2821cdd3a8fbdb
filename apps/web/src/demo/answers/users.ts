import {
  type AdminUser,
  holds,
  matchesSearch,
  problemTexts,
  successTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoAccount } from '../demo-data.ts';
import { DemoProblem, found, requireVersion } from '../demo-problem.ts';
import {
  addAccount,
  fullName,
  removeAccount,
  requireAnotherAdmin,
  requireFreeEmail,
} from './account-records.ts';
import { audit } from './activity.ts';
import { partOf } from './list-part.ts';
import { putIntoTrash } from './trash.ts';

/** The accounts in the back-office; changes stay in this browser (DEM-02). */
export const userAnswers: DemoAnswers = {
  'admin.users.list': (call) => {
    const { q, role, status } = call.query;
    const matching = call.data.accounts
      .map(presentUser)
      .filter(
        (user) =>
          matchesSearch({ ...user }, ['name', 'email'], q) &&
          (!role || user.role === role) &&
          (!status || user.status === status),
      );
    return partOf(matching, call.query);
  },
  'admin.users.create': (call) => {
    const { name, email, role } = call.body;
    const account = addAccount(call, { ...splitName(name), email, role, status: 'pending' });
    audit(call, 'created', aboutAccount(account), { after: presentUser(account) });
    return presentUser(account);
  },
  'admin.users.update': (call) => {
    const account = requireAccount(call, call.params.id);
    const before = presentUser(account);
    requireVersion(call.ifMatch, account.version, before);
    const { name, email, role, status } = call.body;
    requireFreeEmail(call.data.accounts, email, account.id);
    if (!holds(role, 'users') || status !== 'active') {
      requireAnotherAdmin(call.data.accounts, account);
    }
    const changes = { ...splitName(name), email, role, status, version: account.version + 1 };
    Object.assign(account, changes);
    audit(call, 'changed', aboutAccount(account), { before, after: presentUser(account) });
    return presentUser(account);
  },
  'admin.users.delete': (call) => {
    const account = requireAccount(call, call.params.id);
    audit(call, 'deleted', aboutAccount(account), { before: presentUser(account) });
    const own = call.data.own[account.id];
    removeAccount(call, account);
    const { id, email } = account;
    putIntoTrash(call, {
      ...{ kind: 'account', id, name: fullName(account), email },
      ...{ record: account, own },
    });
    return undefined;
  },
  'admin.users.endSessions': (call) => {
    const account = requireAccount(call, call.params.id);
    const own = call.data.own[account.id];
    if (own) own.sessions = [];
    audit(call, 'signed-out', aboutAccount(account));
    return undefined;
  },
  'admin.users.invite': (call) => {
    const { status } = requireAccount(call, call.params.id);
    if (status !== 'pending') {
      throw new DemoProblem('conflict', problemTexts.onlyPendingInvited);
    }
    return { message: successTexts.invitationSent };
  },
};

const requireAccount = ({ data }: AnyCall, id: string): DemoAccount =>
  found(
    data.accounts.find((one) => one.id === id),
    problemTexts.noAccount,
  );

const presentUser = (account: DemoAccount): AdminUser => {
  const { id, email, role, status, lastLogin, version } = account;
  return { id, name: fullName(account), email, role, status, lastLogin, twoSteps: false, version };
};

const aboutAccount = (account: DemoAccount) =>
  ({ subject: 'account', id: account.id, name: fullName(account) }) as const;

/** The last word is the family name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ');
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
