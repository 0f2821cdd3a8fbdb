import { useEffect, useState } from 'react';

/** Whether the network came back since this was first shown. */
export function useBackOnline(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const online = () => setBack(true);
    const offline = () => setBack(false);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, []);
  return back;
}
