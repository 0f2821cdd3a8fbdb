import { LRUCache } from 'lru-cache';

/** Something that took work to make. */
interface Rendered<V> {
  value: V;
  /** The memory it takes, about; undefined where it is not to be kept. */
  bytes: number | undefined;
}

/**
 * Visitors choose addresses, so each kind has a bound of its own: a list that is asked for with
 * thousands of different searches pushes out only other such answers.
 */
const MAX_BYTES = {
  /** Pages, answers and feeds without a query. */
  pages: 32 * 1024 * 1024,
  /** The same with a query: searches, later parts of a list. */
  queries: 16 * 1024 * 1024,
  /** Share images and CVs. */
  files: 16 * 1024 * 1024,
};

export type RenderedKind = keyof typeof MAX_BYTES;

/** What visitors get over and over, kept once it is made: pages, answers, pictures, CVs. */
export interface RenderCache {
  /** What is kept under the key; undefined when there is none, or another revision of it. */
  get<V>(kind: RenderedKind, key: string, revision?: number): V | undefined;
  /** What was kept under the key last, whatever its revision. */
  latest<V>(kind: RenderedKind, key: string): V | undefined;
  /** Whether to {@link render} this now takes work of its own: it is neither kept nor being made. */
  needsWork(kind: RenderedKind, key: string, revision?: number): boolean;
  /**
   * What is kept under the key, or what is made now; those who ask in the meantime share it.
   * @param key which one of its kind
   * @param revision of the content that it is made from, where the key does not tell
   */
  render<V>(
    kind: RenderedKind,
    key: string,
    make: () => Promise<Rendered<V>>,
    revision?: number,
  ): Promise<V>;
}

interface Entry {
  revision: number;
  value: unknown;
  bytes: number;
}

/** What an entry takes besides its bytes and its key, about: headers, and its place in the list. */
const ENTRY_BYTES = 3 * 1024;

/** @param maxBytes the bound of each kind; the least recently used entry is dropped first */
export function createRenderCache(maxBytes: Record<RenderedKind, number> = MAX_BYTES): RenderCache {
  const cacheOf = (kind: RenderedKind) =>
    new LRUCache<string, Entry>({
      maxSize: maxBytes[kind],
      // visitors choose keys, and a thousand long ones for one small answer take memory as well
      sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length + ENTRY_BYTES,
    });
  const entries = {
    pages: cacheOf('pages'),
    queries: cacheOf('queries'),
    files: cacheOf('files'),
  };
  const underWay = new Map<string, Promise<unknown>>();

  const find = (kind: RenderedKind, key: string, revision: number): Entry | undefined => {
    const entry = entries[kind].get(key);
    return entry?.revision === revision ? entry : undefined;
  };
  const workOf = (kind: RenderedKind, key: string, revision: number) =>
    `${kind} ${revision} ${key}`;

  return {
    get: <V>(kind: RenderedKind, key: string, revision = 0) =>
      find(kind, key, revision)?.value as V | undefined,
    latest: <V>(kind: RenderedKind, key: string) => entries[kind].get(key)?.value as V | undefined,
    needsWork: (kind, key, revision = 0) =>
      !find(kind, key, revision) && !underWay.has(workOf(kind, key, revision)),
    async render<V>(
      kind: RenderedKind,
      key: string,
      make: () => Promise<Rendered<V>>,
      revision = 0,
    ) {
      const kept = find(kind, key, revision);
      if (kept) return kept.value as V;
      const makeNow = async () => {
        const { value, bytes } = await make();
        // one that was made slowly must not take the place of a newer one
        const isNewest = (entries[kind].peek(key)?.revision ?? 0) <= revision;
        if (bytes !== undefined && isNewest) entries[kind].set(key, { revision, value, bytes });
        return value;
      };
      const work = workOf(kind, key, revision);
      const promise = underWay.get(work) ?? makeNow().finally(() => underWay.delete(work));
      underWay.set(work, promise);
      return promise as Promise<V>;
    },
  };
}
