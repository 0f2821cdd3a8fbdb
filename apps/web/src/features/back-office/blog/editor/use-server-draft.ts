import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { draftKey, listDrafts, saveDraft } from '#lib/saved-drafts.ts';
import { useSession } from '#lib/session.ts';

/** Long enough that a sentence is one request. */
const DELAY_MS = 2_500;

interface Draft {
  /** Its post, or `new`. */
  post: string;
  /** The kind of the drafts that the browser keeps of it. */
  kind: string;
  unsaved: boolean;
  /** Looks for drafts in the browser. */
  readDraft: () => void;
}

/**
 * Keeps on the server what the browser keeps of a post that is being written, so that it can be gone
 * on with on another device: there it is offered like a draft of that browser.
 * @returns when it was kept last, whether it is written elsewhere at the same time, what to call after
 * each change, and how to forget it
 */
export function useServerDraft({ post, kind, unsaved, readDraft }: Draft) {
  const api = useApi();
  const owner = useSession()?.email ?? '';
  const [savedAt, setSavedAt] = useState<Date>();
  const [elsewhere, setElsewhere] = useState(false);
  /** The version that was seen last; undefined until that is known. */
  const seen = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const params = { id: post };

  const fetchDraft = useEffectEvent(async () => {
    const { draft } = await api.call('postDrafts.get', { params });
    seen.current = draft?.version ?? 0;
    if (!draft || !owner) return;
    const keptAt = new Date(draft.saved_at);
    const [newest] = listDrafts(owner, kind);
    if (newest && newest.savedAt >= keptAt) return;
    if (saveDraft(draftKey(owner, kind), JSON.parse(draft.content), keptAt)) readDraft();
  });
  useEffect(() => {
    // without an answer the browser alone keeps what is typed
    void fetchDraft().catch(() => undefined);
  }, []);

  const keep = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const [newest] = listDrafts(owner, kind);
    if (!newest || seen.current === undefined) return;
    const body = { content: JSON.stringify(newest.content), version: seen.current };
    try {
      const kept = await api.call('postDrafts.keep', { params, body });
      seen.current = kept.version;
      setSavedAt(new Date(kept.saved_at));
    } catch (error) {
      // what was kept stays; the browser has the newer words
      setSavedAt(undefined);
      if (error instanceof ApiError && error.status === 409) {
        seen.current = undefined;
        setElsewhere(true);
      }
    }
  };
  const flush = useEffectEvent(() => {
    if (timer.current !== undefined) void keep();
  });
  useEffect(() => {
    // after the browser's own draft, which is written at the same event
    const hidden = () => setTimeout(flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      clearTimeout(timer.current);
    };
  }, []);

  const drop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSavedAt(undefined);
    if (!seen.current) return;
    seen.current = 0;
    void api.call('postDrafts.drop', { params }).catch(() => undefined);
  };
  const wasUnsaved = useRef(false);
  const settle = useEffectEvent(drop);
  useEffect(() => {
    if (wasUnsaved.current && !unsaved) settle();
    wasUnsaved.current = unsaved;
  }, [unsaved]);

  return {
    savedAt,
    elsewhere,
    changed() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(), DELAY_MS);
    },
    drop,
  };
}
