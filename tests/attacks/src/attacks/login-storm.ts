import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '@vitrine/bench/figures';
import { PAGE_HEADERS } from '@vitrine/bench/http-client';
import { scratchFolder } from '@vitrine/bench/open-things';
import { pacedGets } from '@vitrine/bench/paced-gets';
import { startProduct } from '@vitrine/bench/product';
import type { Attack } from '../attack.ts';
import { type Account, cameFrom, register, trySignIn } from '../clients/people.ts';

const CONNECTIONS = 22;
const ACCOUNTS = 9;
const OWNERS = 20;
const IN_TIME_MS = 2000;
const BETWEEN_TRIES_MS = 100;
const MARGIN_MS = 2000;
const GUESSES = 50;
const ATTACKER = '203.0.113.9';
const UNAUTHORIZED = 401;

export const loginStorm: Attack = {
  how:
    `One address keeps ${CONNECTIONS} connections busy with wrong passwords for made-up accounts, then nine accounts with right ones, each try 100 ms after the last ` +
    `answer; at the same time ${OWNERS} owners sign in one after another, each from an address of their own, and \`/health\` and a page are asked 20 times a second. ` +
    `Then ${GUESSES} wrong passwords for one account come at once. Hashing costs what it costs in production.`,
  aims: ['stormWrongOwners', 'stormRightOwners', 'stormHealth', 'stormPage', 'stormGuesses'],
  mostSeconds: 300,
  async run(found) {
    const folder = await scratchFolder();
    const { url } = await startProduct({ folder, settings: { TRUST_PROXY: '1' } });
    const owners: Account[] = [];
    for (let number = 0; number < OWNERS; number += 1) {
      owners.push(await register(url, ownAddress(number)));
    }
    // what a page costs the first time is no part of the attack
    await fetch(`${url}/blog`, { headers: PAGE_HEADERS }).then((page) => page.arrayBuffer());
    const watch = new AbortController();
    const watching = ['/health', '/blog'].map((path) =>
      pacedGets(url + path, {
        rate: 20,
        signal: watch.signal,
        headers: { ...PAGE_HEADERS, ...cameFrom('192.0.2.77') },
      }),
    );
    const wrong = (connection: number, number: number) => ({
      email: `stranger${connection}-${number}@example.com`,
      password: 'a wrong password',
    });
    found({
      stormWrongOwners: await during(url, CONNECTIONS, wrong, () => signInAll(url, owners)),
    });
    const members = owners.slice(0, ACCOUNTS);
    const right = (connection: number) => members[connection] ?? wrong(connection, 0);
    found({
      stormRightOwners: await during(url, ACCOUNTS, right, () => signInAll(url, owners)),
    });
    watch.abort();
    const [health, page] = await Promise.all(watching);
    found({
      stormHealth: percentile(health?.times ?? [], 99),
      stormPage: percentile(page?.times ?? [], 99),
    });
    found({ stormGuesses: await guessAtOnce(url, owners[0]?.email ?? '') });
  },
};

const ownAddress = (number: number) => `192.0.2.${100 + number}`;

/** Does something while others keep signing in. */
async function during<T>(
  url: string,
  connections: number,
  accountOf: (connection: number, number: number) => Account,
  act: () => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const attacker = async (connection: number) => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      await trySignIn(url, accountOf(connection, number), ATTACKER, over.signal);
      await pause(BETWEEN_TRIES_MS);
    }
  };
  const attacking = Array.from({ length: connections }, (_, connection) => attacker(connection));
  await pause(MARGIN_MS);
  const result = await act();
  over.abort();
  await Promise.all(attacking);
  return result;
}

/** How many of the owners are in, each within the time they would wait. */
async function signInAll(url: string, owners: readonly Account[]): Promise<number> {
  let inTime = 0;
  for (const [number, owner] of owners.entries()) {
    const { status, ms } = await trySignIn(url, owner, ownAddress(number));
    if (status === 200 && ms <= IN_TIME_MS) inTime += 1;
  }
  return inTime;
}

/** How many of as many guesses at once were compared with the password. */
async function guessAtOnce(url: string, email: string): Promise<number> {
  const guess = (number: number) => ({ email, password: `a guess ${number}` });
  const tries = Array.from({ length: GUESSES }, (_, number) =>
    trySignIn(url, guess(number), '203.0.113.50'),
  );
  const answers = await Promise.all(tries);
  return answers.filter(({ status }) => status === UNAUTHORIZED).length;
}
