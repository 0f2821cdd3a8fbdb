import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { endpointKey } from '../../../lib/endpoint-query.ts';
import { type EditedList, withItem, withoutItem } from '../state/editor-state.ts';
import { useEditorStore } from '../state/editor-store.ts';

/** Puts what the server answered where every page reads it. */
export function keepPortfolio(queries: QueryClient, portfolio: Portfolio): void {
  queries.setQueryData(endpointKey('portfolio.get'), portfolio);
}

/** Merges one added or deleted item into what is cached and into what is being edited. */
export function useListChange() {
  const queries = useQueryClient();
  const store = useEditorStore();
  const change = (how: (portfolio: Portfolio) => Portfolio) => {
    // An answer that is still on its way would bring the list as it was before.
    void queries.cancelQueries({ queryKey: endpointKey('portfolio.get') });
    queries.setQueryData<Portfolio>(endpointKey('portfolio.get'), (known) => known && how(known));
  };
  return {
    added(list: EditedList, item: { id: string }) {
      change((portfolio) => withItem(portfolio, list, item));
      store.dispatch({ type: 'item added', list, item });
    },
    deleted(list: EditedList, id: string) {
      change((portfolio) => withoutItem(portfolio, list, id));
      store.dispatch({ type: 'item deleted', list, id });
    },
  };
}

/** Marks what changes a list at once: a save waits for it, or it would undo it. */
export const listChangeKey = ['portfolio list change'];
