import { FilterSelect } from '#components/list/list-toolbar.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';

/** What no colleague's opening it has changed. */
const NEW_TO_ME = 'new';
/** The same but for what a colleague answers: the dashboard counts it. */
const WAITING = 'waiting';
/** What nobody else answers, seen or not: the dashboard counts the new ones. */
const MINE_TO_DO = 'me-or-nobody';

/** What the server is asked with for what is chosen in {@link WhoseSelect}. */
export const whoseQuery = (whose: string | undefined) => ({
  ...((whose === NEW_TO_ME || whose === WAITING) && { seen: 'no' as const }),
  ...(whose && whose !== NEW_TO_ME && { assignee: whose === WAITING ? MINE_TO_DO : whose }),
});

interface WhoseSelectProps {
  value: string;
  onChange: (whose: string) => void;
}

/** Narrows a list to what someone answers, or has not opened. */
export function WhoseSelect({ value, onChange }: WhoseSelectProps) {
  const { data: staff = [] } = useEndpoint('admin.inbox.staff', { query: {} });
  return (
    <FilterSelect
      name="whose"
      label={m.admin_messages_whose()}
      all={m.admin_messages_assignee_all()}
      options={[
        { value: 'me', label: m.admin_messages_assignee_me() },
        { value: 'nobody', label: m.admin_messages_assignee_none() },
        { value: MINE_TO_DO, label: m.admin_messages_assignee_own() },
        { value: NEW_TO_ME, label: m.admin_messages_unseen() },
        { value: WAITING, label: m.admin_messages_unseen_own() },
        ...staff.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
