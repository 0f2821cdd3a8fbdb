import { useState } from 'react';
import { BrowserStorage } from '#lib/browser-storage.ts';

/** How the text is written in the full page: as it will look, or as Markdown. */
export type TextMode = 'formatted' | 'markdown';

const STORAGE = new BrowserStorage('localStorage');
const KEY = 'postEditorText';

/** As it was chosen last in this browser. */
export function useTextMode() {
  const [mode, setMode] = useState<TextMode>(() =>
    STORAGE.get(KEY) === 'markdown' ? 'markdown' : 'formatted',
  );
  const choose = (chosen: TextMode) => {
    STORAGE.set(KEY, chosen === 'markdown' ? chosen : undefined);
    setMode(chosen);
  };
  return [mode, choose] as const;
}
