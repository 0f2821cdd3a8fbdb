import { useMutation } from '@tanstack/react-query';
import { m } from '#messages';
import { useApi } from '../../../lib/api-context.ts';
import { useEditorStore } from '../state/editor-store.ts';
import type { Item, ItemInput, ItemKind } from '../state/item-kinds.ts';
import { failed } from './failure.ts';
import { listChangeKey, useListChange } from './portfolio-cache.ts';

const failureText = {
  experiences: m.portfolio_failed_add_experience,
  educations: m.portfolio_failed_add_education,
  projects: m.portfolio_failed_add_project,
  links: m.portfolio_failed_add_link,
};

type AddEndpoint = `portfolio.${ItemKind}.add`;

/** Adds an item at once; its form empties only when the server has it. */
export function useAddItem<K extends ItemKind>(kind: K) {
  // The compiler cannot see that each endpoint takes and gives what belongs to its kind.
  const call = useApi().call as (name: AddEndpoint, input: object) => Promise<unknown>;
  const store = useEditorStore();
  const { added } = useListChange();
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: (body: ItemInput<K>) =>
      call(`portfolio.${kind}.add`, { body }).catch(failed(failureText[kind]())),
    onSuccess: (item) => {
      added(kind, item as Item<K>);
      store.dispatch({ type: 'addition cleared', kind });
    },
  });
}
