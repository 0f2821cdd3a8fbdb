import { useMutation } from '@tanstack/react-query';
import type { CallOptions } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { same } from '#lib/editing/same.ts';
import { orGone } from '#lib/list-query.ts';
import { randomText } from '#lib/random-text.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { useEditorStore } from '../state/editor-store.ts';
import { type AdditionKind, type EditedList, type ItemKind, isOffer } from '../state/item-kinds.ts';
import { itemSchemas } from '../state/item-schemas.ts';
import { failed, withTimeout } from './failure.ts';
import { listChangeKey, useListChange } from './portfolio-cache.ts';

/** What is said when an item could not be added or deleted. */
const failures = {
  experiences: [m.portfolio_failed_add_experience, m.portfolio_failed_delete_experience],
  educations: [m.portfolio_failed_add_education, m.portfolio_failed_delete_education],
  projects: [m.portfolio_failed_add_project, m.portfolio_failed_delete_project],
  links: [m.portfolio_failed_add_link, m.portfolio_failed_delete_link],
  media_items: [m.portfolio_failed_upload_media, m.portfolio_failed_delete_media],
} as const;

type Add = (
  name: `portfolio.${ItemKind}.add`,
  input: object,
  options: CallOptions,
) => Promise<{ id: string }>;

/**
 * Adds an item at once; its form empties only when the server has it. Sent again it goes under the
 * same key, so that an answer that got lost leaves no second one. Services and products have no
 * endpoint of their own: they go into the draft, and to the server with the save.
 */
export function useAddItem(kind: AdditionKind) {
  // The compiler cannot see that each endpoint takes and gives what belongs to its kind.
  const call = useApi().call as unknown as Add;
  const store = useEditorStore();
  const { added } = useListChange();
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: async (input: object) => {
      if (isOffer(kind)) {
        // The server gives it an id of its own with the save.
        store.addOffer(kind, { ...input, id: randomText() });
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
export function useDeleteItem(list: EditedList) {
  const api = useApi();
  const { deleted } = useListChange();
  const endpoint = list === 'media_items' ? 'media.delete' : (`portfolio.${list}.delete` as const);
  const [, failure] = failures[list];
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: (id: string) =>
      withVersion((onVersion) =>
        orGone(
          withTimeout((signal) => api.call(endpoint, { params: { id } }, { signal, onVersion })),
        ),
      ).catch(failed(failure())),
    onSuccess: ({ version }, id) => deleted(list, id, version),
  });
}
