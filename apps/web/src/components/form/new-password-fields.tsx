import { m } from '#messages';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  /** The names of the field and of the one that repeats it. */
  names: readonly [password: string, confirmation: string];
  /** Their labels, where it is not a new password in the place of another. */
  labels?: readonly [password: string, confirmation: string] | undefined;
}

/** A password that is chosen, typed twice. */
export function NewPasswordFields({ names, labels }: NewPasswordFieldsProps) {
  const [label, confirmLabel] = labels ?? [m.form_new_password(), m.form_confirm_new_password()];
  return (
    <>
      <PasswordField
        name={names[0]}
        label={label}
        autoComplete="new-password"
        hint={m.form_password_hint()}
      />
      <PasswordField name={names[1]} label={confirmLabel} autoComplete="new-password" />
    </>
  );
}
