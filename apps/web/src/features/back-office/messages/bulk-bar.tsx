import { useQueryClient } from '@tanstack/react-query';
import { type MessageChange, messageStates } from '@vitrine/contracts';
import { Archive, Inbox, type LucideIcon, MailOpen, Trash2 } from 'lucide-react';
import { useToast } from '#components/feedback/toast-context.ts';
import { Row } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import { useUndo } from '../components/use-undo.tsx';
import { refreshOverview } from '../live/overview-cache.ts';
import { refreshMessages } from './message-cache.ts';
import styles from './message-desk.module.css';
import { type Folder, stateLabel } from './message-words.ts';

export interface BulkBarProps {
  ids: readonly string[];
  /** Where they lie. */
  folder: Folder;
  /** Nothing is chosen any more; told what was deleted. */
  onDone: (deleted: readonly string[]) => void;
}

/** As many as one call may name. */
const PART = 200;

interface Done<Answer> {
  answers: Answer[];
  /** Why a later part failed, and what follows it was not sent; the parts before it are done. */
  failure?: unknown;
}

/**
 * Does something with all of them, one part after the other.
 * @throws what the first part fails with: nothing is done then
 */
async function inParts<Answer>(
  ids: readonly string[],
  send: (part: string[]) => Promise<Answer>,
): Promise<Done<Answer>> {
  const answers: Answer[] = [];
  for (let start = 0; start < ids.length; start += PART) {
    try {
      answers.push(await send(ids.slice(start, start + PART)));
    } catch (failure) {
      if (start === 0) throw failure;
      return { answers, failure };
    }
  }
  return { answers };
}

const countOf = (answers: readonly { changed: number }[]): number =>
  answers.reduce((count, { changed }) => count + changed, 0);

interface Choice {
  label: string;
  choose: () => void;
}

interface MoreProps {
  disabled: boolean;
  groups: readonly { label: string; choices: readonly Choice[] }[];
}

/** Does at once what is chosen, and stands at its label again. */
function More({ disabled, groups }: MoreProps) {
  const label = m.admin_messages_bulk_more();
  const all = groups.flatMap(({ choices }) => choices);
  return (
    <select
      aria-label={label}
      className={styles.more}
      value=""
      disabled={disabled}
      onChange={({ currentTarget }) => all[Number(currentTarget.value)]?.choose()}
    >
      <option value="">{label}</option>
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.choices.map((choice) => (
            <option key={choice.label} value={all.indexOf(choice)}>
              {choice.label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

/** What can be done with the chosen messages. */
export function BulkBar({ ids, folder, onDone }: BulkBarProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const { data: staff = [] } = useEndpoint('admin.inbox.staff', { query: {} });
  const refresh = () => Promise.all([refreshMessages(queries), refreshOverview(queries)]);
  const tellRest = (what: string, failure: unknown) =>
    toast({ message: `${what}. ${failureReason(failure)}`, tone: 'danger' });
  const changing = useAction({
    send: (api: ApiClient, change: MessageChange) =>
      inParts(ids, (part) =>
        api.call('admin.messages.bulk.change', { body: { ids: part, change } }),
      ),
    done: ({ answers }) => m.admin_messages_bulk_changed({ count: countOf(answers) }),
    failed: m.admin_messages_change_failed,
    onDone: (_queries, { failure }) => {
      if (failure) tellRest(m.admin_messages_bulk_change_rest(), failure);
      else onDone([]);
    },
    onSettled: refresh,
  });
  const deleting = useAction({
    send: (api: ApiClient) =>
      inParts(ids, (part) => api.call('admin.messages.bulk.delete', { body: { ids: part } })),
    onDone: (_queries, { answers, failure }) => {
      // neither what is shown by now nor what was asked for: a colleague may have deleted some before
      const deleted = answers.flatMap((answer) => answer.ids);
      const trashed = deleted.map((id) => ({ kind: 'message', id }) as const);
      toast({
        message: m.admin_messages_bulk_deleted({ count: countOf(answers) }),
        action: deleted.length > 0 ? undo(trashed) : undefined,
      });
      if (failure) tellRest(m.admin_messages_bulk_delete_rest(), failure);
      onDone(deleted);
    },
    onSettled: refresh,
  });
  const button = (Icon: LucideIcon, label: string, change: MessageChange) => (
    <Button
      variant="ghost"
      size="small"
      title={label}
      disabled={changing.isPending}
      onClick={() => changing.mutate(change)}
    >
      <Icon size={18} aria-hidden="true" />
      <span>{label}</span>
    </Button>
  );
  const states = messageStates.map((state) => ({
    label: stateLabel(state),
    choose: () => changing.mutate({ state }),
  }));
  const people = [{ id: null, name: m.admin_messages_nobody() }, ...staff].map(({ id, name }) => ({
    label: name,
    choose: () => changing.mutate({ assigneeId: id }),
  }));
  return (
    <div className={styles.bulk}>
      <Row align="center" role="group" aria-label={m.admin_messages_bulk()} className={styles.acts}>
        <span
          role="status"
          className={textStyle({ size: 'small', weight: 'strong' }, styles.chosen)}
        >
          {m.admin_messages_bulk_count({ count: ids.length })}
        </span>
        {folder === 'archived' ? (
          button(Inbox, m.admin_messages_restore(), { status: 'read' })
        ) : (
          <>
            {button(MailOpen, m.admin_messages_bulk_read(), { seen: true })}
            {button(Archive, m.admin_messages_archive(), { status: 'archived' })}
          </>
        )}
        <ConfirmButton
          action={deleting}
          failed={m.admin_messages_bulk_delete_failed()}
          title={m.admin_messages_bulk_delete_title()}
          question={m.admin_messages_bulk_delete_question({ count: ids.length })}
          confirmLabel={m.admin_messages_bulk_delete_confirm()}
          button={{ variant: 'ghost', size: 'small', title: m.area_delete() }}
        >
          <Trash2 size={18} aria-hidden="true" />
          <span>{m.area_delete()}</span>
        </ConfirmButton>
        <More
          disabled={changing.isPending}
          groups={[
            { label: m.admin_messages_bulk_stands(), choices: states },
            { label: m.admin_messages_bulk_assign(), choices: people },
          ]}
        />
      </Row>
    </div>
  );
}
