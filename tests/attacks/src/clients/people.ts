import { callApi } from '@vitrine/bench/http-client';
import { signIn } from '@vitrine/bench/product';

export interface Account {
  email: string;
  password: string;
}

const PASSWORD = 'a password of a person';

/** For a server that trusts one proxy: the address that the proxy says the client has. */
export const cameFrom = (address: string) => ({ 'X-Forwarded-For': address });

let count = 0;

/** Registers someone new. */
export async function register(url: string, from?: string): Promise<Account> {
  count += 1;
  const account = { email: `person${count}@example.com`, password: PASSWORD };
  const names = { first_name: 'Ngozi', last_name: 'Fonyuy', profession: 'Software Developer' };
  await callApi(`${url}/auth/register`, {
    body: { ...account, ...names },
    headers: from ? cameFrom(from) : {},
  });
  return account;
}

/** Registers someone new and signs them in; @returns an access token */
export async function newMember(url: string): Promise<string> {
  return signIn(url, await register(url));
}

/** One try to sign in; a status of 0 says that no answer came. */
export async function trySignIn(url: string, account: Account, from: string, signal?: AbortSignal) {
  const begun = performance.now();
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...cameFrom(from) },
    body: JSON.stringify(account),
    ...(signal && { signal }),
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return { status: answer?.status ?? 0, ms: performance.now() - begun };
}

const PARAGRAPH = 'A savings group meets on Thursday and counts what it has together. '.repeat(6);
const POSITIONS = 20;
let changes = 0;

/**
 * Changes every entry of an account's page, and asks for the CV that is made of it.
 * @returns whether it came; no where a limit refused the change
 */
export async function changeAndAskForCv(url: string, token: string): Promise<boolean> {
  changes += 1;
  const experience = {
    ...{ title: `Position ${changes}`, company: 'Bakweri Savings', period: '2022 to today' },
    description: PARAGRAPH,
  };
  const saved = await callApi<{ customUrl: string }>(`${url}/api/portfolio/`, {
    method: 'PUT',
    token,
    body: { published: true, experiences: Array.from({ length: POSITIONS }, () => experience) },
  }).catch(() => undefined);
  const cv = saved && (await fetch(`${url}/p/${saved.customUrl}/cv.pdf`).catch(() => undefined));
  await cv?.arrayBuffer().catch(() => undefined);
  return cv?.status === 200;
}
