import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { placeOf, showPlace } from './editor-places.ts';
import { useEditorState, useEditorStore } from './editor-store.ts';

export { MEDIA_ID } from './editor-places.ts';

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
      return store.dispatch({ type: 'started', portfolio });
    }
    navigate(pathname, { replace: true });
    if (place) showPlace(place);
  }, [portfolio, asked, editing, place, store, pathname, key, navigate]);
}
