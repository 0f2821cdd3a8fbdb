import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { forgetDrafts } from './saved-drafts.ts';
import type { SessionStore } from './session.ts';

/** How long the server gets to hear of it before the browser forgets on its own. */
const TIMEOUT_MS = 3_000;

/** Ends the session at the server, and here in any case: nothing private stays in the browser. */
export async function signOut(api: ApiClient, store: SessionStore, queries: QueryClient) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const person = store.get()?.email;
  await api.call('auth.logout', {}, { signal }).catch(() => undefined);
  store.clear();
  queries.clear();
  // After the page of the person is gone, which could still write one.
  if (person) forgetDrafts(person);
}
