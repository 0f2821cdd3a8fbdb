import type { QueryClient } from '@tanstack/react-query';
import { forgetDrafts } from '#lib/saved-drafts.ts';
import type { SessionStore } from '#lib/session.ts';

/**
 * Leaves nothing of the signed-in person in this browser: session, answers, drafts. Resolves once
 * the guard of the area has gone its own way, so that whoever knows a better one comes after it.
 */
export async function forgetPerson(session: SessionStore, queries: QueryClient): Promise<void> {
  const person = session.get()?.email;
  session.clear();
  queries.clear();
  await new Promise((resolve) => setTimeout(resolve));
  // After the pages of the person are gone, which could still write one.
  if (person) forgetDrafts(person);
}
