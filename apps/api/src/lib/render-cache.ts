import { LRUCache } from 'lru-cache';

/** Something that took work to make. */
export interface Rendered<V> {
  value: V;
  /** The memory it takes, about; undefined where it is not to be kept. */
  bytes: number | undefined;
}

/** What visitors get over and over, kept once it is made: pages, answers, pictures, CVs. */
export interface RenderCache {
  /** What is kept under the key; undefined when there is none, or another revision of it. */
  get<V>(key: string, revision?: number): V | undefined;
  /**
   * What is kept under the key, or what is made now; those who ask meanwhile share it.
   * @param key says by its beginning what kind of thing it is, and by the rest which
   * @param revision of the content that it is made from, where the key does not tell
   */
  render<V>(key: string, make: () => Promise<Rendered<V>>, revision?: number): Promise<V>;
}

interface Entry {
  revision: number;
  value: unknown;
  bytes: number;
}

const DEFAULT_BYTES = 64 * 1024 * 1024;
/** What an entry takes besides its bytes and its key, about. */
const ENTRY_BYTES = 1_024;

/** @param maxBytes the room for everything kept; what was not asked for longest makes way */
export function createRenderCache(maxBytes = DEFAULT_BYTES): RenderCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // visitors choose keys: a thousand long ones for one small answer take room as well
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length + ENTRY_BYTES,
  });
  const underWay = new Map<string, Promise<unknown>>();

  const find = (key: string, revision: number): Entry | undefined => {
    const entry = entries.get(key);
    return entry?.revision === revision ? entry : undefined;
  };
  const makeNow = async <V>(key: string, make: () => Promise<Rendered<V>>, revision: number) => {
    const { value, bytes } = await make();
    if (bytes !== undefined) entries.set(key, { revision, value, bytes });
    return value;
  };

  return {
    get: <V>(key: string, revision = 0) => find(key, revision)?.value as V | undefined,
    render: async <V>(key: string, make: () => Promise<Rendered<V>>, revision = 0): Promise<V> => {
      const kept = find(key, revision);
      if (kept) return kept.value as V;
      const making = `${revision} ${key}`;
      const promise =
        underWay.get(making) ?? makeNow(key, make, revision).finally(() => underWay.delete(making));
      underWay.set(making, promise);
      return promise as Promise<V>;
    },
  };
}
