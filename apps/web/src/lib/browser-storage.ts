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
      return this.#fallback.get(key) ?? window[this.#kind].getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** The keys that begin with this. */
  keys(prefix: string): string[] {
    const keys = new Set(this.#fallback.keys());
    try {
      for (const key of Object.keys(window[this.#kind])) keys.add(key);
    } catch {
      // Without storage there are those of this page alone.
    }
    return [...keys].filter((key) => key.startsWith(prefix));
  }

  /**
   * Writes the value, or removes the key when there is none.
   * @returns whether the browser keeps it after the page is closed
   */
  set(key: string, value: string | undefined): boolean {
    this.#fallback.delete(key);
    try {
      if (value === undefined) window[this.#kind].removeItem(key);
      else window[this.#kind].setItem(key, value);
      return true;
    } catch {
      if (value !== undefined) this.#fallback.set(key, value);
      return false;
    }
  }

  /** Keeps the value for as long as the page is open. */
  hold(key: string, value: string): void {
    this.#fallback.set(key, value);
  }
}
