import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './select-field.module.css';
import { type FieldBinding, useField } from './use-field.ts';

type SelectProps = Omit<ComponentProps<'select'>, keyof FieldBinding | 'id' | 'ref' | 'className'>;

interface SelectFieldProps extends FieldBinding, SelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The empty first choice. */
  placeholder?: string | undefined;
  hint?: ReactNode | undefined;
  optional?: boolean | undefined;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, optional, labelHidden, className, options, placeholder, ...others } = props;
  const { name, value, onChange, error, ...rest } = others;
  const field = useField({ name, value, onChange, error });
  const shell = { label, hint, optional, labelHidden, className, error: field.error };
  return (
    <FieldShell {...shell}>
      {(control) => (
        <select
          {...rest}
          {...control}
          {...field.input}
          className={cx(control.className, styles.select)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  );
}
