import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import type { SessionStore } from './session.ts';

/** How long the server gets to hear of it before the browser forgets on its own. */
const PATIENCE_MS = 3_000;

/** Ends the session at the server, and here in any case: nothing private stays in the browser. */
export async function signOut(api: ApiClient, store: SessionStore, queries: QueryClient) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await api.call('auth.logout', {}, { signal }).catch(() => undefined);
  store.clear();
  queries.clear();
}

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
