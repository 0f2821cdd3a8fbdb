import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { FieldShell } from './field-shell.tsx';
import styles from './password-field.module.css';
import { type FieldBinding, useField } from './use-field.ts';

interface PasswordFieldProps extends FieldBinding {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode | undefined;
}

export function PasswordField({ label, autoComplete, hint, ...binding }: PasswordFieldProps) {
  const field = useField(binding);
  const [shown, setShown] = useState(false);
  return (
    <FieldShell label={label} hint={hint} error={field.error}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            {...field.input}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
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
