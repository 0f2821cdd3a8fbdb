import type { Message } from '@vitrine/contracts';
import { useEffect, useRef, useState } from 'react';

/**
 * How many messages have come to the top of a list while that was out of sight.
 * @param of names the list: another filter begins anew
 */
export function useArrivals(messages: readonly Message[], of: string) {
  const top = useRef<HTMLDivElement>(null);
  const [atTop, setAtTop] = useState(true);
  const newest = messages[0]?.id;
  const [seen, setSeen] = useState({ of, newest });
  useEffect(() => {
    if (!top.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      setAtTop(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  if ((atTop || seen.of !== of) && (seen.of !== of || seen.newest !== newest)) {
    setSeen({ of, newest });
  }
  const count = Math.max(
    0,
    messages.findIndex(({ id }) => id === seen.newest),
  );
  return { top, count: atTop ? 0 : count };
}
