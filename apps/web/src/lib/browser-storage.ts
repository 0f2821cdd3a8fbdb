/**
 * Browser storage that always works: where it is switched off or full, what is written is kept
 * for as long as the page is open.
 */
export class BrowserStorage {
  readonly #fallback = new Map<string, string>();
  readonly #kind: 'localStorage' | 'sessionStorage';

  constructor(kind: 'localStorage' | 'sessionStorage') {
    this.#kind = kind;
  }

  get(key: string): string | undefined {
    try {
      return window[this.#kind].getItem(key) ?? this.#fallback.get(key);
    } catch {
      return this.#fallback.get(key);
    }
  }

  /** Writes the value, or removes the key when there is none. */
  set(key: string, value: string | undefined): void {
    this.#fallback.delete(key);
    try {
      if (value === undefined) window[this.#kind].removeItem(key);
      else window[this.#kind].setItem(key, value);
    } catch {
      if (value !== undefined) this.#fallback.set(key, value);
    }
  }
}
