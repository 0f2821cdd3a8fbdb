import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useApi } from './api-context.ts';
import { session } from './session.ts';
import { signOut } from './sign-out.ts';

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
