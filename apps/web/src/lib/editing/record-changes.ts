import { useSyncExternalStore } from 'react';

/** What changed a record while it is being edited. */
export interface ElsewhereChange<Stored> {
  /** The record as it is now; undefined where it is gone or cannot be read. */
  theirs: Stored | undefined;
  /** Who did it and when, where that is known. */
  by: { actor: string; at: string; isDeletion: boolean } | undefined;
}

/** A record that others may change while someone edits it. */
export interface WatchedRecord<Stored> {
  /** Names it, as those who tell of changes do. */
  key: string;
  /** Asks for the record as it is now, and for who changed it. */
  read(): Promise<ElsewhereChange<Stored>>;
  /** Whether that is newer than what is being edited. */
  isNewer(theirs: Stored): boolean;
  /** What becomes of what is typed where it is deleted; that it can only be copied, without this. */
  deletedHint?: (() => string) | undefined;
}

const listeners = new Set<() => void>();
const announced = new Map<string, number>();
let missed = 0;

/**
 * Tells anyone who edits the record that someone has changed it.
 * @param key of the record; without one, any may have been changed while nobody listened
 */
export function announceRecordChange(key?: string): void {
  if (key === undefined) missed += 1;
  else announced.set(key, (announced.get(key) ?? 0) + 1);
  for (const listener of listeners) listener();
}

/** What was announced is no longer known: nobody listens any more. */
export function forgetRecordChanges(): void {
  announced.clear();
  missed = 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often a change of the record was announced since the page was opened; 0 without a record. */
export const useRecordChanges = (key: string | undefined): number =>
  useSyncExternalStore(
    subscribe,
    () => (key === undefined ? 0 : (announced.get(key) ?? 0) + missed),
    () => 0,
  );
