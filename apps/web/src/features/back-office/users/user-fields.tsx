import type { AdminUser } from '@vitrine/contracts';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { useSaveUser } from './save-user.ts';
import { UserConflict } from './user-conflict.tsx';
import { type UserForm, userFormSchema } from './user-draft.ts';
import { roleOptions, statusOptions } from './user-words.ts';

interface UserFieldsProps {
  user: AdminUser | undefined;
  values: UserForm;
  /** The values are those of a change that was not saved. */
  isKept: boolean;
  isSelf: boolean;
  onType: (form: UserForm) => void;
  /** Begins again from an account, or from what the modal was opened with. */
  onStartAnew: (from?: AdminUser) => void;
  onLeave: () => void;
}

export function UserFields(props: UserFieldsProps) {
  const { user, values, isKept, isSelf, onType, onStartAnew, onLeave } = props;
  const { conflict, save } = useSaveUser(user, onLeave);
  const [typed, setTyped] = useState(values);
  const listen = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const next = { ...typed, [target.name]: target.value };
    setTyped(next);
    onType(next);
  };
  return (
    <div onInput={listen}>
      <Form schema={userFormSchema} defaultValues={values} onSubmit={save}>
        {isKept && !conflict ? (
          <Alert
            action={
              <Button variant="ghost" size="small" onClick={() => onStartAnew()}>
                {m.admin_users_discard()}
              </Button>
            }
          >
            {m.admin_users_kept()}
          </Alert>
        ) : null}
        {conflict ? (
          <UserConflict conflict={conflict} onTake={() => onStartAnew(conflict.theirs)} />
        ) : null}
        <TextField name="name" label={m.admin_users_column_name()} autoComplete="off" />
        <TextField
          name="email"
          label={m.admin_users_column_email()}
          inputMode="email"
          autoComplete="off"
        />
        <FieldRow>
          <SelectField name="role" label={m.admin_users_column_role()} options={roleOptions()} />
          <SelectField
            name="status"
            label={m.admin_users_column_status()}
            options={statusOptions()}
          />
        </FieldRow>
        <Warning isSelf={isSelf} wasActive={user?.status === 'active'} typed={typed} />
        <DialogActions>
          <Button variant="secondary" onClick={onLeave}>
            {m.admin_users_cancel()}
          </Button>
          {user ? (
            <SubmitButton
              label={conflict ? m.admin_users_conflict_keep() : m.admin_users_edit_submit()}
              busyLabel={m.admin_users_edit_busy()}
            />
          ) : (
            <SubmitButton label={m.admin_users_add_submit()} busyLabel={m.admin_users_add_busy()} />
          )}
        </DialogActions>
      </Form>
    </div>
  );
}

interface WarningProps {
  isSelf: boolean;
  wasActive: boolean;
  typed: UserForm;
}

/** What saving this would end. */
function Warning({ isSelf, wasActive, typed: { role, status } }: WarningProps) {
  if (isSelf && (role !== 'admin' || status !== 'active')) {
    return <Alert tone="danger">{m.admin_users_self_warning()}</Alert>;
  }
  return wasActive && status !== 'active' ? <Alert>{m.admin_users_edit_inactive()}</Alert> : null;
}
