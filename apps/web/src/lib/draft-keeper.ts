import { dropDraft, keepDraft } from './kept-drafts.ts';

/** Soon enough for a flat battery, not at every letter. */
const PAUSE_MS = 300;

/** Keys that this page has written under, and whether somebody is typing into that draft still. */
const keysHere = new Map<string, boolean>();

interface Keeping {
  key: string;
  /** What is unsaved now; undefined when nothing is. */
  content: () => unknown;
  /** Told whenever it becomes known whether the browser keeps it. */
  onKept: (works: boolean) => void;
}

/** Writes a page's draft a moment after each change, and at once when the page may be closing. */
export class DraftKeeper {
  readonly #keeping: Keeping;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #claimed = false;
  #release: (() => void) | undefined;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  get key(): string {
    return this.#keeping.key;
  }

  /** After a change. */
  later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), PAUSE_MS);
    // The last that a phone says of a page before it ends it; some say only the first.
    window.addEventListener('pagehide', this.flush);
    document.addEventListener('visibilitychange', this.flush);
  }

  /** Writes what still waits. */
  readonly flush = (): void => {
    if (this.#timer !== undefined) this.#write();
  };

  /** Forgets what waits, and what was written. */
  drop(): void {
    this.#rest();
    dropDraft(this.key);
  }

  /** When its editor goes: what is unsaved stays, and may be restored by the next. */
  close(): void {
    this.flush();
    this.#release?.();
    if (this.#claimed) keysHere.set(this.key, false);
    this.#claimed = false;
  }

  /** Nothing waits any more. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    window.removeEventListener('pagehide', this.flush);
    document.removeEventListener('visibilitychange', this.flush);
  }

  #write(): void {
    this.#rest();
    const content = this.#keeping.content();
    if (content === undefined) {
      dropDraft(this.key);
      return;
    }
    this.#claim();
    this.#keeping.onKept(keepDraft(this.key, content));
  }

  /** Holds a lock for as long as its editor is open: its draft is nobody else's to restore. */
  #claim(): void {
    if (this.#claimed) return;
    this.#claimed = true;
    keysHere.set(this.key, true);
    const held = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    navigator.locks?.request(this.key, () => held).catch(() => undefined);
  }
}

/** Keys of the drafts that somebody types into, here or in another tab as far as that can be told. */
export async function openDraftKeys(): Promise<Set<string>> {
  const state = await navigator.locks?.query().catch(() => undefined);
  const elsewhere = (state?.held ?? []).flatMap(({ name }) => name ?? []);
  const here = [...keysHere].filter(([, open]) => open).map(([key]) => key);
  // A lock of this page may outlive its editor for a moment: what is known here counts.
  return new Set([...elsewhere.filter((key) => !keysHere.has(key)), ...here]);
}
