import { useEffect } from 'react';
import { countView } from './count-view.ts';

/** Counts one view of a published page; none before it is there, and none on the server. */
export function useCountedView(customUrl: string | undefined) {
  useEffect(() => {
    if (!customUrl) return;
    const left = new AbortController();
    void countView(customUrl, left.signal);
    return () => left.abort();
  }, [customUrl]);
}
