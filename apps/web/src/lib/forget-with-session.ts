import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './session.ts';

/**
 * Drops every cached answer when the person leaves: signed out here or in another tab, the session
 * over, or somebody else signed in. Answers a function that stops it.
 */
export function forgetWithSession(store: SessionStore, queries: QueryClient): () => void {
  let person = store.get()?.email;
  return store.subscribe(() => {
    const next = store.get()?.email;
    if (person !== undefined && person !== next) queries.clear();
    person = next;
  });
}
