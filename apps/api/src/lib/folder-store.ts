import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, StoredFile } from './file-store.ts';
import { flush } from './flush.ts';
import { ifMissing } from './if-missing.ts';
import { randomToken } from './secrets.ts';

/** Files in a local folder, which is made with the first of them. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...safeParts(key));
  /** @param write makes the file under the path it is given */
  const store = async (key: string, write: (part: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key);
    const made = await mkdir(dirname(path), { recursive: true });
    // written under another name first: not even a power failure leaves half a file under the key
    const part = join(dirname(path), `.${randomToken()}`);
    try {
      await write(part);
      await flush(part);
      await rename(part, path);
      await flush(dirname(path));
      if (made) await flush(dirname(made));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    put: (key, localPath) => store(key, (part) => copyFile(localPath, part)),
    writeText: (key, text) => store(key, (part) => writeFile(part, text, { mode: 0o600 })),
    readText: (key) => readFile(pathOf(key), 'utf8').catch(ifMissing),
    move: async (from, to) => {
      const target = pathOf(to);
      await mkdir(dirname(target), { recursive: true });
      await rename(pathOf(from), target);
      await flush(dirname(target));
      await flush(dirname(pathOf(from)));
    },
    size: async (key) => {
      const found = await stat(pathOf(key)).catch(ifMissing);
      return found?.isFile() ? found.size : undefined;
    },
    // opened first: that a file is not there is known before any of it is promised
    read: async (key, range) => (await open(pathOf(key))).createReadStream(range ?? {}),
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteAll: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    groups: async (prefix) => {
      const names = (await readdir(pathOf(prefix)).catch(ifMissing)) ?? [];
      return Promise.all(
        // a system leaves things of its own, such as .DS_Store and lost+found
        names.filter(isKeyPart).map(async (name) => {
          const { mtime } = await stat(join(pathOf(prefix), name));
          return { name, changedAt: mtime };
        }),
      );
    },
    list: (prefix) => listFiles(folder, prefix),
    // a folder belongs to one process: when it starts, no upload is under way
    settlesAfterMs: 0,
    place: folder,
  };
}

/** Links are followed: uploads may be on a disk of their own. What goes away in the meantime is left out. */
async function* listFiles(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const names = (await readdir(join(folder, ...safeParts(prefix))).catch(ifMissing)) ?? [];
  for (const name of names.filter(isKeyPart)) {
    const key = `${prefix}/${name}`;
    const found = await stat(join(folder, ...safeParts(key))).catch(ifMissing);
    if (found?.isDirectory()) yield* listFiles(folder, key);
    if (found?.isFile()) yield { key, sizeBytes: found.size };
  }
}

const isKeyPart = (part: string): boolean => /^[\w-][\w.-]*$/.test(part);

/** Keys never come from a sender; this keeps even a wrong one inside the folder. */
function safeParts(key: string): string[] {
  const parts = key.split('/');
  if (!parts.every(isKeyPart)) throw new Error(`Not a key: ${key}`);
  return parts;
}
