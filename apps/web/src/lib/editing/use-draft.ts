import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { DraftKeeper, openDraftKeys } from '../draft-keeper.ts';
import { draftKey, dropDraft, type KeptDraft, listDrafts, onForget } from '../kept-drafts.ts';
import { useSession } from '../session.ts';

/** Something that was typed and not saved, in an earlier visit. */
export interface LeftDraft<T> {
  key: string;
  savedAt: Date;
  content: T;
}

/** What is being typed now, kept in the browser for its owner. */
class OwnDraft<T> {
  readonly keeper: DraftKeeper;
  readonly #owner: string;
  #content: T | undefined;
  #forgotten = false;

  constructor(owner: string, key: string, onKept: (works: boolean) => void) {
    this.#owner = owner;
    this.keeper = new DraftKeeper({ key, content: () => this.#content, onKept });
  }

  keep(content: T | undefined): void {
    this.#content = this.#forgotten ? undefined : content;
    if (this.#content === undefined) this.keeper.drop();
    else this.keeper.later();
  }

  /** Answers how to end: what still waits is written then. */
  readonly open = (): (() => void) => {
    const stop = onForget((owner) => {
      if (owner !== this.#owner) return;
      this.#forgotten = true;
      this.keep(undefined);
    });
    return () => {
      stop();
      this.keeper.close();
    };
  };
}

interface DraftOptions {
  /**
   * The latest that was left is gone on with, under its own key, and not offered: for a box that one
   * leaves and comes back to. It is in `start`.
   */
  resume?: boolean | undefined;
}

/**
 * Keeps what is typed in the browser, so that a closed tab, a flat battery or a session that ran out
 * loses nothing; and finds what was left before, to be offered.
 * @param kind what it is about, e.g. `post:new`; every kind has its own drafts
 * @param schema what cannot be read by it was written by an older release, and is passed over
 */
export function useDraft<T>(kind: string, schema: z.ZodType<T>, { resume }: DraftOptions = {}) {
  const owner = useSession()?.email;
  const [works, setWorks] = useState(true);
  const [{ own, start }] = useState(() => {
    if (!owner) return { own: undefined, start: undefined };
    const resumed = resume ? readable(listDrafts(owner, kind), schema) : undefined;
    const key = resumed?.key ?? draftKey(owner, kind);
    return { own: new OwnDraft<T>(owner, key, setWorks), start: resumed?.content };
  });
  useEffect(() => own?.open(), [own]);
  const { left, look, discard } = useLeftDraft(kind, schema, own?.keeper.key);
  return {
    /** The latest that an editor left which is not open any more; it is never put in by itself. */
    left,
    start,
    /** False once the browser has refused to keep what is typed. */
    works,
    /** Keeps this instead of what was kept; undefined when nothing is unsaved any more. */
    keep: useCallback((content: T | undefined) => own?.keep(content), [own]),
    /** What was left, once `content` is kept under this editor's own key. */
    restored(content: T) {
      own?.keep(content);
      own?.keeper.flush();
      discard();
    },
    discard,
    look,
  };
}

/** What earlier visits left of one kind, for a screen that offers it without editing it itself. */
export function useLeftDraft<T>(kind: string, schema: z.ZodType<T>, ownKey?: string) {
  const owner = useSession()?.email;
  const [left, setLeft] = useState<LeftDraft<T>>();
  const here = useRef(true);
  const find = useEffectEvent(async () => {
    const open = await openDraftKeys();
    if (!owner || !here.current) return;
    const free = ({ key }: KeptDraft) => key !== ownKey && !open.has(key);
    setLeft(readable(listDrafts(owner, kind).filter(free), schema));
  });
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    here.current = true;
    void find();
    return () => {
      here.current = false;
    };
    // found anew when any of these change
  }, [owner, kind, ownKey, looks]);
  return {
    left,
    /** Looks again: an editor of this kind was closed meanwhile. */
    look: useCallback(() => setLooks((count) => count + 1), []),
    /** Throws away what was left. */
    discard() {
      if (left) dropDraft(left.key);
      setLeft(undefined);
    },
  };
}

/** The latest that was left, at once and whoever else may have it open. */
export const leftDraft = <T>(owner: string, kind: string, schema: z.ZodType<T>): T | undefined =>
  readable(listDrafts(owner, kind), schema)?.content;

function readable<T>(found: readonly KeptDraft[], schema: z.ZodType<T>): LeftDraft<T> | undefined {
  for (const { key, savedAt, content } of found) {
    const read = schema.safeParse(content);
    if (read.success) return { key, savedAt, content: read.data };
  }
  return undefined;
}
