import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAIN_ID } from '#components/layout/skip-link.tsx';
import { placeOf, showPlace } from './editor-places.ts';
import { useEditorState, useEditorStore } from './editor-store.ts';

/**
 * Opens the editor when the address asks for it: by `?mode=edit`, or by the hash of a field.
 * @param shown whether the editor is in the page
 */
export function useEditOnArrival(portfolio: Portfolio | undefined, shown: boolean): void {
  const store = useEditorStore();
  const editing = useEditorState().draft !== undefined;
  const { pathname, search, hash, key } = useLocation();
  const opened = useRef<string>(undefined);
  const navigate = useNavigate();
  const place = placeOf(hash.slice(1));
  const asked = place !== undefined || new URLSearchParams(search).get('mode') === 'edit';
  useEffect(() => {
    if (!portfolio || !asked) return;
    if (!editing) {
      // Once for each visit: after 'Cancel' it must not open again.
      if (opened.current === key) return;
      opened.current = key;
      // The editor comes into the page with a later render, and this effect runs again.
      return store.start(portfolio);
    }
    if (!shown) return;
    navigate(pathname, { replace: true });
    if (place) showPlace(place);
  }, [portfolio, asked, editing, shown, place, store, pathname, key, navigate]);
}

/** Updates an open editor without edits to what was saved elsewhere. */
export function useNewerPortfolio(portfolio: Portfolio | undefined): void {
  const store = useEditorStore();
  const { base } = useEditorState();
  const newer = portfolio && base && portfolio.version > base.version ? portfolio : undefined;
  useEffect(() => {
    if (newer) store.refresh(newer);
  }, [newer, store]);
}

/** Moves the focus to the main content when the mode changes: the button that had it is gone. */
export function useModeFocus(editing: boolean): void {
  const known = useRef(editing);
  useEffect(() => {
    if (known.current === editing) return;
    known.current = editing;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [editing]);
}
