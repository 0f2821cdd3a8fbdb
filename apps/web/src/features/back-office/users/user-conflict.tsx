import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { Conflict } from './save-user.ts';
import styles from './user-conflict.module.css';
import { formOf, type UserForm } from './user-draft.ts';
import { roleLabel, statusLabel } from './user-words.ts';

interface UserConflictProps {
  conflict: Conflict;
  /** Gives up what was typed for what is stored. */
  onTake: () => void;
}

/** What two people made of one account, beside each other. */
export function UserConflict({ conflict, onTake }: UserConflictProps) {
  const mine = shown(conflict.mine);
  const theirs = shown(formOf(conflict.theirs));
  const rows = mine.map((row, place) => ({ ...row, stored: theirs[place]?.value ?? '' }));
  return (
    <Alert tone="danger" title={m.admin_users_conflict_title()}>
      <p>{m.admin_users_conflict_hint()}</p>
      <table className={styles.both}>
        <thead>
          <tr>
            <th scope="col">{m.admin_users_conflict_field()}</th>
            <th scope="col">{m.admin_users_conflict_mine()}</th>
            <th scope="col">{m.admin_users_conflict_theirs()}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ value, stored }) => value !== stored)
            .map(({ label, value, stored }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
                <td>{stored}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <Button variant="secondary" size="small" onClick={onTake}>
        {m.admin_users_conflict_take()}
      </Button>
    </Alert>
  );
}

const shown = ({ name, email, role, status }: UserForm) => [
  { label: m.admin_users_column_name(), value: name },
  { label: m.admin_users_column_email(), value: email },
  { label: m.admin_users_column_role(), value: roleLabel(role) },
  { label: m.admin_users_column_status(), value: statusLabel(status) },
];
