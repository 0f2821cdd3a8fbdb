import type { QueryClient } from '@tanstack/react-query';
import { forgetDrafts } from '#lib/saved-drafts.ts';
import type { SessionStore } from '#lib/session.ts';

/**
 * Removes everything of the signed-in person from this browser: session, cached answers, drafts.
 * Resolves after the guard of the area has redirected, so that the caller can navigate elsewhere.
 */
export async function forgetPerson(session: SessionStore, queries: QueryClient): Promise<void> {
  const person = session.get()?.email;
  session.clear();
  queries.clear();
  await new Promise((resolve) => setTimeout(resolve));
  // Last: until their pages are gone, they could still write a draft.
  if (person) forgetDrafts(person);
}
