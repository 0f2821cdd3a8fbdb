import { cx } from '../cx.ts';
import { type FieldProps, FieldShell, useField } from './field-shell.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps extends FieldProps<'select'> {
  options: readonly { value: string; label: string }[];
  /** The empty first choice. */
  placeholder?: string | undefined;
}

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { shell, input } = useField(props);
  return (
    <FieldShell {...shell}>
      {(control) => (
        <select {...input} {...control} className={cx(control.className, styles.select)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  );
}
