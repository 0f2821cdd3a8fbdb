import { useEffect, useEffectEvent } from 'react';

/**
 * Makes what covers a phone's screen an entry of the history while it is shown, as a picture is
 * (components/lightbox): the way back closes it, and does not leave the page under it.
 */
export function useClosedByBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onBack = () => close();
    // with the router's own state: it takes this for the entry that it knows
    window.history.pushState({ ...window.history.state, over: true }, '');
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // not after a link in it, which has made an entry of its own
      if (window.history.state?.over) window.history.back();
    };
  }, []);
}
