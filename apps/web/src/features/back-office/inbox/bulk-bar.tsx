import type { QueryClient } from '@tanstack/react-query';
import { type ApplicationChange, BULK_MAX, type MessageChange } from '@vitrine/contracts';
import { type LucideIcon, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '#components/cx.ts';
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
import styles from './bulk-bar.module.css';
import { useClearOfNotices } from './clear-of-notices.ts';
import { endpointFor, refreshConversations, type Shared } from './conversation.ts';
import { isUnanswered } from './is-unanswered.ts';

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
  for (let start = 0; start < ids.length; start += BULK_MAX) {
    try {
      answers.push(await send(ids.slice(start, start + BULK_MAX)));
    } catch (failure) {
      if (start === 0) throw failure;
      return { answers, failure };
    }
  }
  return { answers };
}

const countOf = (answers: readonly { changed: number }[]): number =>
  answers.reduce((count, { changed }) => count + changed, 0);

interface Choice<Change> {
  label: string;
  change: Change;
}

interface ChoiceGroup<Change> {
  label: string;
  choices: readonly Choice<Change>[];
}

interface MoreProps<Change> {
  disabled: boolean;
  groups: readonly ChoiceGroup<Change>[];
  onChoose: (change: Change) => void;
}

/** Does at once what is chosen, and is at its label again. */
function More<Change>({ disabled, groups, onChoose }: MoreProps<Change>) {
  const label = m.admin_messages_bulk_more();
  const all = groups.flatMap(({ choices }) => choices);
  return (
    <select
      aria-label={label}
      className={styles.more}
      value=""
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const chosen = all[Number(currentTarget.value)];
        if (chosen) onChoose(chosen.change);
      }}
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

interface BulkWords {
  /** Names the bar. */
  label: string;
  changed: (of: { count: number }) => string;
  changeFailed: () => string;
  deleted: (of: { count: number }) => string;
  deleteFailed: string;
  deleteTitle: string;
  deleteQuestion: (of: { count: number }) => string;
}

export interface BulkBarProps<Change extends MessageChange | ApplicationChange> {
  ids: readonly string[];
  /** On a wide screen the list scrolls by itself, and the bar is below it. */
  inPane?: boolean;
  kind: Shared['kind'];
  words: BulkWords;
  /** The changes that have a button. */
  buttons: readonly (Choice<Change> & { icon: LucideIcon })[];
  /** Those that can be chosen from a list, but for who answers. */
  stands: readonly Choice<Change>[];
  /** Nothing is chosen any more; told what was deleted. */
  onDone: (deleted: readonly string[]) => void;
}

/** What can be done with several at once. */
export function BulkBar<Change extends MessageChange | ApplicationChange>(
  props: BulkBarProps<Change>,
) {
  const { ids, kind, words, buttons, stands, onDone } = props;
  const bar = useRef<HTMLDivElement>(null);
  useClearOfNotices(bar);
  const toast = useToast();
  const undo = useUndo();
  const { data: staff = [] } = useEndpoint('admin.inbox.staff', { query: {} });
  const onSettled = (queries: QueryClient) => refreshConversations(queries, kind);
  const tellRest = (what: string, failure: unknown) =>
    toast({ message: `${what}. ${failureReason(failure)}`, tone: 'danger' });
  const changing = useAction({
    send: (api: ApiClient, change: Change) =>
      inParts(ids, (part) => {
        const body = { ids: part, change: change as MessageChange };
        return api.call(endpointFor(kind, 'bulk.change'), { body });
      }),
    done: ({ answers }) => words.changed({ count: countOf(answers) }),
    failed: (error) =>
      `${isUnanswered(error) ? m.admin_messages_bulk_unknown() : words.changeFailed()}. ${failureReason(error)}`,
    onDone: (_queries, { failure }) => {
      if (failure) tellRest(m.admin_messages_bulk_change_rest(), failure);
      else onDone([]);
    },
    onSettled,
  });
  const deleting = useAction({
    send: (api: ApiClient) =>
      inParts(ids, (part) => api.call(endpointFor(kind, 'bulk.delete'), { body: { ids: part } })),
    // the news of the deletion may have taken the bar away, and what it would say
    failed: (error) => (isUnanswered(error) ? m.admin_messages_bulk_delete_unknown() : undefined),
    onDone: (_queries, { answers, failure }) => {
      // neither what is shown by now nor what was asked for: a colleague may have deleted some before
      const deleted = answers.flatMap((answer) => answer.ids);
      toast({
        message: words.deleted({ count: countOf(answers) }),
        action: deleted.length > 0 ? undo(deleted.map((id) => ({ kind, id }))) : undefined,
      });
      if (failure) tellRest(m.admin_messages_bulk_delete_rest(), failure);
      onDone(deleted);
    },
    onSettled,
  });
  const people = [{ id: null, name: m.admin_messages_nobody() }, ...staff].map(({ id, name }) => ({
    label: name,
    change: { assigneeId: id } as Change,
  }));
  return (
    // in its pane it is beside the notices, which keep clear of the reply there
    <div
      ref={props.inPane ? undefined : bar}
      className={cx(styles.bulk, props.inPane && styles.pane)}
    >
      <Row align="center" role="group" aria-label={words.label} className={styles.acts}>
        <span
          role="status"
          className={textStyle({ size: 'small', weight: 'strong' }, styles.chosen)}
        >
          {m.admin_messages_bulk_count({ count: ids.length })}
        </span>
        {buttons.map(({ icon: Icon, label, change }) => (
          <Button
            key={label}
            variant="ghost"
            size="small"
            title={label}
            disabled={changing.isPending}
            onClick={() => changing.mutate(change)}
          >
            <Icon size={18} aria-hidden="true" />
            <span>{label}</span>
          </Button>
        ))}
        <ConfirmButton
          action={deleting}
          failed={
            isUnanswered(deleting.error)
              ? m.admin_messages_bulk_delete_unknown()
              : words.deleteFailed
          }
          title={words.deleteTitle}
          question={words.deleteQuestion({ count: ids.length })}
          confirmLabel={m.admin_messages_bulk_delete_confirm()}
          button={{ variant: 'ghost', size: 'small', title: m.area_delete() }}
        >
          <Trash2 size={18} aria-hidden="true" />
          <span>{m.area_delete()}</span>
        </ConfirmButton>
        <More
          disabled={changing.isPending}
          groups={[
            { label: m.admin_messages_bulk_stands(), choices: stands },
            { label: m.admin_messages_bulk_assign(), choices: people },
          ]}
          onChoose={changing.mutate}
        />
      </Row>
    </div>
  );
}
