import { useQueryClient } from '@tanstack/react-query';
import type { EndpointInput, Restored } from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import styles from './use-undo.module.css';

/** A record in the trash. */
export interface Trashed extends Pick<EndpointInput<'admin.trash.restore'>['params'], 'kind'> {
  id: string;
}

/** 'Ada is back. Its invitation has ended.': what came back, and what could not be as it was. */
export const restoredWords = ({ name, notes }: Restored): string =>
  [m.admin_trash_again({ name }), ...notes].join('. ').replace(/\.\. /g, '. ');

/** Makes the button by which something that was just deleted comes back. */
export function useUndo() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const restoreOne = async ({ kind, id }: Trashed) => {
    const answer = await api.call('admin.trash.restore', { params: { kind, id }, body: {} });
    // who has deleted it here knows of no deletion any more
    const cache = queries.getMutationCache();
    for (const deletion of cache.findAll({ predicate: ({ meta }) => meta?.trashed === id })) {
      cache.remove(deletion);
    }
    return answer;
  };
  const restore = async (trashed: readonly Trashed[]) => {
    try {
      for (const one of trashed) {
        const answer = await restoreOne(one);
        if (trashed.length === 1) toast({ message: restoredWords(answer) });
      }
      if (trashed.length > 1) toast({ message: m.admin_trash_all_again() });
    } catch (error) {
      toast({
        message: `${m.admin_trash_restore_failed()}. ${failureReason(error)}`,
        tone: 'danger',
      });
    }
    await queries.invalidateQueries();
  };
  return (trashed: Trashed | readonly Trashed[]) =>
    undoButton(() => restore('id' in trashed ? [trashed] : trashed));
}

/** Makes the same button for what no trash holds: it is stored once more. */
export function useStoreAgain() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  return (store: StoreAgain) =>
    undoButton(async () => {
      try {
        await store(api);
        toast({ message: m.admin_trash_undone() });
      } catch (error) {
        toast({
          message: `${m.admin_trash_not_undone()}. ${failureReason(error)}`,
          tone: 'danger',
        });
      }
      await queries.invalidateQueries();
    });
}

export type StoreAgain = (api: ApiClient) => Promise<unknown>;

const undoButton = (undo: () => Promise<void>) => (dismiss: () => void) => (
  <button
    type="button"
    className={styles.undo}
    onClick={() => {
      dismiss();
      void undo();
    }}
  >
    {m.admin_trash_undo()}
  </button>
);
