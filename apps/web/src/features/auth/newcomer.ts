import { useLocation } from 'react-router-dom';

/** Someone who has just made an account, on the way to the first sign-in. */
export interface Newcomer {
  email: string;
  firstName: string;
}

/** What the registration says to the sign-in page: whom to greet. */
export const newcomerState = (newcomer: Newcomer) => ({ newcomer });

/** Who has just made an account; undefined for everyone else. */
export function useNewcomer(): Newcomer | undefined {
  const state: unknown = useLocation().state;
  const newcomer = state && typeof state === 'object' && 'newcomer' in state ? state.newcomer : {};
  const { email, firstName } = Object(newcomer) as Partial<Newcomer>;
  return typeof email === 'string' && typeof firstName === 'string'
    ? { email, firstName }
    : undefined;
}
