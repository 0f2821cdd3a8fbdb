import { useLocation } from 'react-router-dom';

/** Where to go after signing in: back to where the guard met the person, else `fallback`. */
export function useReturnPath(fallback: string): string {
  const state: unknown = useLocation().state;
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : fallback;
}
