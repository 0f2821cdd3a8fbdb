import { BrowserStorage } from './browser-storage.ts';
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

const storage = new BrowserStorage('localStorage');

/**
 * Writes a draft.
 * @returns false when the browser has no room or does not allow it: then it is there for as long as the page is open
 */
export function saveDraft(key: string, content: unknown, savedAt = new Date(now())): boolean {
  const text = JSON.stringify({ savedAt: savedAt.toISOString(), content });
  if (text.length <= MAX_CHARACTERS) return storage.set(key, text);
  storage.hold(key, text);
  return false;
}

export const removeDraft = (key: string): void => void storage.set(key, undefined);

/** The account's drafts of one kind, the latest first; removes those too old or too many. */
export function listDrafts(owner: string, kind: string): SavedDraft[] {
  const found = storage.keys(group(owner, kind)).flatMap((key) => readDraft(key) ?? []);
  found.sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  const stale = (draft: SavedDraft, place: number) =>
    place >= MAX_DRAFTS || now() - draft.savedAt.getTime() > MAX_AGE_MS;
  for (const draft of found.filter(stale)) removeDraft(draft.key);
  return found.filter((draft, place) => !stale(draft, place));
}

/** Copies the drafts of an account to its new e-mail address. */
export function copyDrafts(owner: string, now: string): void {
  const before = ofOwner(owner);
  for (const key of storage.keys(before)) {
    storage.set(ofOwner(now) + key.slice(before.length), storage.get(key));
  }
}

/** Whether an account has a draft in this browser, of one kind or of any. */
export const hasDrafts = (owner: string, kind?: string): boolean =>
  storage.keys(kind === undefined ? ofOwner(owner) : group(owner, kind)).length > 0;

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
  for (const key of storage.keys(ofOwner(owner))) removeDraft(key);
}

function readDraft(key: string): SavedDraft | undefined {
  try {
    const { savedAt, content } = JSON.parse(storage.get(key) ?? '') as SavedDraft;
    return { key, savedAt: new Date(savedAt), content };
  } catch {
    removeDraft(key);
    return undefined;
  }
}
