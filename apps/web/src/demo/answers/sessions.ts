import { holds, problemTexts, sessionRole, successTexts } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoAccount } from '../demo-data.ts';
import { DemoProblem } from '../demo-problem.ts';
import { accountOfToken, tokenOf } from '../demo-tokens.ts';
import { presentAccount } from './account.ts';
import { addAccount } from './account-records.ts';

/** Signing in: with any password, for the demo keeps none. */
export const sessionAnswers: DemoAnswers = {
  'auth.register': (call) => {
    const { first_name: firstName, last_name: lastName, skills, ...body } = call.body;
    const { email, phone, profession } = body;
    const account = addAccount(call, { firstName, lastName, email, phone, profession });
    const own = call.data.own[account.id];
    if (own)
      own.portfolio.skills = skills
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean);
    return { message: successTexts.accountReady, user: presentAccount(account) };
  },
  'auth.login': (call) => {
    const account = signIn(call, call.body.email);
    const { access, refresh } = tokens(call, account);
    const user = { email: account.email, role: sessionRole(account.role) };
    return { access_token: access, refresh_token: refresh, user };
  },
  'auth.adminLogin': (call) => {
    const account = signIn(call, call.body.email);
    const role = sessionRole(account.role);
    return {
      detail: successTexts.signedIn,
      is_admin: holds(role, 'office'),
      ...tokens(call, account),
      role,
      email: account.email,
    };
  },
  'auth.refresh': (call) => {
    const account = accountOfToken(call.data, call.body.refresh);
    if (!account) throw new DemoProblem('unauthenticated', problemTexts.sessionEnded);
    return tokens(call, account);
  },
  'setup.firstAdmin': () => {
    throw new DemoProblem('conflict', 'The demo has an administrator already.');
  },
  'auth.logout': () => undefined,
  'auth.confirm': () => undefined,
  'auth.forgotPassword': () => ({ message: successTexts.resetAsked }),
  'auth.resetPassword': () => {
    throw new DemoProblem('invalid', problemTexts.resetLinkEnded);
  },
};

const tokens = ({ newId }: AnyCall, account: DemoAccount) => ({
  access: tokenOf(account, newId()),
  refresh: tokenOf(account, newId()),
});

function signIn({ data, now }: AnyCall, email: string): DemoAccount {
  const account = data.accounts.find((one) => one.email === email);
  if (!account) throw new DemoProblem('unauthenticated', problemTexts.credentialsWrong);
  if (account.status !== 'active') {
    throw new DemoProblem('forbidden', problemTexts.accountInactive);
  }
  account.lastLogin = now().toISOString();
  return account;
}
