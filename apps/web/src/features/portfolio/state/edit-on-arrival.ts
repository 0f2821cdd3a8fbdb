import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAIN_ID } from '#components/layout/skip-link.tsx';
import { placeOf, showPlace } from './editor-places.ts';
import { useEditorState, useEditorStore } from './editor-store.ts';

const EDIT = '?mode=edit';
/** In the history of the browser, for as long as the editor is open: a reload comes back to it. */
const EDITING = { editing: true };

const isEditing = (state: unknown): boolean =>
  Boolean(state && typeof state === 'object' && 'editing' in state);

/**
 * Opens the editor when the address asks for it: by `?mode=edit`, or by the hash of a field. While
 * it is open the address keeps asking, so that it survives a reload; once it is closed no more.
 * @param shown whether the editor is in the page
 */
export function useEditOnArrival(portfolio: Portfolio | undefined, shown: boolean): void {
  const store = useEditorStore();
  const editing = useEditorState().draft !== undefined;
  const { pathname, search, hash, state } = useLocation();
  const wasOpen = useRef(false);
  const navigate = useNavigate();
  const place = placeOf(hash.slice(1));
  const asked = place !== undefined || new URLSearchParams(search).get('mode') === 'edit';
  const kept = search === EDIT && hash === '' && isEditing(state);
  useEffect(() => {
    if (!portfolio) return;
    if (editing) {
      wasOpen.current = true;
      // The editor comes into the page with a later render, and this effect runs again.
      if (!shown || kept) return;
      navigate(pathname + EDIT, { replace: true, state: EDITING });
      if (place) showPlace(place);
    } else if (wasOpen.current) {
      wasOpen.current = false;
      if (asked) navigate(pathname, { replace: true });
    } else if (asked && !store.get().draft) {
      // not over what a reload has just brought back
      store.start(portfolio);
    }
  }, [portfolio, asked, editing, shown, kept, place, store, pathname, navigate]);
}

/** Whether the page was reloaded in the middle of editing: what was typed is asked for, then. */
export function useReloadedWhileEditing(): boolean {
  const { state } = useLocation();
  const [reloaded] = useState(() => isEditing(state));
  return reloaded;
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
