import { useMutation } from '@tanstack/react-query';
import { type PortfolioList, portfolioEntrySchemas, same } from '@vitrine/contracts';
import type { CallOptions } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import type { Edits } from '#lib/editing/use-record.ts';
import { orGone } from '#lib/list-query.ts';
import { randomText } from '#lib/random-text.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { isBlank, type ListName } from '../state/item-kinds.ts';
import { listWords } from '../state/list-words.ts';
import { type PortfolioValues, withAddition } from '../state/portfolio-values.ts';
import { failed, withTimeout } from './failure.ts';
import { listChangeKey, useListChange } from './portfolio-cache.ts';

type Add = (
  name: `portfolio.${PortfolioList}.add`,
  input: object,
  options: CallOptions,
) => Promise<{ id: string }>;

/**
 * Adds an item at once; its form empties only when the server has it. Sent again it is known to be
 * the same, so that an answer that got lost leaves no second one.
 */
export function useAddItem(kind: PortfolioList, edits: Edits<PortfolioValues>) {
  const api = useApi();
  // The compiler cannot see that each endpoint takes and gives what belongs to its kind.
  const call = api.call as unknown as Add;
  const { added } = useListChange();
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: async (typed: object) => {
      const input = portfolioEntrySchemas[kind].input.parse(typed);
      const key = edits.values().keys[kind] ?? randomText();
      edits.change((values) => ({ ...values, keys: { ...values.keys, [kind]: key } }));
      const body = { ...input, key };
      const { whole: item, version } = await withVersion((onVersion) =>
        withTimeout((signal) => call(`portfolio.${kind}.add`, { body }, { signal, onVersion })),
      ).catch(failed(listWords[kind].failedAdd()));
      const now = edits.values().additions[kind];
      added(kind, item, { version, typed: typedSince(kind, now, item) });
      edits.change((values) => withAddition(values, kind));
    },
  });
}

/**
 * What was typed while the item was under way, or since an attempt that was stored although its
 * answer was lost: the item goes on as an unsaved edit, however unfinished.
 */
function typedSince(kind: PortfolioList, now: object, item: { id: string }): object | undefined {
  if (isBlank(now)) return undefined;
  const words = portfolioEntrySchemas[kind].input.safeParse(now).data ?? now;
  return same({ ...words, id: item.id }, item) ? undefined : words;
}

/** Deletes an item at once. One that is gone already was deleted somewhere else: no failure. */
export function useDeleteItem(list: ListName) {
  const api = useApi();
  const { deleted } = useListChange();
  const isMedia = list === 'media_items';
  const endpoint = isMedia ? 'media.delete' : (`portfolio.${list}.delete` as const);
  const failure = isMedia ? m.portfolio_failed_delete_media : listWords[list].failedDelete;
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: async (id: string) => {
      const { version } = await withVersion((onVersion) =>
        orGone(
          withTimeout((signal) => api.call(endpoint, { params: { id } }, { signal, onVersion })),
        ),
      ).catch(failed(failure()));
      deleted(list, id, version);
    },
  });
}
