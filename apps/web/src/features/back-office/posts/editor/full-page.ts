import { useState, useSyncExternalStore } from 'react';
import { BrowserStorage } from '#lib/browser-storage.ts';

const STORAGE = new BrowserStorage('localStorage');
const KEY = 'postEditorFullPage';

/** Whether the editor of posts fills the window: as it was chosen last in this browser. */
export function useFullPage() {
  const [isFull, setFull] = useState(() => STORAGE.get(KEY) === 'true');
  const choose = (full: boolean) => {
    STORAGE.set(KEY, full ? 'true' : undefined);
    setFull(full);
  };
  return [isFull, choose] as const;
}

/** Room for the text and what it becomes beside each other. */
const WIDE = '(width >= 64rem)';

/** Whether the window is that wide, now and when it is made wider. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(WIDE).matches,
  );
