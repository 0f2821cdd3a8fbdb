import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { useEffect } from 'react';
import { endpointKey } from '#lib/endpoint-query.ts';
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

/** Something that was stored by itself, as an open editor takes it in. */
export interface OwnChange {
  /** What the edits were made from. */
  stored: (portfolio: Portfolio) => Portfolio;
  typed: (portfolio: Portfolio) => Portfolio;
}

const editors = new Set<(change: OwnChange) => void>();

/** Calls back with what was stored by itself; returns how to unsubscribe. */
export function onOwnChange(listener: (change: OwnChange) => void): () => void {
  editors.add(listener);
  return () => editors.delete(listener);
}

const notifyEditors = (change: OwnChange) => {
  for (const notify of editors) notify(change);
};

/**
 * An own change takes the version along when it was the only one. Had someone else been at it in
 * between, the old version stays, so that the next save finds out and merges.
 */
function afterOwnChange(portfolio: Portfolio, version: number | undefined): Portfolio {
  return version === portfolio.version + 1 ? { ...portfolio, version } : portfolio;
}

/** The server stored this part by itself; edits to the rest stay. */
export const partSaved = (part: Partial<Portfolio>, version: number): void =>
  notifyEditors({
    stored: (portfolio) => ({ ...afterOwnChange(portfolio, version), ...part }),
    typed: (portfolio) => ({ ...portfolio, ...part }),
  });

/** What the answer to an addition says besides the item. */
interface Added {
  /** The portfolio's version after it. */
  version?: number | undefined;
  /** What is in the form by now, where that is not what was stored. */
  typed?: object | undefined;
}

/** Merges one added or deleted item into what is cached and into what is being edited. */
export const useListChange = () => listChange(useQueryClient());

/** The same outside of a component, for uploads that go on while other pages are open. */
export function listChange(queries: QueryClient) {
  const change = (version: number | undefined, how: (portfolio: Portfolio) => Portfolio) => {
    // An answer that is still on its way would bring the list as it was before.
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData<Portfolio>(key, (known) => known && afterOwnChange(how(known), version));
    tellOtherTabs();
  };
  return {
    added(list: ListName, item: { id: string }, { version, typed }: Added) {
      change(version, (portfolio) => withItem(portfolio, list, item));
      const isKnown = (portfolio: Portfolio) => portfolio[list].some(({ id }) => id === item.id);
      notifyEditors({
        stored: (base) =>
          withItem(isKnown(base) ? base : afterOwnChange(base, version), list, item),
        typed: (portfolio) => withItem(portfolio, list, { ...item, ...typed }),
      });
    },
    deleted(list: ListName, id: string, version?: number) {
      change(version, (portfolio) => withoutItem(portfolio, list, id));
      notifyEditors({
        stored: (base) => withoutItem(afterOwnChange(base, version), list, id),
        typed: (portfolio) => withoutItem(portfolio, list, id),
      });
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
