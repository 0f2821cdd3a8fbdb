import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAIN_ID } from '#components/layout/skip-link.tsx';
import { useSession } from '#lib/session.ts';
import { placeOf, showPlace } from './editor-places.ts';

const EDIT = '?mode=edit';
/** In the history of the browser, for as long as the editor is open: a reload comes back to it. */
const EDITING = { editing: true };

const isEditing = (state: unknown): boolean =>
  Boolean(state && typeof state === 'object' && 'editing' in state);

interface EditorMode {
  owner: string | undefined;
  editing: boolean;
  /** Whether the editor goes on from the draft at once: a reload, or the person, has asked for that. */
  resumes: boolean;
  /** Raised to open it afresh. */
  opened: number;
}

/** How the page was left: coming back goes on from there. */
const left = new WeakMap<QueryClient, EditorMode>();

/** Whether the portfolio is looked at or edited; the next person begins with looking. */
export function useEditorMode() {
  const queries = useQueryClient();
  const owner = useSession()?.email;
  const { state } = useLocation();
  const fresh = { owner, editing: false, resumes: false, opened: 0 };
  const [mode, setMode] = useState<EditorMode>(() => {
    const before = left.get(queries);
    if (before?.owner !== owner || !before) return { ...fresh, resumes: isEditing(state) };
    return { ...before, resumes: before.resumes || before.editing };
  });
  // nobody is known while the page of the server is taken over
  if (mode.owner !== owner) setMode(mode.owner === undefined ? { ...mode, owner } : fresh);
  useEffect(() => void left.set(queries, mode), [queries, mode]);
  return {
    ...mode,
    /** @param resumes goes on from what is kept */
    edit: (resumes = mode.resumes) =>
      setMode((now) =>
        // an editor that is open stays as it is, unless there is something to go on from
        now.editing && !resumes ? now : { ...now, editing: true, resumes, opened: now.opened + 1 },
      ),
    /** @param unfinished something is typed that the next visit to the editor goes on from */
    look: (unfinished = false) =>
      setMode((now) => ({ ...now, editing: false, resumes: unfinished })),
  };
}

/**
 * Opens the editor when the address asks for it: by `?mode=edit`, or by the hash of a field. While
 * it is open the address keeps asking, so that it survives a reload; once it is closed no more.
 * @param ready whether there is something to edit
 * @param shown whether the editor is in the page
 */
export function useEditOnArrival(
  { editing, edit }: ReturnType<typeof useEditorMode>,
  ready: boolean,
  shown: boolean,
): void {
  const { pathname, search, hash, state } = useLocation();
  const wasOpen = useRef(false);
  const navigate = useNavigate();
  const place = placeOf(hash.slice(1));
  const asked = place !== undefined || new URLSearchParams(search).get('mode') === 'edit';
  const kept = search === EDIT && hash === '' && isEditing(state);
  const open = useEffectEvent(edit);
  useEffect(() => {
    if (!ready) return;
    if (editing) {
      wasOpen.current = true;
      // The editor comes into the page with a later render, and this effect runs again.
      if (!shown || kept) return;
      navigate(pathname + EDIT, { replace: true, state: EDITING });
      if (place) showPlace(place);
    } else if (wasOpen.current) {
      wasOpen.current = false;
      if (asked) navigate(pathname, { replace: true });
    } else if (asked) {
      open();
    }
  }, [ready, asked, editing, shown, kept, place, pathname, navigate]);
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
