import { after } from './clock.ts';
import { removeDraft, saveDraft } from './saved-drafts.ts';

/** Short, so that a flat battery loses little, and yet not at every letter. */
const DELAY_MS = 300;

/** The keys of the drafts of this page, and whether the editor of each is still open. */
const ownKeys = new Map<string, boolean>();

interface DraftSaverOptions {
  key: string;
  /** What is unsaved now; undefined when nothing is. */
  content: () => unknown;
  /** Called after every attempt to write, with whether it worked. */
  onSaved: (works: boolean) => void;
}

/** Writes a page's draft a moment after each change, and at once when the page may be closing. */
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  #callOff: (() => void) | undefined;
  #claimed = false;
  #closed = false;
  #release: (() => void) | undefined;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
  }

  get key(): string {
    return this.#options.key;
  }

  /** Call where an editor that was closed opens again. */
  open(): void {
    this.#closed = false;
  }

  /** Call after a change: writes after a short delay. */
  schedule(): void {
    // a save that outlives its editor must not hold the draft from the next one
    if (this.#closed) return;
    this.#callOff?.();
    this.#callOff = after(DELAY_MS, () => this.#write());
    // The last events before a phone ends a page; some send only one of the two.
    window.addEventListener('pagehide', this.flush);
    document.addEventListener('visibilitychange', this.flush);
  }

  /** Writes what still waits. */
  readonly flush = (): void => {
    if (this.#callOff) this.#write();
  };

  /** Cancels what waits and removes what was written. */
  drop(): void {
    this.#cancel();
    removeDraft(this.key);
  }

  /** Call when the editor closes: the draft stays, and another editor may restore it. */
  close(): void {
    this.flush();
    this.#closed = true;
    this.#release?.();
    if (this.#claimed) ownKeys.set(this.key, false);
    this.#claimed = false;
  }

  #cancel(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    window.removeEventListener('pagehide', this.flush);
    document.removeEventListener('visibilitychange', this.flush);
  }

  #write(): void {
    this.#cancel();
    const content = this.#options.content();
    if (content === undefined) {
      removeDraft(this.key);
      return;
    }
    this.#claim();
    this.#options.onSaved(saveDraft(this.key, content));
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
