import {
  type Account,
  type AccountSession,
  problemTexts,
  sessionRole,
  successTexts,
} from '@vitrine/contracts';
import { downloadZip } from 'client-zip';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoAccount } from '../demo-data.ts';
import { DemoProblem, found } from '../demo-problem.ts';
import { tokenOf } from '../demo-tokens.ts';
import { actorOf, ownOf, removeAccount, requireFreeEmail } from './account-records.ts';
import { note } from './activity.ts';
import { wholeOrPart } from './list-part.ts';

/** The account as its owner sees it. */
export const presentAccount = (account: DemoAccount): Account => {
  const { id, email, firstName, lastName, phone, profession, createdAt, pendingEmail } = account;
  const role = sessionRole(account.role);
  const known = { id, email, firstName, lastName, phone, profession, createdAt, pendingEmail };
  return { ...known, role, emailConfirmed: true };
};

/** The own account. What the server would mail is not mailed, and a new address stays pending. */
export const accountAnswers: DemoAnswers = {
  'account.get': (call) => presentAccount(actorOf(call)),
  'account.save': (call) => {
    const account = actorOf(call);
    const { firstName, lastName, phone, email, newPassword } = call.body;
    Object.assign(account, { firstName, lastName, phone });
    if (email !== account.email) {
      requireFreeEmail(call.data.accounts, email, account.id);
      account.pendingEmail = email;
    }
    if (newPassword === '') return presentAccount(account);
    note(call, 'password-changed');
    const [access, refresh] = [tokenOf(account, call.newId()), tokenOf(account, call.newId())];
    return { ...presentAccount(account), tokens: { access, refresh } };
  },
  'account.cancelEmail': (call) => {
    actorOf(call).pendingEmail = null;
    return undefined;
  },
  'account.confirmEmail': () => {
    throw new DemoProblem('not-found', problemTexts.emailLinkEnded);
  },
  'account.sendConfirmation': () => ({ message: successTexts.confirmationSent }),
  'account.sessions.list': (call) =>
    wholeOrPart([thisSession(call), ...ownOf(call).sessions], call.query),
  'account.sessions.end': (call) => {
    const own = ownOf(call);
    own.sessions = own.sessions.filter(({ id }) => id !== call.params.id);
    return undefined;
  },
  'account.sessions.endAll': (call) => {
    ownOf(call).sessions = [];
    note(call, 'signed-out-everywhere');
    return undefined;
  },
  'account.archive': async (call) => {
    const own = ownOf(call);
    const everything = { account: presentAccount(actorOf(call)), ...own };
    const files = await Promise.all(
      own.portfolio.media_items.map(async ({ id, file }) => {
        const kept = await call.files.find(id);
        return kept ? [{ name: `files/${id}-${file}`, input: kept }] : [];
      }),
    );
    const json = { name: 'account.json', input: Response.json(everything) };
    return downloadZip([json, ...files.flat()]).blob();
  },
  'account.delete': (call) => {
    removeAccount(call, found(call.actor, problemTexts.noAccount));
    return undefined;
  },
};

/** The one that asks; the others are samples. */
function thisSession(call: AnyCall): AccountSession {
  const at = call.now().toISOString();
  const { id, lastLogin } = actorOf(call);
  return {
    id: `here-${id}`,
    device: '',
    createdAt: lastLogin ?? at,
    lastUsedAt: at,
    current: true,
  };
}
