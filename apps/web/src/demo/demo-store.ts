import type { DemoData } from './demo-data.ts';

/** Where the data is kept as text. */
export interface TextStorage {
  get(key: string): string | undefined;
  set(key: string, value: string | undefined): void;
}

const KEY = 'demoData';
/** Names the build that is running: the address of this code carries a hash of what is in it. */
const BUILD = import.meta.url;

/**
 * The demo's data in the browser: it outlives a reload, and every tab has the same. What another
 * build left is dropped, for its records may have other fields.
 */
export class DemoStore {
  readonly #storage: TextStorage;
  readonly #makeSample: () => DemoData;
  #known: { text: string | undefined; data: DemoData } | undefined;

  constructor(storage: TextStorage, makeSample: () => DemoData) {
    this.#storage = storage;
    this.#makeSample = makeSample;
  }

  /** What is kept now. It may be changed by whoever calls `save` or `undo` afterwards. */
  read(): DemoData {
    const text = this.#storage.get(KEY);
    if (!this.#known || this.#known.text !== text) {
      this.#known = { text, data: parse(text) ?? this.#makeSample() };
    }
    return this.#known.data;
  }

  /** Keeps what was changed. */
  save(): void {
    const data = this.read();
    const text = JSON.stringify({ build: BUILD, data });
    this.#storage.set(KEY, text);
    this.#known = { text, data };
  }

  /** Drops what was changed since the last `save`. */
  undo(): void {
    this.#known = undefined;
  }

  /** Back to the sample. */
  reset(): void {
    this.#storage.set(KEY, undefined);
    this.#known = undefined;
  }
}

function parse(text: string | undefined): DemoData | undefined {
  if (text === undefined) return undefined;
  const kept: { build?: string; data?: DemoData } = JSON.parse(text);
  return kept.build === BUILD ? kept.data : undefined;
}
