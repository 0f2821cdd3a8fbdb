import { blankPortfolio, holds, problemTexts } from '@vitrine/contracts';
import type { AnyCall } from '../demo-call.ts';
import type { DemoAccount, OwnRecords } from '../demo-data.ts';
import { DemoProblem, found } from '../demo-problem.ts';

export const blankRecords = (at: string): OwnRecords => ({
  portfolio: blankPortfolio(),
  portfolioChangedAt: at,
  connections: [],
  activity: [],
  views: {},
  sessions: [],
  tokens: [],
  shareLinks: [],
  references: [],
});

type NewAccount = Pick<DemoAccount, 'firstName' | 'lastName' | 'email'> & Partial<DemoAccount>;

/** @throws DemoProblem `conflict` when the address has an account */
export function addAccount({ data, newId, now }: AnyCall, account: NewAccount): DemoAccount {
  requireFreeEmail(data.accounts, account.email);
  const at = now().toISOString();
  const made: DemoAccount = {
    id: newId(),
    phone: '',
    profession: '',
    role: 'user',
    status: 'active',
    lastLogin: null,
    createdAt: at,
    pendingEmail: null,
    version: 1,
    ...account,
  };
  data.accounts.unshift(made);
  data.own[made.id] = blankRecords(at);
  return made;
}

export function requireFreeEmail(accounts: readonly DemoAccount[], email: string, own = ''): void {
  if (accounts.some((one) => one.email === email && one.id !== own)) {
    throw new DemoProblem('conflict', problemTexts.accountEmailTaken, {
      errors: [{ path: 'email', message: problemTexts.accountEmailTaken }],
    });
  }
}

const isActiveAdmin = ({ role, status }: DemoAccount) =>
  holds(role, 'users') && status === 'active';

/** @throws DemoProblem `conflict` where nobody could sign in to the back-office any more */
export function requireAnotherAdmin(accounts: readonly DemoAccount[], leaving: DemoAccount): void {
  if (!isActiveAdmin(leaving)) return;
  if (!accounts.some((one) => one.id !== leaving.id && isActiveAdmin(one))) {
    throw new DemoProblem('conflict', problemTexts.lastAdmin);
  }
}

export function removeAccount({ data }: AnyCall, account: DemoAccount): void {
  requireAnotherAdmin(data.accounts, account);
  data.accounts = data.accounts.filter(({ id }) => id !== account.id);
  delete data.own[account.id];
}

/** Who is signed in, where the contract lets nobody else in. */
export const actorOf = ({ actor }: AnyCall): DemoAccount => found(actor, problemTexts.noAccount);

/** What the signed-in person has. */
export function ownOf(call: AnyCall): OwnRecords {
  const { id } = actorOf(call);
  call.data.own[id] ??= blankRecords(call.now().toISOString());
  return call.data.own[id];
}

export const fullName = ({ firstName, lastName }: DemoAccount): string =>
  `${firstName} ${lastName}`.trim();
