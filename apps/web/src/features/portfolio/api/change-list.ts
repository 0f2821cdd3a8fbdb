import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  isWholeList,
  type KeyedList,
  type PortfolioList,
  portfolioEntrySchemas,
  type WholeList,
} from '@vitrine/contracts';
import type { CallOptions } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { same } from '#lib/editing/same.ts';
import { orGone } from '#lib/list-query.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import type { Tried } from '../state/editor-state.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { type EditedList, isBlank, type ListName } from '../state/item-kinds.ts';
import { listWords } from '../state/list-words.ts';
import { failed, withTimeout } from './failure.ts';
import { listChangeKey, useListChange } from './portfolio-cache.ts';
import { type Entry, idsOf, saveList } from './save-list.ts';

type Add = (
  name: `portfolio.${KeyedList}.add`,
  input: object,
  options: CallOptions,
) => Promise<Entry>;

/**
 * Adds an item at once; its form empties only when the server has it. Sent again it is known to be
 * the same, so that an answer that got lost leaves no second one.
 */
export function useAddItem(kind: PortfolioList) {
  const api = useApi();
  // The compiler cannot see that each endpoint takes and gives what belongs to its kind.
  const call = api.call as unknown as Add;
  const queries = useQueryClient();
  const store = useEditorStore();
  const { added } = useListChange();
  const addKeyed = async (to: KeyedList, input: object) => {
    const body = { ...input, key: store.additionKey(to) };
    const { whole: item, version } = await withVersion((onVersion) =>
      withTimeout((signal) => call(`portfolio.${to}.add`, { body }, { signal, onVersion })),
    );
    return { item, version };
  };
  const addToWhole = async (to: WholeList, input: object) => {
    let id: string | undefined;
    const saved = await saveList({ api, queries }, to, (entries) => {
      const arrived = arrivedBefore(entries, store.trying(to, idsOf(entries), input));
      id = arrived?.id;
      return arrived
        ? entries.map((entry) => (entry === arrived ? { ...input, id } : entry))
        : [...entries, input];
    });
    const { sent, portfolio } = saved;
    const isIt = (entry: Entry) => (id ? entry.id === id : !sent.includes(entry.id));
    const item = portfolio[to].find(isIt);
    if (!item) throw new Error('What was added is not in the answer');
    return { item, version: portfolio.version };
  };
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: async (typed: object) => {
      const input = portfolioEntrySchemas[kind].input.parse(typed);
      const addition = isWholeList(kind) ? addToWhole(kind, input) : addKeyed(kind, input);
      const { item, version } = await addition.catch(failed(listWords[kind].failedAdd()));
      added(kind, item, { version, typed: typedSince(kind, store.addition(kind), item) });
      store.clearAddition(kind);
    },
  });
}

/** The entry that an earlier attempt stored although its answer was lost. */
const arrivedBefore = (entries: readonly Entry[], { before, sent }: Tried) =>
  entries.find(
    ({ id, ...words }) => !before.includes(id) && sent.some((input) => same(input, words)),
  );

/**
 * What was typed while the item was under way, or since an attempt that was stored although its
 * answer was lost: the item goes on as an unsaved edit, however unfinished.
 */
function typedSince(kind: PortfolioList, now: object, item: Entry): object | undefined {
  if (isBlank(now)) return undefined;
  const words = portfolioEntrySchemas[kind].input.safeParse(now).data ?? now;
  return same({ ...words, id: item.id }, item) ? undefined : words;
}

/** Deletes an item at once. One that is gone already was deleted somewhere else: no failure. */
export function useDeleteItem(list: ListName) {
  const remove = useDelete();
  const api = useApi();
  const queries = useQueryClient();
  const { deleted } = useListChange();
  const failure =
    list === 'media_items' ? m.portfolio_failed_delete_media : listWords[list].failedDelete;
  const deleteOfWhole = async (from: WholeList, id: string) => {
    const without = (entries: readonly Entry[]) => entries.filter((entry) => entry.id !== id);
    return (await saveList({ api, queries }, from, without)).portfolio.version;
  };
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: async (id: string) => {
      const deletion = isWholeList(list) ? deleteOfWhole(list, id) : remove(list, id);
      deleted(list, id, await deletion.catch(failed(failure())));
    },
  });
}

function useDelete() {
  const api = useApi();
  return async (list: EditedList, id: string) => {
    const endpoint =
      list === 'media_items' ? 'media.delete' : (`portfolio.${list}.delete` as const);
    const { version } = await withVersion((onVersion) =>
      orGone(
        withTimeout((signal) => api.call(endpoint, { params: { id } }, { signal, onVersion })),
      ),
    );
    return version;
  };
}
