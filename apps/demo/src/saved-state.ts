/** Where the demo's state is kept, for all tabs of this browser. */
export interface SavedState {
  /** Names what is kept; changes with every {@link write}. Undefined where nothing is. */
  mark(): Promise<string | undefined>;
  read(): Promise<Uint8Array>;
  write(bytes: Uint8Array<ArrayBuffer>, mark: string): Promise<void>;
  clear(): Promise<void>;
  /** Runs work while no other tab does. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

const CACHE = 'demo-state';
const ADDRESS = '/database';
const MARK = 'x-mark';

/** In the browser's cache storage, which outlives a reload and takes more than local storage. */
export const browserState: SavedState = {
  mark: async () => (await find())?.headers.get(MARK) ?? undefined,
  read: async () => new Uint8Array((await (await find())?.arrayBuffer()) ?? []),
  async write(bytes, mark) {
    const cache = await caches.open(CACHE);
    await cache.put(ADDRESS, new Response(bytes, { headers: { [MARK]: mark } }));
  },
  clear: async () => void (await caches.delete(CACHE)),
  alone: async (work) => navigator.locks.request(CACHE, work),
};

const find = async () => (await caches.open(CACHE)).match(ADDRESS);
