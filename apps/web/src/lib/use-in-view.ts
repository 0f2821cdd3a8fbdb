import { useEffect, useEffectEvent, useRef } from 'react';

/** How far outside of the view an element counts as near. */
const AHEAD = '600px';

/**
 * Calls when the element comes near the view, and again after each `change` for as long as it is
 * there. Does nothing where the browser cannot tell.
 */
export function useInView<E extends Element>(onNear: () => void, change: unknown) {
  const element = useRef<E>(null);
  const near = useEffectEvent(onNear);
  // A new observer reports once at its start, so each change checks again.
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [change]);
  return element;
}
