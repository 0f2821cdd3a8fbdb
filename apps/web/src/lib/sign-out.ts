import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { forgetDrafts } from './saved-drafts.ts';
import type { SessionStore } from './session.ts';

/** How long to wait for the server before signing out in the browser alone. */
const TIMEOUT_MS = 3_000;

/** Ends the session at the server, and here in any case: nothing private stays in the browser. */
export async function signOut(api: ApiClient, store: SessionStore, queries: QueryClient) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const person = store.get()?.email;
  await api.call('auth.logout', {}, { signal }).catch(() => undefined);
  store.clear();
  queries.clear();
  // Last, because the person's page could still write a draft while it is open.
  if (person) forgetDrafts(person);
}
