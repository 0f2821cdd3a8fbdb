import { useState, useSyncExternalStore } from 'react';

/** From here on the form and the page it makes stand side by side. */
const WIDE = '(min-width: 78rem)';

/** Whether there is room for the preview beside the form. */
export function useWideScreen(): boolean {
  const [query] = useState(() => window.matchMedia(WIDE));
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
