import { useEffect, useEffectEvent } from 'react';

/** Sends what waits for the network when that is back. */
export function useBackOnline(waits: boolean, send: () => unknown): void {
  const again = useEffectEvent(send);
  useEffect(() => {
    if (!waits) return;
    const online = () => void again();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [waits]);
}
