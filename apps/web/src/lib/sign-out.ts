import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ApiClient } from './api-client.ts';
import { useApi } from './api-context.ts';
import { BrowserStorage } from './browser-storage.ts';
import { forgetDrafts } from './saved-drafts.ts';
import { type SessionStore, session } from './session.ts';
import { KNOWN_DEVICE } from './storage-keys.ts';

/** How long to wait for the server before signing out in the browser alone. */
const TIMEOUT_MS = 3_000;

/** Ends the session at the server, and here in any case: nothing private stays in the browser. */
export async function signOut(api: ApiClient, store: SessionStore, queries: QueryClient) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const person = store.get()?.email;
  await api.call('auth.logout', {}, { signal }).catch(() => undefined);
  store.clear();
  new BrowserStorage('localStorage').set(KNOWN_DEVICE, undefined);
  queries.clear();
  // Last, because the person's page could still write a draft while it is open.
  if (person) forgetDrafts(person);
}

/** Signs out, also when the server cannot be reached, and goes to the area's sign-in page. */
export function useLogout(signIn: string): () => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await signOut(api, session, queries);
    // Replaces the guard's redirect, which would lead the next person back to this page.
    await navigate(signIn, { replace: true });
  };
}
