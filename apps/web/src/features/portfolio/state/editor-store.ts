import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { useSyncExternalStore } from 'react';
import { DraftSaver } from '#lib/draft-saver.ts';
import { draftKey, onForget } from '#lib/saved-drafts.ts';
import { session, useSession } from '#lib/session.ts';
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  hasUnsavedEdits,
  initialState,
} from './editor-state.ts';
import { type AdditionKind, type ItemInput, isBlank } from './item-kinds.ts';
import { DRAFT_KIND, draftContent } from './saved-edits.ts';

/**
 * Holds the editor's state outside of the page, so that looking at another page, or a session that
 * ran out, loses nothing that was typed; and in the browser, so that a closed tab does not either.
 */
export class EditorStore {
  #state = initialState;
  readonly #owner: string | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #saver: DraftSaver | undefined;
  readonly #stopListening: () => void;

  constructor(owner: string | undefined) {
    this.#owner = owner;
    this.#saver = owner
      ? new DraftSaver({
          key: draftKey(owner, DRAFT_KIND),
          content: () => (hasUnsavedEdits(this.#state) ? draftContent(this.#state) : undefined),
          onSaved: (works) => {
            if (works === this.#state.draftsOff) this.#set({ type: 'keeping', works });
          },
        })
      : undefined;
    this.#stopListening = onForget((forgotten) => {
      if (forgotten === owner) this.#forget();
    });
    window.addEventListener('storage', this.#onStorage);
  }

  /** The key under which this page keeps its own edits. */
  get draftKey(): string | undefined {
    return this.#saver?.key;
  }

  readonly get = (): EditorState => this.#state;

  /** What stands in one form for a new item. */
  addition<K extends AdditionKind>(kind: K): ItemInput<K> {
    return this.#state.additions[kind] as ItemInput<K>;
  }

  readonly change = (patch: Partial<Portfolio>): void => this.dispatch({ type: 'changed', patch });

  readonly dispatch = (action: EditorAction): void => {
    this.#set(action);
    this.#saver?.schedule();
    // After saving or cancelling, the draft is removed at once.
    if (action.type === 'saved' || action.type === 'cancelled') this.#saver?.flush();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Writes at once what is unsaved: the page may be closing. */
  readonly flush = (): void => this.#saver?.flush();

  /** Call before another person's store takes its place. */
  close(): void {
    this.#saver?.close();
    this.#stopListening();
    window.removeEventListener('storage', this.#onStorage);
  }

  #set(action: EditorAction): void {
    this.#state = editorReducer(this.#state, action);
    for (const listener of this.#listeners) listener();
  }

  #forget(): void {
    this.#saver?.drop();
    this.#set({ type: 'cancelled' });
  }

  readonly #onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== this.draftKey || newValue !== null) return;
    // Removed in another tab: because of signing out there, or by mistake.
    if (session.get()?.email === this.#owner) this.#saver?.schedule();
    else this.#forget();
  };
}

const kept = new WeakMap<QueryClient, { owner: string | undefined; store: EditorStore }>();

/** The person's own store; the next person who signs in gets an empty one. */
export function useEditorStore(): EditorStore {
  const queries = useQueryClient();
  const owner = useSession()?.email;
  const known = kept.get(queries);
  if (known && known.owner === owner) return known.store;
  known?.store.close();
  const store = new EditorStore(owner);
  kept.set(queries, { owner, store });
  return store;
}

/** What the editor holds now. */
export function useEditorState(): EditorState {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Whether anything stands in one form for a new item. */
export function useIsTyped(kind: AdditionKind): boolean {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => !isBlank(store.addition(kind)));
}

/** The values of one form for a new item; typing elsewhere does not render again. */
export function useAddition<K extends AdditionKind>(kind: K): ItemInput<K> {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => store.addition(kind));
}
