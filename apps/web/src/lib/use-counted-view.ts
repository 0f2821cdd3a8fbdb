import { useEffect } from 'react';
import { countView } from './count-view.ts';

/**
 * Counts that this page is seen, once.
 * @param path where that is reported; undefined while there is nothing to be seen
 */
export function useCountedView(path: string | undefined): void {
  useEffect(() => {
    if (!path) return;
    const left = new AbortController();
    void countView(path, left.signal);
    return () => left.abort();
  }, [path]);
}
