import { same } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { after } from '#lib/clock.ts';
import { draftKey, listDrafts, type SavedDraft, saveDraft } from '#lib/saved-drafts.ts';
import { useSession } from '#lib/session.ts';

/** Long enough that a sentence is one request. */
const DELAY_MS = 2_500;

/** By what two drafts are of one editor, also where it goes on elsewhere. */
interface Drafted {
  addition: string;
}

interface ServerDraftOptions {
  /** Its post, or `new`. */
  post: string;
  /** The kind of the drafts that the browser keeps of it. */
  kind: string;
  editor: {
    unsaved: boolean;
    draftNow: () => Drafted | undefined;
    savedDraft: SavedDraft<Drafted> | undefined;
    restore: () => void;
    discardSavedDraft: () => void;
    /** Looks for drafts in the browser. */
    readDraft: () => void;
  };
}

/** What the server keeps: of a post, and of all new ones together, it has one draft per person. */
interface Kept {
  /** 0 where it keeps none. */
  version: number;
  /** Undefined for one that was written elsewhere at the same time, which is left alone. */
  addition?: string | undefined;
}

/** What this editor has seen of the draft on the server. */
interface Seen {
  version?: number;
  /** What was sent after it, whose answer may be lost. */
  text?: string;
}

const additionOf = (content: unknown) => (Object(content) as Partial<Drafted>).addition;

/**
 * Keeps on the server what is being written of a post, so that it can be gone on with on another
 * device: there it is offered like a draft of that browser. A draft of another editor is never
 * written over.
 * @returns when it was kept last; whether this draft or another one took its place on the server from
 * elsewhere; what to call after each change; and how a draft that is offered is taken or forgotten
 */
export function useServerDraft({ post, kind, editor }: ServerDraftOptions) {
  const { unsaved, draftNow, savedDraft, readDraft } = editor;
  const api = useApi();
  const owner = useSession()?.email ?? '';
  const [savedAt, setSavedAt] = useState<Date>();
  const [taken, setTaken] = useState<'same' | 'other'>();
  /** Undefined until it is known. */
  const kept = useRef<Kept>(undefined);
  /** Which draft is this editor's own. */
  const own = useRef<string>(undefined);
  const seen = useRef<Seen>({});
  /** Calls off what waits to be kept; undefined when nothing does. */
  const callOff = useRef<() => void>(undefined);
  /** One request at a time: each replaces the version that the one before has made. */
  const last = useRef(Promise.resolve());
  const params = { id: post };
  const inTurn = (request: () => Promise<void>): void => {
    // without an answer the browser alone keeps what is typed
    last.current = last.current.then(request).catch(() => undefined);
  };

  const ask = async (offers = true): Promise<Kept> => {
    const { draft } = await api.call('postDrafts.get', { params, query: {} });
    if (!draft) {
      seen.current = { version: 0 };
      return { version: 0 };
    }
    const { version } = draft;
    const content: unknown = JSON.parse(draft.content);
    const addition = additionOf(content);
    const isOwn = addition === own.current;
    // an answer that was lost says neither that its request arrived nor that nobody has written since
    const isSeen =
      version === seen.current.version ||
      (seen.current.text !== undefined && same(content, JSON.parse(seen.current.text)));
    if (isOwn && isSeen) {
      seen.current = { version };
      return { version, addition };
    }
    const keptAt = new Date(draft.saved_at);
    const isHere = (local: SavedDraft) =>
      additionOf(local.content) === addition &&
      (local.savedAt >= keptAt || JSON.stringify(local.content) === draft.content);
    if (offers && owner && !listDrafts(owner, kind).some(isHere)) {
      if (saveDraft(draftKey(owner, kind), content, keptAt)) readDraft();
    }
    if (isOwn) {
      setTaken('same');
      return { version };
    }
    // what is offered from here on is seen
    if (own.current === undefined) seen.current = { version };
    return { version, addition };
  };

  const keep = () => {
    callOff.current?.();
    callOff.current = undefined;
    inTurn(async () => {
      kept.current ??= await ask();
      const content = draftNow();
      if (!content) return;
      own.current = content.addition;
      const { version, addition } = kept.current;
      if (version > 0 && addition !== content.addition) {
        setTaken((before) => before ?? 'other');
        return;
      }
      const body = { content: JSON.stringify(content), version };
      seen.current = { version, text: body.content };
      try {
        const stored = await api.call('postDrafts.keep', { params, body });
        kept.current = { version: stored.version, addition: content.addition };
        seen.current = { version: stored.version };
        setTaken(undefined);
        setSavedAt(new Date(stored.saved_at));
      } catch (error) {
        // what was kept stays; the browser has the newer words
        setSavedAt(undefined);
        kept.current = undefined;
        if (!(error instanceof ApiError && error.status === 409)) return;
        setTaken(post === 'new' && version === 0 ? 'other' : 'same');
      }
    });
  };
  const again = useEffectEvent(keep);
  useEffect(() => {
    again();
    const online = () => again();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  const hidden = useEffectEvent(() => {
    if (callOff.current) keep();
    // anyone who comes back may have saved the other one in the meantime
    else if (taken && document.visibilityState === 'visible') {
      kept.current = undefined;
      keep();
    }
  });
  useEffect(() => {
    // after the browser's own draft, which is written at the same event
    const changes = () => void after(0, hidden);
    document.addEventListener('visibilitychange', changes);
    return () => {
      document.removeEventListener('visibilitychange', changes);
      callOff.current?.();
    };
  }, []);

  /** Forgets a draft on the server, if that is the one it keeps. */
  const drop = (addition: string | undefined) => {
    callOff.current?.();
    callOff.current = undefined;
    setSavedAt(undefined);
    inTurn(async () => {
      if (addition === undefined) return;
      kept.current ??= await ask(false);
      const { version } = kept.current;
      if (version === 0 || kept.current.addition !== addition) return;
      kept.current = undefined;
      await api.call('postDrafts.drop', { params, query: { version } });
    });
  };
  const wasUnsaved = useRef(false);
  const settle = useEffectEvent(() => drop(own.current));
  useEffect(() => {
    if (wasUnsaved.current && !unsaved) settle();
    wasUnsaved.current = unsaved;
  }, [unsaved]);

  return {
    savedAt,
    /** Under which the draft that is offered would be added. */
    offered: savedDraft?.content.addition,
    taken,
    changed() {
      callOff.current?.();
      callOff.current = after(DELAY_MS, keep);
    },
    restore() {
      own.current = savedDraft?.content.addition;
      // opened without a line: what the server has is known where these are its words
      if (savedDraft && kept.current === undefined) {
        seen.current = { ...seen.current, text: JSON.stringify(savedDraft.content) };
      }
      editor.restore();
    },
    discardSavedDraft() {
      drop(savedDraft?.content.addition);
      editor.discardSavedDraft();
    },
  };
}
