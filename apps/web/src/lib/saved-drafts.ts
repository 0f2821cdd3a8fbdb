import { now } from './clock.ts';
import { randomText } from './random-text.ts';

const PREFIX = 'draft:';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Drafts older than this are removed. */
const MAX_AGE_MS = 30 * DAY_MS;
/** How many drafts of one kind an account may have in a browser; the oldest are removed. */
const MAX_DRAFTS = 5;
/** Room for the largest record that the server takes, as edited and as it was before. */
const MAX_CHARACTERS = 2_000_000;

/** Edits not yet sent to the server, in browser storage; they never hold a credential. */
export interface SavedDraft<T = unknown> {
  key: string;
  savedAt: Date;
  content: T;
}

const ofOwner = (owner: string) => `${PREFIX}${encodeURIComponent(owner)}:`;
const group = (owner: string, kind: string) => `${ofOwner(owner)}${encodeURIComponent(kind)}:`;

/** A key for the drafts of one page that is open: two tabs must not write over each other's. */
export const draftKey = (owner: string, kind: string): string => group(owner, kind) + randomText();

/** Writes a draft; false when the browser has no room or does not allow it. */
export function saveDraft(key: string, content: unknown, savedAt = new Date(now())): boolean {
  try {
    const text = JSON.stringify({ savedAt: savedAt.toISOString(), content });
    if (text.length > MAX_CHARACTERS) return false;
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The account's drafts of one kind, the latest first; removes those too old or too many. */
export function listDrafts(owner: string, kind: string): SavedDraft[] {
  const found = keysFrom(group(owner, kind)).flatMap((key) => readDraft(key) ?? []);
  found.sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  const stale = (draft: SavedDraft, place: number) =>
    place >= MAX_DRAFTS || now() - draft.savedAt.getTime() > MAX_AGE_MS;
  for (const draft of found.filter(stale)) removeDraft(draft.key);
  return found.filter((draft, place) => !stale(draft, place));
}

/** Copies the drafts of an account to its new e-mail address. */
export function copyDrafts(owner: string, now: string): void {
  const before = ofOwner(owner);
  for (const key of keysFrom(before)) {
    try {
      const text = window.localStorage.getItem(key);
      if (text) window.localStorage.setItem(ofOwner(now) + key.slice(before.length), text);
    } catch {
      // No room for both: the old one stays until it is removed.
    }
  }
}

/** Whether an account has a draft in this browser, of any kind. */
export const hasDrafts = (owner: string): boolean => keysFrom(ofOwner(owner)).length > 0;

const forgetters = new Set<(owner: string) => void>();

/** Calls back when an account's drafts are to be removed; returns how to unsubscribe. */
export function onForget(forget: (owner: string) => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** Removes every draft of an account: after signing out. */
export function forgetDrafts(owner: string): void {
  // First the open editors, which would write theirs again.
  for (const forget of forgetters) forget(owner);
  for (const key of keysFrom(ofOwner(owner))) removeDraft(key);
}

function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function readDraft(key: string): SavedDraft | undefined {
  try {
    const { savedAt, content } = JSON.parse(window.localStorage.getItem(key) ?? '') as SavedDraft;
    return { key, savedAt: new Date(savedAt), content };
  } catch {
    removeDraft(key);
    return undefined;
  }
}
