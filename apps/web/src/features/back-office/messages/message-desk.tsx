import type { MessageDetail } from '@vitrine/contracts';
import { messageStates } from '@vitrine/contracts';
import { cx } from '#components/cx.ts';
import { useToast } from '#components/feedback/toast-context.ts';
import select from '#components/form/select-field.module.css';
import { Cluster } from '#components/layout/primitives.tsx';
import { m } from '#messages';
import { AssigneeSelect } from '../inbox/assignee-select.tsx';
import styles from '../inbox/desk-select.module.css';
import type { ShownChange, useSetStatus } from './message-cache.ts';
import { stateLabel } from './message-words.ts';

interface MessageDeskProps {
  message: MessageDetail;
  change: ReturnType<typeof useSetStatus>;
}

/** How far the company is with a message, and who answers it; saved as soon as it is chosen. */
export function MessageDesk({ message, change }: MessageDeskProps) {
  const toast = useToast();
  const { assigneeId, state } = message;
  const save = (changed: ShownChange) =>
    // a promise: what is told to a mutation of the message is not heard once that is closed
    void change
      .mutateAsync(changed)
      .catch(() => toast({ message: m.admin_messages_change_failed(), tone: 'danger' }));
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
      <AssigneeSelect assigneeId={assigneeId} onChange={(chosen) => save({ assigneeId: chosen })} />
    </Cluster>
  );
}
