import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { Toast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { restoreRecord } from './restore-record.ts';
import { asksForEmail, restoredWords, type Trashed } from './trash-words.ts';

interface Tools {
  api: ApiClient;
  queries: QueryClient;
  toast: (toast: Toast) => void;
  navigate: NavigateFunction;
  noticeButton: (label: string, press: () => unknown) => (dismiss: () => void) => ReactNode;
}

/** Brings back what was deleted, one after the other, and says how that went. */
export async function restoreTrashed(tools: Tools, trashed: readonly Trashed[]): Promise<void> {
  const { api, queries, toast } = tools;
  const failures: unknown[] = [];
  for (const one of trashed) {
    try {
      const answer = await restoreRecord(api, queries, one);
      if (trashed.length === 1) toast({ message: restoredWords(answer) });
    } catch (error) {
      // one that is gone for good keeps none of the others
      failures.push(error);
    }
  }
  if (failures.length > 0) tellFailure(tools, trashed, failures);
  else if (trashed.length > 1) toast({ message: m.admin_trash_all_again() });
  await queries.invalidateQueries();
}

function tellFailure(
  { toast, navigate, noticeButton }: Tools,
  trashed: readonly Trashed[],
  [error, ...others]: readonly unknown[],
): void {
  const count = trashed.length;
  const back = count - 1 - others.length;
  const what =
    back > 0 ? m.admin_trash_some_again({ back, count }) : m.admin_trash_restore_failed();
  // the trash has the field for it
  const [taken] = asksForEmail(error) ? trashed : [];
  const chooseEmail = ({ kind, id: email }: Trashed) =>
    navigate(`${paths.adminTrash.to()}?${new URLSearchParams({ kind, email })}`);
  toast({
    message: `${what}. ${failureReason(error)}`,
    tone: 'danger',
    action: taken && noticeButton(m.admin_trash_choose_email(), () => chooseEmail(taken)),
  });
}
