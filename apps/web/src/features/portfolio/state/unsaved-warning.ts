import { useEffect } from 'react';
import type { EditorState } from './editor-action.ts';
import { hasUnsavedEdits } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

/** Asks before the tab is closed or reloaded over unsaved edits. */
export function useUnsavedWarning(state: EditorState): void {
  const unsaved = hasUnsavedEdits(state);
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
}

/** Keeps the last letters when the tab is closed, left or put into the background of a phone. */
export function useFlushOnLeave(store: EditorStore): void {
  useEffect(() => {
    window.addEventListener('pagehide', store.flush);
    document.addEventListener('visibilitychange', store.flush);
    return () => {
      window.removeEventListener('pagehide', store.flush);
      document.removeEventListener('visibilitychange', store.flush);
      store.flush();
    };
  }, [store]);
}
