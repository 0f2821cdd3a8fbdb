import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { useEffect } from 'react';
import { endpointKey } from '#lib/endpoint-query.ts';
import { afterOwnChange } from '../state/editor-state.ts';
import { type AddedOptions, type EditorStore, useEditorStore } from '../state/editor-store.ts';
import { type ListName, withItem, withoutItem } from '../state/item-kinds.ts';

const key = endpointKey('portfolio.get');

/** Puts the portfolio that the server answered into the cache. */
export function keepPortfolio(queries: QueryClient, portfolio: Portfolio): void {
  // An upload may have gone on beside the save, and be in what was fetched since.
  queries.setQueryData<Portfolio>(key, (known) =>
    known && known.version > portfolio.version ? known : portfolio,
  );
  tellOtherTabs();
}

/** Merges one added or deleted item into what is cached and into what is being edited. */
export function useListChange() {
  return listChange(useQueryClient(), useEditorStore());
}

/** The same outside of a component, for uploads that go on while other pages are open. */
export function listChange(queries: QueryClient, store: EditorStore) {
  const change = (version: number | undefined, how: (portfolio: Portfolio) => Portfolio) => {
    // An answer that is still on its way would bring the list as it was before.
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData<Portfolio>(key, (known) => known && afterOwnChange(how(known), version));
    tellOtherTabs();
  };
  return {
    added(list: ListName, item: { id: string }, options: AddedOptions) {
      change(options.version, (portfolio) => withItem(portfolio, list, item));
      store.itemAdded(list, item, options);
    },
    deleted(list: ListName, id: string, version?: number) {
      change(version, (portfolio) => withoutItem(portfolio, list, id));
      store.itemDeleted(list, id, version);
    },
  };
}

/** The key of mutations that change a list at once: a save waits for them, or would undo them. */
export const listChangeKey = ['portfolio list change'];

let shared: BroadcastChannel | undefined;

/** One channel for the whole page: a channel does not receive its own messages. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  shared ??= new BroadcastChannel('portfolio');
  return shared;
}

/** Lets this person's other tabs know that the portfolio changed. */
function tellOtherTabs(): void {
  channel()?.postMessage('changed');
}

/** Fetches the portfolio again when another tab changed it. */
export function useOtherTabs(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: key });
    const tabs = channel();
    tabs?.addEventListener('message', refresh);
    return () => tabs?.removeEventListener('message', refresh);
  }, [queries]);
}
