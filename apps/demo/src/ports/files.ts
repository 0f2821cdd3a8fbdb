import type { Platform, StoredBytes, UploadedFile } from '@vitrine/api/in-browser';

/** What was uploaded with the calls of this tab, and what was made of it, by path. */
const waiting = new Map<string, Blob>();

/** Notes a file that came with a call, or was made of one. */
export const note = (path: string, content: Blob): number => {
  waiting.set(path, content);
  return content.size;
};

export const contentOf = (path: string): Blob => waiting.get(path) ?? new Blob();

/** A file as it comes with a call. */
export function uploadOf(file: File): UploadedFile {
  const path = `upload-${crypto.randomUUID()}`;
  const sizeBytes = note(path, file);
  return { path, originalName: file.name, sizeBytes, open: async () => file };
}

/** Forgets an upload, and what was made of it. */
export function forget({ path }: UploadedFile): void {
  for (const known of waiting.keys()) if (known.startsWith(path)) waiting.delete(known);
}

/** Keeps files by key. */
export interface Shelf {
  put(key: string, content: Blob): Promise<void>;
  get(key: string): Promise<Blob | undefined>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

const CACHE = 'demo-uploads';

/** In the browser's cache storage, for all tabs. */
export const browserShelf: Shelf = {
  put: async (key, content) => (await caches.open(CACHE)).put(`/${key}`, new Response(content)),
  get: async (key) => (await (await caches.open(CACHE)).match(`/${key}`))?.blob(),
  delete: async (key) => void (await (await caches.open(CACHE)).delete(`/${key}`)),
  async keys() {
    const requests = await (await caches.open(CACHE)).keys();
    return requests.map(({ url }) => new URL(url).pathname.slice(1));
  },
};

/** The server's file store over it. */
export function createFiles(shelf: Shelf): Platform['files'] {
  const below = async (prefix: string) =>
    (await shelf.keys()).filter((key) => key.startsWith(`${prefix}/`));
  const move = async (key: string, to: string) => {
    await shelf.put(to, (await shelf.get(key)) ?? new Blob());
    await shelf.delete(key);
  };
  return {
    put: (key, path) => shelf.put(key, contentOf(path)),
    size: async (key) => (await shelf.get(key))?.size,
    async read(key, range) {
      const content = (await shelf.get(key)) ?? new Blob();
      return bytesOf(range ? content.slice(range.start, range.end + 1) : content);
    },
    delete: shelf.delete,
    async deleteAll(prefix) {
      for (const key of await below(prefix)) await shelf.delete(key);
    },
    async move(from, to) {
      for (const key of await below(from)) await move(key, to + key.slice(from.length));
    },
    readText: async (key) => (await shelf.get(key))?.text(),
    writeText: (key, text) => shelf.put(key, new Blob([text])),
    groups: async () => [],
    async *list(prefix) {
      for (const key of await below(prefix)) {
        yield { key, sizeBytes: (await shelf.get(key))?.size ?? 0 };
      }
    },
    settlesAfterMs: 0,
    place: 'this browser',
  };
}

async function* partsOf(content: Blob) {
  const reader = content.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

const bytesOf = (content: Blob): StoredBytes =>
  Object.assign(partsOf(content), { destroy: () => undefined });
