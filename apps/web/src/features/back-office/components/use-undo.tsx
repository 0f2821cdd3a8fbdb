import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import type { Trashed } from './trash-words.ts';
import styles from './use-undo.module.css';

/** Makes the button by which something that was just deleted comes back. */
export function useUndo() {
  const navigate = useNavigate();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const restore = (trashed: readonly Trashed[]) =>
    import('./restore-trashed.ts')
      .then(({ restoreTrashed }) =>
        restoreTrashed({ api, queries, toast, navigate, noticeButton }, trashed),
      )
      .catch((error: unknown) => {
        const message = `${m.admin_trash_restore_failed()}. ${failureReason(error)}`;
        toast({ message, tone: 'danger' });
      });
  return (trashed: Trashed | readonly Trashed[]) =>
    noticeButton(m.admin_trash_undo(), () => restore('id' in trashed ? [trashed] : trashed));
}

/** Makes the same button for what no trash holds: it is stored once more. */
export function useStoreAgain() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  return (store: StoreAgain) =>
    noticeButton(m.admin_trash_undo(), async () => {
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

const noticeButton = (label: string, press: () => unknown) => (dismiss: () => void) => (
  <button
    type="button"
    className={styles.undo}
    onClick={() => {
      dismiss();
      void press();
    }}
  >
    {label}
  </button>
);
