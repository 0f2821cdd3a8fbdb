import { type RefObject, useEffect } from 'react';

/** What stands along either end of a window: the bar of the back-office, or a banner. */
const BAR = 76;

/**
 * Notices never cover an element while it is shown: they are at the end of the window where there
 * is more room beside it, and take no more than that.
 */
export function useClearOfNotices(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const root = document.documentElement;
    const place = () => {
      const { top, bottom } = shown.getBoundingClientRect();
      const [above, below] = [top - BAR, window.innerHeight - bottom - BAR];
      root.dataset.notices = above > below ? 'top' : 'bottom';
      root.style.setProperty('--notice-start', `${BAR}px`);
      root.style.setProperty('--notice-room', `${Math.max(0, above, below)}px`);
    };
    place();
    // also of a pane that scrolls by itself
    const always = { capture: true, passive: true };
    window.addEventListener('scroll', place, always);
    window.addEventListener('resize', place);
    const resized = 'ResizeObserver' in window ? new ResizeObserver(place) : undefined;
    resized?.observe(shown);
    return () => {
      window.removeEventListener('scroll', place, always);
      window.removeEventListener('resize', place);
      resized?.disconnect();
      delete root.dataset.notices;
      root.style.removeProperty('--notice-start');
      root.style.removeProperty('--notice-room');
    };
  }, [element]);
}
