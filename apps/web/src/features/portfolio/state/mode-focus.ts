import { useEffect, useRef } from 'react';
import { MAIN_ID } from '../../../components/layout/skip-link.tsx';

/** The button that changed between view and edit is gone: the keyboard goes on from the page's top. */
export function useModeFocus(editing: boolean): void {
  const known = useRef(editing);
  useEffect(() => {
    if (known.current === editing) return;
    known.current = editing;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [editing]);
}
