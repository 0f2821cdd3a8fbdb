import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WholeList } from '@vitrine/contracts';
import type { CallOptions } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { same } from '#lib/editing/same.ts';
import { orGone } from '#lib/list-query.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import type { Tried } from '../state/editor-state.ts';
import { useEditorStore } from '../state/editor-store.ts';
import {
  type AdditionKind,
  type EditedList,
  type ItemKind,
  isBlank,
  isWholeList,
  type ListName,
} from '../state/item-kinds.ts';
import { itemSchemas } from '../state/item-schemas.ts';
import { failed, withTimeout } from './failure.ts';
import { listChangeKey, useListChange } from './portfolio-cache.ts';
import { type Entry, idsOf, saveList } from './save-list.ts';

/** What is said when an item could not be added or deleted. */
const failures = {
  experiences: [m.portfolio_failed_add_experience, m.portfolio_failed_delete_experience],
  educations: [m.portfolio_failed_add_education, m.portfolio_failed_delete_education],
  projects: [m.portfolio_failed_add_project, m.portfolio_failed_delete_project],
  links: [m.portfolio_failed_add_link, m.portfolio_failed_delete_link],
  services: [m.portfolio_failed_add_service, m.portfolio_failed_delete_service],
  products: [m.portfolio_failed_add_product, m.portfolio_failed_delete_product],
  certificates: [m.portfolio_failed_add_certificate, m.portfolio_failed_delete_certificate],
  languages: [m.portfolio_failed_add_language, m.portfolio_failed_delete_language],
  publications: [m.portfolio_failed_add_publication, m.portfolio_failed_delete_publication],
  volunteering: [m.portfolio_failed_add_volunteering, m.portfolio_failed_delete_volunteering],
  media_items: [m.portfolio_failed_upload_media, m.portfolio_failed_delete_media],
} as const;

type Add = (
  name: `portfolio.${ItemKind}.add`,
  input: object,
  options: CallOptions,
) => Promise<Entry>;

/**
 * Adds an item at once; its form empties only when the server has it. Sent again it is known to be
 * the same, so that an answer that got lost leaves no second one.
 */
export function useAddItem(kind: AdditionKind) {
  const api = useApi();
  // The compiler cannot see that each endpoint takes and gives what belongs to its kind.
  const call = api.call as unknown as Add;
  const queries = useQueryClient();
  const store = useEditorStore();
  const { added } = useListChange();
  const addKeyed = async (to: ItemKind, input: object) => {
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
      const input = itemSchemas[kind].parse(typed);
      const addition = isWholeList(kind) ? addToWhole(kind, input) : addKeyed(kind, input);
      const { item, version } = await addition.catch(failed(failures[kind][0]()));
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
function typedSince(kind: AdditionKind, now: object, item: Entry): object | undefined {
  if (isBlank(now)) return undefined;
  const words = itemSchemas[kind].safeParse(now).data ?? now;
  return same({ ...words, id: item.id }, item) ? undefined : words;
}

/** Deletes an item at once. One that is gone already was deleted somewhere else: no failure. */
export function useDeleteItem(list: ListName) {
  const remove = useDelete();
  const api = useApi();
  const queries = useQueryClient();
  const { deleted } = useListChange();
  const [, failure] = failures[list];
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
