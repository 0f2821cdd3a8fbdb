import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { DraftSaver, openDraftKeys } from '../draft-saver.ts';
import { draftKey, listDrafts, onForget, removeDraft, type SavedDraft } from '../saved-drafts.ts';
import { useSession } from '../session.ts';

/** What is being typed now, kept in the browser for its owner. */
class OwnDraft<T> {
  readonly saver: DraftSaver;
  readonly #owner: string;
  #content: T | undefined;
  #forgotten = false;

  constructor(owner: string, key: string, onSaved: (works: boolean) => void) {
    this.#owner = owner;
    this.saver = new DraftSaver({ key, content: () => this.#content, onSaved });
  }

  keep(content: T | undefined): void {
    this.#content = this.#forgotten ? undefined : content;
    if (this.#content === undefined) this.saver.drop();
    else this.saver.schedule();
  }

  /** Returns how to close it, which writes what still waits. */
  readonly open = (): (() => void) => {
    const stop = onForget((owner) => {
      if (owner !== this.#owner) return;
      this.#forgotten = true;
      this.keep(undefined);
    });
    return () => {
      stop();
      this.saver.close();
    };
  };
}

interface DraftOptions {
  /**
   * Continue the latest saved draft, under its own key, instead of offering it: for a box that one
   * leaves and comes back to. It is in `start`.
   */
  resume?: boolean | undefined;
}

/**
 * Keeps what is typed in the browser, so that a closed tab, a flat battery or a session that ran out
 * loses nothing; and finds an earlier draft, to be offered.
 * @param kind what it is about, e.g. `post:new`; every kind has its own drafts
 * @param schema a draft that it cannot read was written by an older release and is ignored
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
  const { savedDraft, look, discard } = useSavedDraft(kind, schema, own?.saver.key);
  return {
    /** The latest draft of an editor that is not open any more; never restored without asking. */
    savedDraft,
    start,
    /** False once the browser has refused to keep what is typed. */
    works,
    /** Replaces the draft; undefined when nothing is unsaved any more. */
    keep: useCallback((content: T | undefined) => own?.keep(content), [own]),
    /** Removes the earlier draft, once `content` is saved under this editor's own key. */
    restored(content: T) {
      own?.keep(content);
      own?.saver.flush();
      discard();
    },
    discard,
    look,
  };
}

/** The saved draft of one kind, for a screen that offers it without editing it itself. */
export function useSavedDraft<T>(kind: string, schema: z.ZodType<T>, ownKey?: string) {
  const owner = useSession()?.email;
  const [savedDraft, setSavedDraft] = useState<SavedDraft<T>>();
  const here = useRef(true);
  const find = useEffectEvent(async () => {
    const open = await openDraftKeys();
    if (!owner || !here.current) return;
    const free = ({ key }: SavedDraft) => key !== ownKey && !open.has(key);
    setSavedDraft(readable(listDrafts(owner, kind).filter(free), schema));
  });
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    here.current = true;
    void find();
    return () => {
      here.current = false;
    };
  }, [owner, kind, ownKey, looks]);
  return {
    savedDraft,
    /** Looks again: an editor of this kind was closed meanwhile. */
    look: useCallback(() => setLooks((count) => count + 1), []),
    /** Removes the saved draft. */
    discard() {
      if (savedDraft) removeDraft(savedDraft.key);
      setSavedDraft(undefined);
    },
  };
}

/** The latest saved draft, even if another tab has it open. */
export const findSavedDraft = <T>(
  owner: string,
  kind: string,
  schema: z.ZodType<T>,
): T | undefined => readable(listDrafts(owner, kind), schema)?.content;

function readable<T>(
  found: readonly SavedDraft[],
  schema: z.ZodType<T>,
): SavedDraft<T> | undefined {
  for (const { key, savedAt, content } of found) {
    const read = schema.safeParse(content);
    if (read.success) return { key, savedAt, content: read.data };
  }
  return undefined;
}
