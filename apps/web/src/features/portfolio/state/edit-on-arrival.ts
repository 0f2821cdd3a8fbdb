import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEditorState, useEditorStore } from './editor-store.ts';

/** Where the media are in the editor; a link that ends in it opens the editor there. */
export const MEDIA_ID = 'media';

/** Opens the editor for whoever comes by a link that says so: `?mode=edit`, or `#media`. */
export function useEditOnArrival(portfolio: Portfolio | undefined): void {
  const store = useEditorStore();
  const editing = useEditorState().draft !== undefined;
  const { pathname, search, hash, key } = useLocation();
  const opened = useRef<string>(undefined);
  const navigate = useNavigate();
  const toMedia = hash === `#${MEDIA_ID}`;
  const asked = toMedia || new URLSearchParams(search).get('mode') === 'edit';
  useEffect(() => {
    if (!portfolio || !asked) return;
    if (!editing) {
      // Asked for once: 'Cancel' must not open it again.
      if (opened.current === key) return;
      opened.current = key;
      // The editor is in the page with the next render, and this effect runs again.
      return store.dispatch({ type: 'started', portfolio });
    }
    if (toMedia) document.getElementById(MEDIA_ID)?.scrollIntoView();
    navigate(pathname, { replace: true });
  }, [portfolio, asked, editing, toMedia, store, pathname, key, navigate]);
}
