import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

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
  // Who changes it later, after a pause in typing, must not undo what came in between.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = (changes: AddressChange) =>
    startTransition(() => {
      latest.current = changedSearch(latest.current, changes);
      show(latest.current);
      setSearch(latest.current, { replace: true });
    });
  return [shown, change] as const;
}
