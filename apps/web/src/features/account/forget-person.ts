import type { QueryClient } from '@tanstack/react-query';
import { BrowserStorage } from '#lib/browser-storage.ts';
import { pause } from '#lib/clock.ts';
import { forgetDrafts } from '#lib/saved-drafts.ts';
import type { SessionStore } from '#lib/session.ts';
import { KNOWN_DEVICE } from '#lib/storage-keys.ts';

/**
 * Removes everything of the signed-in person from this browser: session, cached answers, drafts.
 * Resolves after the guard of the area has redirected, so that the caller can navigate elsewhere.
 */
export async function forgetPerson(session: SessionStore, queries: QueryClient): Promise<void> {
  const person = session.get()?.email;
  session.clear();
  new BrowserStorage('localStorage').set(KNOWN_DEVICE, undefined);
  queries.clear();
  await pause(0);
  // Last: until their pages are gone, they could still write a draft.
  if (person) forgetDrafts(person);
}
