import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type FieldProps, FieldShell, useField } from './field-shell.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends Omit<FieldProps<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { shell, input } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldShell {...shell}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(control.className, styles.input)}
          />
          <IconButton
            label={shown ? m.form_hide_password() : m.form_show_password()}
            aria-controls={control.id}
            className={styles.toggle}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </FieldShell>
  );
}
