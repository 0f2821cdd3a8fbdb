import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Portfolio,
  type PortfolioInput,
  portfolioSchema,
  type WholeList,
} from '@vitrine/contracts';
import type { CallOptions } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { same } from '#lib/editing/same.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { orGone } from '#lib/list-query.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { useEditorStore } from '../state/editor-store.ts';
import {
  type AdditionKind,
  type EditedList,
  type ItemKind,
  isWholeList,
  type ListName,
} from '../state/item-kinds.ts';
import { itemSchemas } from '../state/item-schemas.ts';
import { failed, withTimeout } from './failure.ts';
import { keepPortfolio, listChangeKey, useListChange } from './portfolio-cache.ts';

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
) => Promise<{ id: string }>;

/**
 * Adds an item at once; its form empties only when the server has it. Sent again it goes under the
 * same key, so that an answer that got lost leaves no second one.
 */
export function useAddItem(kind: AdditionKind) {
  // The compiler cannot see that each endpoint takes and gives what belongs to its kind.
  const call = useApi().call as unknown as Add;
  const store = useEditorStore();
  const { added } = useListChange();
  const saveWholeList = useSaveWholeList();
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: async (input: object) => {
      if (isWholeList(kind)) {
        const isKnown = ({ id: _id, ...known }: Entry) => same(known, input);
        // one with the same words arrived when its answer was lost
        const withNew = (entries: readonly Entry[]) =>
          entries.some(isKnown) ? entries : [...entries, input];
        await saveWholeList(kind, withNew).catch(failed(failures[kind][0]()));
      } else {
        const body = { ...itemSchemas[kind].parse(input), key: store.additionKey(kind) };
        const { whole, version } = await withVersion((onVersion) =>
          withTimeout((signal) => call(`portfolio.${kind}.add`, { body }, { signal, onVersion })),
        ).catch(failed(failures[kind][0]()));
        // What was typed meanwhile, or since an attempt that was stored although its answer was lost.
        const now = itemSchemas[kind].safeParse(store.addition(kind)).data;
        const typed = now && !same({ ...now, id: whole.id }, whole) ? now : undefined;
        added(kind, whole, { version, typed });
      }
      store.clearAddition(kind);
    },
  });
}

/** Deletes an item at once. One that is gone already was deleted somewhere else: no failure. */
export function useDeleteItem(list: ListName) {
  const remove = useDelete();
  const saveWholeList = useSaveWholeList();
  const [, failure] = failures[list];
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: async (id: string) => {
      const deletion = isWholeList(list)
        ? saveWholeList(list, (entries) => entries.filter((entry) => entry.id !== id))
        : remove(list, id);
      await deletion.catch(failed(failure()));
    },
  });
}

function useDelete() {
  const api = useApi();
  const { deleted } = useListChange();
  return async (list: EditedList, id: string) => {
    const endpoint =
      list === 'media_items' ? 'media.delete' : (`portfolio.${list}.delete` as const);
    const { version } = await withVersion((onVersion) =>
      orGone(
        withTimeout((signal) => api.call(endpoint, { params: { id } }, { signal, onVersion })),
      ),
    );
    deleted(list, id, version);
  };
}

interface Entry {
  id: string;
}
type ChangeList = (entries: readonly Entry[]) => readonly object[];

/** How often it starts anew because the portfolio was changed elsewhere in between. */
const MOST_TRIES = 4;

/**
 * Entries of these lists have no endpoint of their own: their list is saved as the server has it,
 * with the one change in it. What is being edited of the others stays as it is.
 */
function useSaveWholeList() {
  const api = useApi();
  const queries = useQueryClient();
  const store = useEditorStore();
  return async (kind: WholeList, change: ChangeList): Promise<void> => {
    let known = queries.getQueryData<Portfolio>(endpointKey('portfolio.get'));
    if (!known) throw new Error('There is no portfolio to change');
    for (let tries = 1; ; tries++) {
      // the compiler cannot see that each list gets its own entries
      const body = { [kind]: change(known[kind]) } as PortfolioInput;
      const ifMatch = known.version;
      try {
        const saved = await withTimeout((signal) =>
          api.call('portfolio.save', { body }, { ifMatch, signal }),
        );
        keepPortfolio(queries, saved);
        return store.wholeListSaved(kind, saved);
      } catch (cause) {
        const current = cause instanceof ApiError ? cause.current : undefined;
        const newer = portfolioSchema.safeParse(current).data;
        if (!newer || tries === MOST_TRIES) throw cause;
        known = newer;
      }
    }
  };
}
