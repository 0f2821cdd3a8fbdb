import { useQueryClient } from '@tanstack/react-query';
import { type MessageChange, messageStates } from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
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

/** Does something with all of them, one part after the other, and counts what it met. */
async function inParts(
  ids: readonly string[],
  send: (part: string[]) => Promise<{ changed: number }>,
): Promise<number> {
  let changed = 0;
  for (let start = 0; start < ids.length; start += PART) {
    changed += (await send(ids.slice(start, start + PART))).changed;
  }
  return changed;
}

interface ChoiceProps {
  label: string;
  disabled: boolean;
  options: readonly { label: string; choose: () => void }[];
}

/** Does at once what is chosen, and stands at its label again. */
function Choice({ label, disabled, options }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={styles.choice}
      value=""
      disabled={disabled}
      onChange={({ currentTarget }) => options[Number(currentTarget.value)]?.choose()}
    >
      <option value="">{label}</option>
      {options.map((option, index) => (
        <option key={option.label} value={index}>
          {option.label}
        </option>
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
  const changing = useAction({
    send: (api: ApiClient, change: MessageChange) =>
      inParts(ids, (part) =>
        api.call('admin.messages.bulk.change', { body: { ids: part, change } }),
      ),
    done: (count) => m.admin_messages_bulk_changed({ count }),
    failed: m.admin_messages_change_failed,
    onDone: () => onDone([]),
    onSettled: refresh,
  });
  const deleting = useAction({
    send: (api: ApiClient) =>
      inParts(ids, (part) => api.call('admin.messages.bulk.delete', { body: { ids: part } })),
    onDone: (_queries, count) => {
      const trashed = ids.map((id) => ({ kind: 'message', id }) as const);
      toast({ message: m.admin_messages_bulk_deleted({ count }), action: undo(trashed) });
      onDone(ids);
    },
    onSettled: refresh,
  });
  const button = (label: string, change: MessageChange) => (
    <Button
      variant="ghost"
      size="small"
      disabled={changing.isPending}
      onClick={() => changing.mutate(change)}
    >
      {label}
    </Button>
  );
  return (
    <Cluster
      gap={0.5}
      align="center"
      role="group"
      aria-label={m.admin_messages_bulk()}
      className={styles.bulk}
    >
      <span role="status" className={textStyle({ size: 'small', weight: 'strong' }, styles.chosen)}>
        {m.admin_messages_bulk_count({ count: ids.length })}
      </span>
      {folder === 'archived' ? (
        button(m.admin_messages_restore(), { status: 'read' })
      ) : (
        <>
          {button(m.admin_messages_bulk_read(), { seen: true })}
          {button(m.admin_messages_archive(), { status: 'archived' })}
        </>
      )}
      <Choice
        label={m.admin_messages_bulk_stands()}
        disabled={changing.isPending}
        options={messageStates.map((state) => ({
          label: stateLabel(state),
          choose: () => changing.mutate({ state }),
        }))}
      />
      <Choice
        label={m.admin_messages_bulk_assign()}
        disabled={changing.isPending}
        options={[{ id: null, name: m.admin_messages_nobody() }, ...staff].map(({ id, name }) => ({
          label: name,
          choose: () => changing.mutate({ assigneeId: id }),
        }))}
      />
      <ConfirmButton
        action={deleting}
        failed={m.admin_messages_bulk_delete_failed()}
        title={m.admin_messages_bulk_delete_title()}
        question={m.admin_messages_bulk_delete_question({ count: ids.length })}
        confirmLabel={m.admin_messages_bulk_delete_confirm()}
        button={{ variant: 'ghost', size: 'small' }}
      >
        {m.area_delete()}
      </ConfirmButton>
    </Cluster>
  );
}
