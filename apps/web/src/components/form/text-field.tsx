import type { ComponentProps, ReactNode } from 'react';
import { FieldShell } from './field-shell.tsx';
import { type FieldBinding, useField } from './use-field.ts';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldBinding | 'id' | 'ref' | 'className'>;

interface TextFieldProps extends FieldBinding, InputProps {
  label: string;
  hint?: ReactNode | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, optional, className, name, value, onChange, error, ...rest } = props;
  const field = useField({ name, value, onChange, error });
  const shell = { label, hint, optional, className, error: field.error };
  return (
    <FieldShell {...shell}>
      {/* what is typed runs as its script does */}
      {(control) => <input type="text" dir="auto" {...rest} {...control} {...field.input} />}
    </FieldShell>
  );
}
