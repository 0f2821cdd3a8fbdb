import type { Portfolio } from '@vitrine/contracts';
import { useEffect } from 'react';
import { type EditorState, hasUnsavedEdits } from './editor-state.ts';

/** Asks before the tab is closed or reloaded over unsaved edits. */
export function useUnsavedWarning(state: EditorState, saved: Portfolio | undefined): void {
  const unsaved = hasUnsavedEdits(state, saved);
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
}
