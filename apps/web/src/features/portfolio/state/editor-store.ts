import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session.ts';
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  initialState,
} from './editor-state.ts';

/**
 * Holds the editor's state outside of the page, so that looking at another page, or a session that
 * ran out, loses nothing that was typed.
 */
export class EditorStore {
  #state = initialState;
  readonly #listeners = new Set<() => void>();

  readonly get = (): EditorState => this.#state;

  readonly dispatch = (action: EditorAction): void => {
    this.#state = editorReducer(this.#state, action);
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const kept = new WeakMap<QueryClient, { owner: string | undefined; store: EditorStore }>();

/** The person's own store: whoever signs in next in this browser finds an empty one. */
export function useEditorStore(): EditorStore {
  const queries = useQueryClient();
  const owner = useSession()?.email;
  const known = kept.get(queries);
  if (known && known.owner === owner) return known.store;
  const store = new EditorStore();
  kept.set(queries, { owner, store });
  return store;
}

/** What the editor holds now. */
export function useEditorState(): EditorState {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
