import { post } from '@vitrine/bench/content';
import { ADMIN, signIn } from '@vitrine/bench/product';

const WRITERS = 8;
const GIVE_UP_MS = 15_000;

/** What several clients write at once, one after another each, and which of it was acknowledged. */
export interface Writing {
  acknowledged: string[];
  /** Resolves when a write fails or `stop` was called. */
  over: Promise<void>;
  stop(): void;
}

/** @param token of an administrator: what is written are posts */
export function keepWriting(url: string, token: string): Writing {
  const acknowledged: string[] = [];
  let isWanted = true;
  const write = async (writer: number) => {
    for (let number = 0; isWanted; number += 1) {
      const id = await addPost(url, token, `Post ${number} of writer ${writer}`);
      if (!id) return;
      acknowledged.push(id);
    }
  };
  const over = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return {
    acknowledged,
    over: over.then(() => undefined),
    stop: () => {
      isWanted = false;
    },
  };
}

/** @returns the id of the post; undefined where it was not acknowledged */
export async function addPost(
  url: string,
  token: string,
  title: string,
): Promise<string | undefined> {
  const answer = await fetch(`${url}/blogs/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...post(title), posts: ['A sentence.'] }),
    signal: AbortSignal.timeout(GIVE_UP_MS),
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => ({}))) as { id?: string } | undefined;
  return answer?.status === 201 ? body?.id : undefined;
}

/** How many of these posts cannot be read. */
export async function countMissing(url: string, ids: readonly string[]): Promise<number> {
  const statuses: number[] = [];
  for (const id of ids) {
    const answer = await fetch(`${url}/blogs/${id}`, { headers: { Accept: 'application/json' } });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses.filter((status) => status !== 200).length;
}

export const administrator = (url: string) => signIn(url, ADMIN);
