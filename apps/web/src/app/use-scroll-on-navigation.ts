import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** After following a link: the top of the new page, or the place that was asked for, in view. */
export function useScrollOnNavigation(): void {
  const { key, hash, state } = useLocation();
  const opensHere = state?.openedHere === true;
  const navigation = useNavigationType();
  const arrived = useRef(false);
  useEffect(() => {
    const staying = arrived.current && (navigation === 'REPLACE' || opensHere);
    arrived.current = true;
    // A page that writes its filter into its own address leads nowhere; what a list opens
    // beside itself takes the focus by itself.
    if (staying) return;
    // Going back is the browser's own business, and so is the first view.
    if (navigation === 'POP' || key === 'default') return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) {
      // Not returned: newer browsers answer with a promise, and an effect returns its clean-up.
      target.scrollIntoView();
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, hash, navigation, opensHere]);
}
