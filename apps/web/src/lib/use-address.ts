import { startTransition, useContext, useOptimistic } from 'react';
import { type Location, UNSAFE_NavigationContext, useSearchParams } from 'react-router-dom';

/** Parameters to change; an empty text takes one out of the address. */
export type AddressChange = Readonly<Record<string, string>>;

/** The same parameters with some changed. */
export function changedSearch(search: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * The query of the address as state: filters that survive a reload and can be sent to somebody.
 * One entry of the history for the page, not one for every letter.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  // The router brings its state late, in a transition; a field that is typed into cannot wait.
  const [shown, show] = useOptimistic(search);
  // Who changes it later, after a pause in typing, must not undo what came in between: the
  // history knows of that before React shows it. The router on the server has none.
  const history: { location?: Location } = useContext(UNSAFE_NavigationContext).navigator as object;
  const change = (changes: AddressChange) =>
    startTransition(() => {
      const next = changedSearch(new URLSearchParams(history.location?.search ?? shown), changes);
      show(next);
      setSearch(next, { replace: true });
    });
  return [shown, change] as const;
}
