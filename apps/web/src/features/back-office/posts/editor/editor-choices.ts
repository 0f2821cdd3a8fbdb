import { useState, useSyncExternalStore } from 'react';
import { BrowserStorage } from '#lib/browser-storage.ts';

/** How the text is written in the full page: as it will look, or as Markdown. */
export type TextMode = 'formatted' | 'markdown';

const STORAGE = new BrowserStorage('localStorage');

/** One of two values, as it was chosen last in this browser; the first where none was. */
function useChosen<Value extends string>(key: string, first: Value, other: Value) {
  const [value, setValue] = useState(() => (STORAGE.get(key) === other ? other : first));
  const choose = (chosen: Value) => {
    STORAGE.set(key, chosen === other ? other : undefined);
    setValue(chosen);
  };
  return [value, choose] as const;
}

export const useTextMode = () => useChosen<TextMode>('postEditorText', 'formatted', 'markdown');

/** Whether the editor of posts fills the window. */
export function useFullPage() {
  const [chosen, choose] = useChosen('postEditorFullPage', 'false', 'true');
  return [chosen === 'true', (isFull: boolean) => choose(`${isFull}`)] as const;
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
