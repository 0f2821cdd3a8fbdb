import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { ifMissing } from '../lib/if-missing.ts';
import { hashToken, randomToken } from '../lib/secrets.ts';

/** The last answer of each address, in a folder: a process that has just started has none in memory. */
export interface KeptAnswers<A> {
  /** Deletes what was kept before something was taken back from visitors; to be called often. */
  holdUnder(withdrawals: number | undefined): void;
  /** Answers at once; what cannot be written is not kept. */
  keep(key: string, answer: A): void;
  find(key: string): Promise<A | undefined>;
}

interface Options {
  folder: string;
  /** Answers of another build name files that are gone. */
  build: string;
  onError: (error: Error) => void;
  maxBytes?: number;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** @param options `maxBytes`: the least recently kept answers go first */
export function createKeptAnswers<A>(options: Options): KeptAnswers<A> {
  const { folder, build, onError, maxBytes = MAX_BYTES } = options;
  /** A folder in it for each number of withdrawals; only the current one is left. */
  let current: number | undefined;
  let ready: Promise<unknown> = Promise.resolve();
  const pathOf = (name: string) => join(folder, String(current), name);
  const nameOf = (key: string) => hashToken(`${build} ${key}`);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') rm(pathOf(name), { force: true }).catch(onError);
    },
  });

  const begin = async (held: number | undefined) => {
    const names = (await readdir(folder).catch(ifMissing)) ?? [];
    const former = names.filter((name) => name !== String(held));
    const all = { recursive: true, force: true };
    await Promise.all(former.map((name) => rm(join(folder, name), all)));
    if (held === undefined) return;
    const mine = join(folder, String(held));
    await mkdir(mine, { recursive: true });
    for (const name of await readdir(mine)) sizes.set(name, (await stat(join(mine, name))).size);
  };
  const store = async (name: string, content: Buffer, path: string) => {
    await ready;
    // a reader never finds half of it
    const part = `${path}.${randomToken()}`;
    await writeFile(part, content, { flush: true });
    await rename(part, path);
    sizes.set(name, content.length);
  };

  return {
    holdUnder(withdrawals) {
      if (withdrawals === current) return;
      current = withdrawals;
      sizes.clear();
      ready = ready.then(() => begin(withdrawals)).catch(onError);
    },
    keep(key, answer) {
      if (current === undefined) return;
      const name = nameOf(key);
      // a folder that is gone by then takes nothing: so does what was kept under it
      store(name, serialize(answer), pathOf(name)).catch(ifMissing).catch(onError);
    },
    async find(key) {
      if (current === undefined) return undefined;
      const content = await readFile(pathOf(nameOf(key))).catch(ifMissing);
      return content && (deserialize(content) as A);
    },
  };
}
