import type { MessageDetail } from '@vitrine/contracts';
import { messageStates } from '@vitrine/contracts';
import { cx } from '#components/cx.ts';
import { useToast } from '#components/feedback/toast-context.ts';
import select from '#components/form/select-field.module.css';
import { Cluster } from '#components/layout/primitives.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import type { ShownChange, useSetStatus } from './message-cache.ts';
import styles from './message-desk.module.css';
import { stateLabel } from './message-words.ts';

interface MessageDeskProps {
  message: MessageDetail;
  change: ReturnType<typeof useSetStatus>;
}

/** How far the company is with a message, and who answers it; saved as soon as it is chosen. */
export function MessageDesk({ message, change }: MessageDeskProps) {
  const toast = useToast();
  const { data: staff = [] } = useEndpoint('admin.inbox.staff', { query: {} });
  const { assigneeId, state } = message;
  const save = (changed: ShownChange) =>
    change.mutate(changed, {
      onError: () => toast({ message: m.admin_messages_change_failed(), tone: 'danger' }),
    });
  const isKnown = assigneeId === null || staff.some(({ id }) => id === assigneeId);
  return (
    <Cluster gap={1} align="center">
      <select
        aria-label={m.admin_messages_stands()}
        className={cx(select.select, styles.choice)}
        value={state}
        onChange={({ currentTarget }) => {
          const next = messageStates.find((one) => one === currentTarget.value);
          if (next) save({ state: next });
        }}
      >
        {messageStates.map((one) => (
          <option key={one} value={one}>
            {stateLabel(one)}
          </option>
        ))}
      </select>
      <select
        aria-label={m.admin_messages_assignee()}
        className={cx(select.select, styles.choice)}
        value={assigneeId ?? ''}
        onChange={({ currentTarget }) => save({ assigneeId: currentTarget.value || null })}
      >
        <option value="">{m.admin_messages_assignee_none()}</option>
        {isKnown ? null : (
          <option value={assigneeId ?? ''}>{m.admin_messages_assignee_gone()}</option>
        )}
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Cluster>
  );
}
