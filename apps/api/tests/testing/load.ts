import { contactForm } from './forms.ts';
import { PASSWORD } from './people.ts';

const CALL_TIMEOUT_MS = 20_000;

interface Call {
  method?: string;
  token?: string;
  body?: object;
  /** Whose address a proxy has written down. */
  client?: string;
  headers?: Record<string, string>;
}

/** One request on a connection of its own, as a new visitor makes it. */
export function call(
  url: string,
  path: string,
  { method, token, body, client, headers }: Call = {},
) {
  return fetch(url + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    headers: {
      ...headers,
      Connection: 'close',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(client ? { 'X-Forwarded-For': client } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

export const BOSS = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: PASSWORD };

/**
 * Where a store that many share has not answered within the 50 ms that a limit may wait, as on a busy
 * machine, a process counts alone: the series of answers is asked for again then, for as long as the
 * test may take.
 */
export async function untilUndisturbed(
  series: () => Promise<number[]>,
  expected: number[],
): Promise<void> {
  while (String(await series()) !== String(expected));
}

/** An administrator's access token. */
export async function signInBoss(url: string): Promise<string> {
  const body = { email: BOSS.ADMIN_EMAIL, password: BOSS.ADMIN_PASSWORD };
  const answer = await call(url, '/auth/login', { body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** What was acknowledged to those who wrote. */
export interface Acknowledged {
  /** Titles of posts. */
  posts: string[];
  /** Addresses that have sent the company a message. */
  senders: string[];
}

/** Where something is being written, and whether it still is. */
export interface WriterPlace {
  /** Those that answer, in the order in which they are to be tried. */
  urls(): string[];
  isOver(): boolean;
}

/**
 * Publishes posts and sends messages until it is over. What was not acknowledged is sent again, the
 * message under its key, as browsers do it.
 */
export async function keepWriting(
  number: number,
  token: string,
  { urls, isOver }: WriterPlace,
  acknowledged: Acknowledged,
): Promise<void> {
  let sent = 0;
  const tryAll = async (path: string, body: object, bearer?: string): Promise<boolean> => {
    // everyone from an address of their own: limits are not what is tested
    sent += 1;
    const client = `10.${number}.${Math.floor(sent / 250)}.${sent % 250}`;
    for (const url of urls()) {
      const more = bearer ? { token: bearer } : {};
      const answer = await call(url, path, { body, client, ...more }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) return true;
    }
    return false;
  };
  while (!isOver()) {
    const title = `Post ${crypto.randomUUID()}`;
    const post = { title, description: 'd', status: 'published', posts: ['x'] };
    if (await tryAll('/blogs/', post, token)) acknowledged.posts.push(title);
    const form = contactForm({ message: title });
    if (await tryAll('/api/contact/', form)) acknowledged.senders.push(form.email);
  }
}
