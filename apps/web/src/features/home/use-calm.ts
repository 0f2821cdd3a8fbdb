import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Network information, which not every browser has. */
interface SavingNavigator {
  connection?: { saveData?: boolean };
}

function subscribe(listener: () => void): () => void {
  const motion = window.matchMedia(QUERY);
  motion.addEventListener('change', listener);
  return () => motion.removeEventListener('change', listener);
}

const isCalm = (): boolean =>
  window.matchMedia(QUERY).matches || (navigator as SavingNavigator).connection?.saveData === true;

/** Whether nothing may move or load by itself: less motion or less data was asked for. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm, () => false);
}
