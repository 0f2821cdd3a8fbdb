import { useSyncExternalStore } from 'react';
import { savesData } from '#lib/network.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const motion = window.matchMedia(QUERY);
  motion.addEventListener('change', listener);
  return () => motion.removeEventListener('change', listener);
}

const isReduced = (): boolean => window.matchMedia(QUERY).matches || savesData();

/** Whether the person asked for less motion or less data: then nothing moves or loads by itself. */
export function useReducedMotionOrData(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}
