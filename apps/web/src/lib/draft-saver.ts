import { after } from './clock.ts';
import { onForget, removeDraft, saveDraft } from './saved-drafts.ts';

/** Short, so that a flat battery loses little, and yet not at every letter. */
const DELAY_MS = 300;

/** The keys of the drafts of this page, and whether the editor of each is still open. */
const ownKeys = new Map<string, boolean>();

interface DraftSaverOptions {
  owner: string;
  key: string;
  /** Called after every attempt to write, with whether it worked. */
  onSaved: (works: boolean) => void;
}

/** Writes a page's draft a moment after each change, and at once when the page may be closing. */
export class DraftSaver<T> {
  readonly #options: DraftSaverOptions;
  #content: T | undefined;
  #callOff: (() => void) | undefined;
  #claimed = false;
  #closed = false;
  #forgotten = false;
  #release: (() => void) | undefined;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
  }

  get key(): string {
    return this.#options.key;
  }

  /**
   * Call where an editor opens; returns how to close it, which writes what still waits. The draft stays,
   * and another editor may restore it.
   */
  readonly open = (): (() => void) => {
    this.#closed = false;
    const stop = onForget((owner) => {
      if (owner !== this.#options.owner) return;
      this.#forgotten = true;
      this.keep(undefined);
    });
    return () => {
      stop();
      this.flush();
      this.#closed = true;
      this.#release?.();
      if (this.#claimed) ownKeys.set(this.key, false);
      this.#claimed = false;
    };
  };

  /** Replaces the draft after a short delay; undefined removes it at once. */
  keep(content: T | undefined): void {
    this.#content = this.#forgotten ? undefined : content;
    if (this.#content === undefined) {
      this.#cancel();
      removeDraft(this.key);
      return;
    }
    // a save that outlives its editor must not hold the draft from the next one
    if (this.#closed) return;
    this.#callOff?.();
    this.#callOff = after(DELAY_MS, this.flush);
    // The last events before a phone ends a page; some send only one of the two.
    window.addEventListener('pagehide', this.flush);
    document.addEventListener('visibilitychange', this.flush);
  }

  /** Writes what still waits. */
  readonly flush = (): void => {
    if (!this.#callOff) return;
    this.#cancel();
    this.#claim();
    this.#options.onSaved(saveDraft(this.key, this.#content));
  };

  #cancel(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    window.removeEventListener('pagehide', this.flush);
    document.removeEventListener('visibilitychange', this.flush);
  }

  /** Holds a lock while the editor is open, so that no other tab offers to restore its draft. */
  #claim(): void {
    if (this.#claimed) return;
    this.#claimed = true;
    ownKeys.set(this.key, true);
    const held = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    navigator.locks?.request(this.key, () => held).catch(() => undefined);
  }
}

/** Keys of the drafts whose editors are open, in this tab or in others as far as is known. */
export async function openDraftKeys(): Promise<Set<string>> {
  const state = await navigator.locks?.query().catch(() => undefined);
  const elsewhere = (state?.held ?? []).flatMap(({ name }) => name ?? []);
  const here = [...ownKeys].filter(([, open]) => open).map(([key]) => key);
  // A lock of this page may outlive its editor for a moment: `ownKeys` is right at once.
  return new Set([...elsewhere.filter((key) => !ownKeys.has(key)), ...here]);
}
