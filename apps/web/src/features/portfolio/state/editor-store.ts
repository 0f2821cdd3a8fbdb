import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Portfolio, PortfolioList } from '@vitrine/contracts';
import { useSyncExternalStore } from 'react';
import { DraftSaver } from '#lib/draft-saver.ts';
import { randomText } from '#lib/random-text.ts';
import { draftKey, onForget } from '#lib/saved-drafts.ts';
import { session, useSession } from '#lib/session.ts';
import {
  afterOwnChange,
  DRAFT_KIND,
  draftContent,
  type EditorState,
  hasUnsavedEdits,
  initialState,
  isEdited,
  type SavedEdits,
} from './editor-state.ts';
import {
  blankAdditions,
  type ItemInput,
  isBlank,
  type ListName,
  moved,
  withItem,
  withList,
  withoutItem,
} from './item-kinds.ts';

/** What the answer to an addition says besides the item. */
export interface AddedOptions {
  /** The portfolio's version after it. */
  version?: number | undefined;
  /** What is in the form by now, where that is not what was stored. */
  typed?: object | undefined;
}

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

  constructor(owner?: string) {
    this.#owner = owner;
    this.#saver = owner
      ? new DraftSaver({
          key: draftKey(owner, DRAFT_KIND),
          content: () => (hasUnsavedEdits(this.#state) ? draftContent(this.#state) : undefined),
          onSaved: (works) => {
            if (works === this.#state.draftsOff) this.#set({ draftsOff: !works });
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

  /** Opens the editor. */
  start(portfolio: Portfolio): void {
    this.#change({ base: portfolio, draft: portfolio });
  }

  restore(edits: SavedEdits): void {
    this.#change(edits);
  }

  /** Puts in what was merged with a newer portfolio, which is the base from now on. */
  merge(base: Portfolio, draft: Portfolio): void {
    this.#change({ base, draft, sent: undefined });
  }

  /** Takes over a newer portfolio, but only into an open editor without edits. */
  refresh(portfolio: Portfolio): void {
    if (this.#state.draft && !isEdited(this.#state)) this.start(portfolio);
  }

  /** Remembers what a save sends; undefined once the server has answered. */
  sending(sent: Portfolio | undefined): void {
    this.#change({ sent });
  }

  /** Closes the editor after a save; what was typed into forms for new items stays. */
  saved(): void {
    this.#change({ base: undefined, draft: undefined, sent: undefined });
    this.flush();
  }

  /** Closes the editor and throws away everything in it. */
  cancel(): void {
    this.#change(initialState);
    this.flush();
  }

  readonly change = (patch: Partial<Portfolio>): void =>
    this.#edit((draft) => ({ ...draft, ...patch }));

  changeItem(list: ListName, id: string, patch: object): void {
    this.#edit((draft) =>
      withList(draft, list, (items) =>
        items.map((item) => (item.id === id ? { ...item, ...patch } : item)),
      ),
    );
  }

  moveItem(list: ListName, from: number, to: number): void {
    this.#edit((draft) => withList(draft, list, (items) => moved(items, from, to)));
  }

  /** The server stored this part by itself; edits to the rest stay. */
  partSaved(patch: Partial<Portfolio>, version: number): void {
    this.#edit(
      (draft) => ({ ...draft, ...patch }),
      (base) => ({ ...afterOwnChange(base, version), ...patch }),
    );
  }

  /** The server added an item at once. */
  itemAdded(list: ListName, item: { id: string }, { version, typed }: AddedOptions = {}): void {
    const isKnown = (base: Portfolio) => base[list].some(({ id }) => id === item.id);
    this.#edit(
      (draft) => withItem(draft, list, { ...item, ...typed }),
      (base) => withItem(isKnown(base) ? base : afterOwnChange(base, version), list, item),
    );
  }

  /** The server deleted an item at once. */
  itemDeleted(list: ListName, id: string, version?: number): void {
    this.#edit(
      (draft) => withoutItem(draft, list, id),
      (base) => withoutItem(afterOwnChange(base, version), list, id),
    );
  }

  /** What is in one form for a new item. */
  addition<K extends PortfolioList>(kind: K): ItemInput<K> {
    return this.#state.additions[kind] as ItemInput<K>;
  }

  typeAddition(kind: PortfolioList, patch: object): void {
    const { additions, keys } = this.#state;
    const typed = { ...additions[kind], ...patch };
    const { [kind]: _used, ...otherKeys } = keys;
    this.#change({
      additions: { ...additions, [kind]: typed },
      // Of an emptied form: what comes next is another item.
      ...(isBlank(typed) && { keys: otherKeys }),
    });
  }

  clearAddition(kind: PortfolioList): void {
    this.typeAddition(kind, blankAdditions[kind]);
  }

  /** The key under which a new item is sent, the same at every try. */
  additionKey(kind: PortfolioList): string {
    const key = this.#state.keys[kind] ?? randomText();
    this.#change({ keys: { ...this.#state.keys, [kind]: key } });
    return key;
  }

  /** Changes the draft, and the base with it where the server has the change already. */
  #edit(
    change: (draft: Portfolio) => Portfolio,
    changeBase: (base: Portfolio) => Portfolio = (base) => base,
  ): void {
    const { base, draft } = this.#state;
    if (base && draft) this.#change({ base: changeBase(base), draft: change(draft) });
  }

  #change(changes: Partial<EditorState>): void {
    this.#set(changes);
    this.#saver?.schedule();
  }

  #set(changes: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #forget(): void {
    this.#saver?.drop();
    this.#set(initialState);
  }

  readonly #onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== this.draftKey || newValue !== null) return;
    // Removed in another tab: because of signing out there, or by mistake.
    if (session.get()?.email === this.#owner) this.#saver?.schedule();
    else this.#forget();
  };
}

const stores = new WeakMap<QueryClient, { owner: string | undefined; store: EditorStore }>();

/** The person's own store; the next person who signs in gets an empty one. */
export function useEditorStore(): EditorStore {
  const queries = useQueryClient();
  const owner = useSession()?.email;
  const known = stores.get(queries);
  if (known && known.owner === owner) return known.store;
  known?.store.close();
  const store = new EditorStore(owner);
  stores.set(queries, { owner, store });
  return store;
}

/** What the editor holds now. */
export function useEditorState(): EditorState {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Whether anything is in one form for a new item. */
export function useIsTyped(kind: PortfolioList): boolean {
  const store = useEditorStore();
  const read = () => !isBlank(store.addition(kind));
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The values of one form for a new item; typing elsewhere does not render again. */
export function useAddition<K extends PortfolioList>(kind: K): ItemInput<K> {
  const store = useEditorStore();
  const read = () => store.addition(kind);
  return useSyncExternalStore(store.subscribe, read, read);
}
