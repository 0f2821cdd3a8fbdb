import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K, ⌘K on a Mac. Not over a modal: what is typed there would be left. */
export function useSearchKey(onSearch: (() => void) | undefined): void {
  const search = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!onSearch || !isKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    if (!document.querySelector('[aria-modal]')) onSearch();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => search(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
