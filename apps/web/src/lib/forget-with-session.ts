import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './session.ts';

/**
 * Drops every cached answer when the person leaves: signed out here or in another tab, the session
 * over, or someone else signed in. Answers a function that stops it.
 * @param person whose answers may be there already
 */
export function forgetWithSession(
  store: SessionStore,
  queries: QueryClient,
  person = store.get()?.email,
): () => void {
  let current = person;
  const look = () => {
    const next = store.get()?.email;
    if (current !== undefined && current !== next) queries.clear();
    current = next;
  };
  look();
  return store.subscribe(look);
}
