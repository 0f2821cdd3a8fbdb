import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DraftSaver, openDraftKeys } from '../draft-saver.ts';
import { draftKey, hasDrafts, listDrafts, removeDraft, type SavedDraft } from '../saved-drafts.ts';
import { useSession } from '../session.ts';

type Read<T> = { success: true; data: T } | { success: false };

/** Reads what was kept, as a schema does; it may fetch its code for that. */
export interface DraftReader<T> {
  safeParseAsync(content: unknown): Promise<Read<T>>;
}

/** One that is needed at once; its code comes with the screen. */
interface PresentReader<T> extends DraftReader<T> {
  safeParse(content: unknown): Read<T>;
}

/** One whose code is fetched once there is a draft to read. */
export const loadedReader = <T>(load: () => Promise<DraftReader<T>>): DraftReader<T> => ({
  safeParseAsync: async (content) => (await load()).safeParseAsync(content),
});

interface DraftOptions<T> {
  /** Whose it is, where nobody need be signed in. */
  owner?: string | undefined;
  /**
   * Continue the latest saved draft that this can read, under its own key, instead of offering it:
   * for a box that one leaves and comes back to. It is in `start`.
   */
  resume?: PresentReader<T> | undefined;
}

/**
 * Keeps what is typed in the browser, so that a closed tab, a flat battery or a session that ran out
 * loses nothing; and finds an earlier draft, to be offered.
 * @param kind what it is about, e.g. `post:new`; every kind has its own drafts
 * @param reader a draft that it cannot read was written by an older release and is ignored
 */
export function useDraft<T>(
  kind: string,
  reader: DraftReader<T>,
  { resume, owner: ownerOf }: DraftOptions<T> = {},
) {
  const signedIn = useSession()?.email;
  const owner = ownerOf ?? signedIn;
  const [works, setWorks] = useState(true);
  const [{ own, start }] = useState(() => {
    if (!owner) return { own: undefined, start: undefined };
    const resumed = resume && readable(listDrafts(owner, kind), resume);
    const key = resumed?.key ?? draftKey(owner, kind);
    return { own: new DraftSaver<T>({ owner, key, onSaved: setWorks }), start: resumed?.content };
  });
  useEffect(() => own?.open(), [own]);
  const { savedDraft, unread, look, discard } = useSavedDraft(kind, reader, own?.key);
  return {
    /** The latest draft of an editor that is not open any more; never restored without asking. */
    savedDraft,
    unread,
    start,
    /** False once the browser has refused to keep what is typed. */
    works,
    /** Replaces the draft; undefined when nothing is unsaved any more. */
    keep: useCallback((content: T | undefined) => own?.keep(content), [own]),
    /** Writes at once what still waits. */
    flush: useCallback(() => own?.flush(), [own]),
    /** Removes the earlier draft, once `content` is saved under this editor's own key. */
    restored(content: T) {
      own?.keep(content);
      own?.flush();
      discard();
    },
    discard,
    look,
  };
}

interface TypedOptions<T> {
  blank: () => T;
  /** As it is read, and copied where it can be sent no more; '' where nothing is typed. */
  textOf: (typed: T) => string;
  onTyped?: ((text: string) => void) | undefined;
}

/** What is typed into a box that one leaves and comes back to: it stays until it is sent. */
export function useTyped<T>(kind: string, reader: PresentReader<T>, options: TypedOptions<T>) {
  const { blank, textOf, onTyped } = options;
  const { start, keep, works } = useDraft(kind, reader, { resume: reader });
  const [typed, setTyped] = useState(start ?? blank);
  const latest = useRef(typed);
  const put = (next: T) => {
    latest.current = next;
    setTyped(next);
    onTyped?.(textOf(next));
    keep(textOf(next) === '' ? undefined : next);
  };
  return { typed, latest, put, clear: () => put(blank()), keeps: works };
}

/** The saved draft of one kind, for a screen that offers it without editing it itself. */
export function useSavedDraft<T>(kind: string, reader: DraftReader<T>, ownKey?: string) {
  const owner = useSession()?.email;
  const [savedDraft, setSavedDraft] = useState<SavedDraft<T>>();
  const [unread, setUnread] = useState(false);
  const here = useRef(true);
  const find = useEffectEvent(async () => {
    const open = await openDraftKeys();
    if (!owner || !here.current) return;
    const free = ({ key }: SavedDraft) => key !== ownKey && !open.has(key);
    const found = listDrafts(owner, kind).filter(free);
    const read = await firstRead(found, reader).catch(() => 'unread' as const);
    if (!here.current) return;
    setUnread(read === 'unread');
    setSavedDraft(read === 'unread' ? undefined : read);
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
    /** There is one, and the code that reads it did not come; `look` tries again. */
    unread,
    /** Looks again, as after an editor of this kind was closed. */
    look: useCallback(() => setLooks((count) => count + 1), []),
    /** Removes the saved draft. */
    discard() {
      if (savedDraft) removeDraft(savedDraft.key);
      setSavedDraft(undefined);
    },
  };
}

/** Whether something of this kind is typed and not saved, here or in another tab. */
export function useHasDrafts(kind: string): boolean {
  const owner = useSession()?.email;
  return owner !== undefined && hasDrafts(owner, kind);
}

/** The latest saved draft, even if another tab has it open. */
export const findSavedDraft = <T>(
  owner: string,
  kind: string,
  reader: PresentReader<T>,
): T | undefined => readable(listDrafts(owner, kind), reader)?.content;

function readable<T>(
  found: readonly SavedDraft[],
  reader: PresentReader<T>,
): SavedDraft<T> | undefined {
  for (const { key, savedAt, content } of found) {
    const read = reader.safeParse(content);
    if (read.success) return { key, savedAt, content: read.data };
  }
  return undefined;
}

/** @throws when the code that reads them does not come */
async function firstRead<T>(
  found: readonly SavedDraft[],
  reader: DraftReader<T>,
): Promise<SavedDraft<T> | undefined> {
  for (const { key, savedAt, content } of found) {
    const read = await reader.safeParseAsync(content);
    if (read.success) return { key, savedAt, content: read.data };
  }
  return undefined;
}
