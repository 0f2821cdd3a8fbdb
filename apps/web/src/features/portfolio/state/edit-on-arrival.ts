import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAIN_ID } from '#components/layout/skip-link.tsx';
import { placeOf, showPlace } from './editor-places.ts';
import { useEditorState, useEditorStore } from './editor-store.ts';

/** Opens the editor for whoever comes by a link that says so: `?mode=edit`, or one to a field. */
export function useEditOnArrival(portfolio: Portfolio | undefined): void {
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
      // Asked for once: 'Cancel' must not open it again.
      if (opened.current === key) return;
      opened.current = key;
      // The editor is in the page with the next render, and this effect runs again.
      return store.start(portfolio);
    }
    navigate(pathname, { replace: true });
    if (place) showPlace(place);
  }, [portfolio, asked, editing, place, store, pathname, key, navigate]);
}

/** An open editor without edits goes along with what was saved elsewhere. */
export function useNewerPortfolio(portfolio: Portfolio | undefined): void {
  const store = useEditorStore();
  const { base } = useEditorState();
  const newer = portfolio && base && portfolio.version > base.version ? portfolio : undefined;
  useEffect(() => {
    if (newer) store.refresh(newer);
  }, [newer, store]);
}

/** The button that changed between view and edit is gone: the keyboard goes on from the page's top. */
export function useModeFocus(editing: boolean): void {
  const known = useRef(editing);
  useEffect(() => {
    if (known.current === editing) return;
    known.current = editing;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [editing]);
}
