import type { AdminUser } from '@vitrine/contracts';
import { useWatch } from 'react-hook-form';
import { EditorForm, RestorePrompt, SaveFailure } from '#components/editing/editor-form.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { FieldRow } from '#components/form/field-shell.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';
import { roleOptions, statusOptions, type UserValues, useUserEditor } from './use-user-editor.ts';

interface UserDialogProps {
  /** The account to change; a new one without it. */
  user: AdminUser | undefined;
  onClose: () => void;
}

/** The modal in which an account is made or changed. What is typed stays until it is saved. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const editor = useUserEditor(user, onClose);
  const name = user?.name ?? m.admin_users_new();
  const cancel = () => {
    editor.discard();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={user ? m.admin_users_edit_title() : m.admin_users_add_title()}
      description={user ? undefined : m.admin_users_add_hint()}
    >
      <EditorForm editor={editor} name={name} stacked>
        <RestorePrompt name={name} editor={editor} />
        <SaveFailure editor={editor} />
        <TextField name="name" label={m.field_name()} autoComplete="off" />
        <TextField name="email" label={m.field_email()} inputMode="email" autoComplete="off" />
        <FieldRow>
          <SelectField name="role" label={m.admin_users_role()} options={roleOptions()} />
          <SelectField name="status" label={m.area_status()} options={statusOptions()} />
        </FieldRow>
        <Warning user={user} />
        <DialogActions>
          <Button variant="secondary" onClick={cancel}>
            {m.ui_cancel()}
          </Button>
          {user ? (
            <SubmitButton label={m.area_save_changes()} busyLabel={m.admin_users_edit_busy()} />
          ) : (
            <SubmitButton label={m.admin_users_add()} busyLabel={m.admin_users_add_busy()} />
          )}
        </DialogActions>
      </EditorForm>
    </Dialog>
  );
}

/** What saving this would end. */
function Warning({ user }: Pick<UserDialogProps, 'user'>) {
  const own = useSession()?.email;
  const { role, status } = useWatch() as UserValues;
  if (user?.email === own && user && (role !== 'admin' || status !== 'active')) {
    return <Alert tone="danger">{m.admin_users_self_warning()}</Alert>;
  }
  const ends = user?.status === 'active' && status !== 'active';
  return ends ? <Alert>{m.admin_users_edit_inactive()}</Alert> : null;
}
