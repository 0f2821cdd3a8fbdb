import { randomText } from './random-text.ts';

const PREFIX = 'draft:';
const DAY_MS = 24 * 60 * 60 * 1000;
/** After this long nobody comes back for what was typed. */
const KEPT_MS = 30 * DAY_MS;
/** Most drafts of one kind that an account leaves in a browser; the oldest go first. */
const MOST_KEPT = 5;
/** The largest document the server takes, and with room for what edits started from. */
const LARGEST_CHARACTERS = 2_000_000;

/** Something typed and not saved, in browser storage; it never holds a credential. */
export interface KeptDraft {
  key: string;
  savedAt: Date;
  content: unknown;
}

const ofOwner = (owner: string) => `${PREFIX}${encodeURIComponent(owner)}:`;
const group = (owner: string, kind: string) => `${ofOwner(owner)}${encodeURIComponent(kind)}:`;

/** A key for the drafts of one page that is open: two tabs must not write over each other's. */
export const draftKey = (owner: string, kind: string): string => group(owner, kind) + randomText();

/** Writes a draft; false when the browser has no room or no leave for it. */
export function keepDraft(key: string, content: unknown): boolean {
  try {
    const text = JSON.stringify({ savedAt: new Date().toISOString(), content });
    if (text.length > LARGEST_CHARACTERS) return false;
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing in it.
  }
}

/** What the account left behind, the latest first; what is too old or too many is removed. */
export function listDrafts(owner: string, kind: string): KeptDraft[] {
  const found = keysFrom(group(owner, kind)).flatMap((key) => readDraft(key) ?? []);
  found.sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  const stale = (draft: KeptDraft, place: number) =>
    place >= MOST_KEPT || Date.now() - draft.savedAt.getTime() > KEPT_MS;
  for (const draft of found.filter(stale)) dropDraft(draft.key);
  return found.filter((draft, place) => !stale(draft, place));
}

/** Copies everything that an account left to the address that it has now. */
export function copyDrafts(owner: string, now: string): void {
  const before = ofOwner(owner);
  for (const key of keysFrom(before)) {
    try {
      const text = window.localStorage.getItem(key);
      if (text) window.localStorage.setItem(ofOwner(now) + key.slice(before.length), text);
    } catch {
      // No room for both: the old one stays where it is until it is forgotten.
    }
  }
}

/** Whether an account has left anything here, of any kind. */
export const hasDrafts = (owner: string): boolean => keysFrom(ofOwner(owner)).length > 0;

const forgetters = new Set<(owner: string) => void>();

/** Calls back when an account's drafts are to be forgotten; answers how to stop that. */
export function onForget(forget: (owner: string) => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** Removes everything that an account left, of every kind: after signing out. */
export function forgetDrafts(owner: string): void {
  // First those who could write it again.
  for (const forget of forgetters) forget(owner);
  for (const key of keysFrom(ofOwner(owner))) dropDraft(key);
}

function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function readDraft(key: string): KeptDraft | undefined {
  try {
    const { savedAt, content } = JSON.parse(window.localStorage.getItem(key) ?? '') as KeptDraft;
    return { key, savedAt: new Date(savedAt), content };
  } catch {
    dropDraft(key);
    return undefined;
  }
}
