import { cx } from '#components/cx.ts';
import select from '#components/form/select-field.module.css';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import styles from './desk-select.module.css';

interface AssigneeSelectProps {
  assigneeId: string | null;
  onChange: (assigneeId: string | null) => void;
}

/** Who answers something. */
export function AssigneeSelect({ assigneeId, onChange }: AssigneeSelectProps) {
  const { data: staff = [] } = useEndpoint('admin.inbox.staff', { query: {} });
  const isKnown = assigneeId === null || staff.some(({ id }) => id === assigneeId);
  return (
    <select
      aria-label={m.admin_messages_assignee()}
      className={cx(select.select, styles.choice)}
      value={assigneeId ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
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
  );
}
