import { useCallback, useEffect, useRef, useState } from 'react';
import { DraftKeeper, openDraftKeys } from '../../../lib/draft-keeper.ts';
import { draftKey, dropDraft, listDrafts, onForget } from '../../../lib/kept-drafts.ts';
import { useSession } from '../../../lib/session.ts';

/** Something that was typed and not saved, in an earlier visit to the screen. */
export interface LeftDraft<T> {
  key: string;
  savedAt: Date;
  content: T;
}

/** Keys that this document made; its own locks on them must not hide them from itself. */
const madeHere = new Set<string>();
/** Those among them that somebody types into right now. */
const inUse = new Set<string>();

class Draft {
  content: unknown;
  readonly keeper: DraftKeeper;
  readonly owner: string;

  constructor(owner: string, kind: string) {
    this.owner = owner;
    const key = draftKey(owner, kind);
    this.keeper = new DraftKeeper({ key, content: () => this.content, onKept: () => undefined });
    madeHere.add(key);
    inUse.add(key);
  }

  drop(): void {
    this.content = undefined;
    this.keeper.drop();
    this.release();
  }

  release(): void {
    inUse.delete(this.keeper.key);
  }
}

/**
 * Keeps what is typed in the browser until it is saved, and finds what was left before.
 * @param kind what it is about; every kind has its own drafts
 * @param read undefined for what cannot be used any more
 */
export function useKeptDraft<T>(kind: string, read: (content: unknown) => T | undefined) {
  const owner = useSession()?.email ?? '';
  const draft = useRef<Draft>(undefined);
  const last = useRef<Draft>(undefined);
  const { found, look, forget } = useLeftDrafts(owner, kind);

  const settle = useCallback(() => {
    // What is saved only after the screen was left is saved all the same.
    (draft.current ?? last.current)?.drop();
    draft.current = undefined;
    last.current = undefined;
  }, []);
  const keep = useCallback(
    (content: object | undefined) => {
      if (content === undefined) return settle();
      draft.current ??= new Draft(owner, kind);
      draft.current.content = content;
      draft.current.keeper.later();
    },
    [owner, kind, settle],
  );
  /** What was typed waits to be offered. */
  const leave = useCallback(() => {
    draft.current?.keeper.flush();
    draft.current?.release();
    draft.current = undefined;
    look();
  }, [look]);
  useFlush(draft, last);
  const usable = found.flatMap((one) => {
    const content = read(one.content);
    return content === undefined ? [] : [{ ...one, content }];
  });
  return { left: usable as readonly LeftDraft<T>[], keep, settle, leave, forget };
}

/** What earlier visits left, the latest first. */
function useLeftDrafts(owner: string, kind: string) {
  const [found, setFound] = useState<readonly LeftDraft<unknown>[]>([]);
  const look = useCallback(async () => {
    const open = await openDraftKeys();
    const busy = (key: string) => inUse.has(key) || (open.has(key) && !madeHere.has(key));
    return listDrafts(owner, kind).filter(({ key }) => !busy(key));
  }, [owner, kind]);
  useEffect(() => {
    let here = true;
    void look().then((drafts) => here && setFound(drafts));
    return () => {
      here = false;
    };
  }, [look]);
  return {
    found,
    look: useCallback(() => void look().then(setFound), [look]),
    forget: useCallback((key: string) => {
      dropDraft(key);
      setFound((known) => known.filter((one) => one.key !== key));
    }, []),
  };
}

interface DraftRef {
  current: Draft | undefined;
}

/** Writes what still waits when the screen is left, and forgets it after signing out. */
function useFlush(draft: DraftRef, last: DraftRef): void {
  useEffect(() => {
    const stop = onForget((owner) => {
      if (draft.current?.owner === owner) draft.current.drop();
    });
    return () => {
      stop();
      draft.current?.keeper.flush();
      draft.current?.release();
      last.current = draft.current;
      draft.current = undefined;
    };
  }, [draft, last]);
}
