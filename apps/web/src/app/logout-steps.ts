import type { QueryClient } from '@tanstack/react-query';
import { holds } from '@vitrine/contracts';
import type { ApiClient } from '../lib/api-client.ts';
import { paths } from '../lib/paths.ts';
import { hasDrafts } from '../lib/saved-drafts.ts';
import { session } from '../lib/session.ts';
import { signOut } from '../lib/sign-out.ts';

/** What asks first, where something unsaved would be lost. */
export async function loadQuestion() {
  const email = session.get()?.email;
  if (!email || !hasDrafts(email)) return undefined;
  return (await import('./logout-question.tsx')).LogoutQuestion;
}

/** Ends the session, and goes to where one like it begins. */
export async function leave(
  api: ApiClient,
  queries: QueryClient,
  navigate: (to: string) => unknown,
): Promise<void> {
  const signIn = holds(session.get()?.role, 'office') ? paths.adminLogin : paths.userLogin;
  await signOut(api, session, queries);
  await navigate(signIn.to());
}
