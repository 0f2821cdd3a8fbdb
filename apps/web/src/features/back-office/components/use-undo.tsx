import { useQueryClient } from '@tanstack/react-query';
import type { EndpointInput, Restored } from '@vitrine/contracts';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './use-undo.module.css';

/** A record in the trash. */
export interface Trashed extends Pick<EndpointInput<'admin.trash.restore'>['params'], 'kind'> {
  id: string;
}

/** 'Ada is back. Its invitation has ended.': what came back, and what could not be as it was. */
export const restoredWords = ({ name, notes }: Restored): string =>
  [m.admin_trash_again({ name }), ...notes].join('. ').replace(/\.\. /g, '. ');

/** Whether the server wants another address for the account that is to come back. */
export const asksForEmail = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'email');

/** Makes the button by which something that was just deleted comes back. */
export function useUndo() {
  const navigate = useNavigate();
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
    const failures: unknown[] = [];
    for (const one of trashed) {
      try {
        const answer = await restoreOne(one);
        if (trashed.length === 1) toast({ message: restoredWords(answer) });
      } catch (error) {
        // one that is gone for good keeps none of the others
        failures.push(error);
      }
    }
    const [error] = failures;
    const back = trashed.length - failures.length;
    if (error) tellFailure(error, trashed, back);
    else if (trashed.length > 1) toast({ message: m.admin_trash_all_again() });
    await queries.invalidateQueries();
  };
  const tellFailure = (error: unknown, trashed: readonly Trashed[], back: number) => {
    // the trash has the field for it
    const [taken] = asksForEmail(error) ? trashed : [];
    const chooseEmail = ({ kind, id: email }: Trashed) =>
      navigate(`${paths.adminTrash.to()}?${new URLSearchParams({ kind, email })}`);
    const what =
      back > 0
        ? m.admin_trash_some_again({ back, count: trashed.length })
        : m.admin_trash_restore_failed();
    toast({
      message: `${what}. ${failureReason(error)}`,
      tone: 'danger',
      action: taken && noticeButton(m.admin_trash_choose_email(), () => chooseEmail(taken)),
    });
  };
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
