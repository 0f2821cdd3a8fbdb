import { startTransition, useOptimistic } from 'react';
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
 * The query of the address as state: filters that survive a reload and can be sent to someone.
 * One entry of the history for the page, not one for every letter.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  // The router brings its state late, in a transition; a field that is typed into cannot wait.
  const [shown, show] = useOptimistic(search);
  const change = (changes: AddressChange) =>
    startTransition(() => {
      // The browser's own address is ahead of what is rendered: nobody undoes what someone else
      // has changed a moment before, or since this was rendered.
      const next = changedSearch(new URLSearchParams(window.location.search), changes);
      show(next);
      setSearch(next, { replace: true });
    });
  return [shown, change] as const;
}
