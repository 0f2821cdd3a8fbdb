import type { ComponentProps, ReactNode } from 'react';
import { FieldShell } from './field-shell.tsx';
import { type FieldBinding, useField } from './use-field.ts';

type AreaProps = Omit<
  ComponentProps<'textarea'>,
  keyof FieldBinding | 'id' | 'ref' | 'className' | 'rows'
>;

interface TextAreaProps extends FieldBinding, AreaProps {
  label: string;
  hint?: ReactNode | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
  rows?: 3 | 4 | 5 | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, optional, className, name, value, onChange, error, ...rest } = props;
  const field = useField({ name, value, onChange, error });
  const shell = { label, hint, optional, className, error: field.error };
  return (
    <FieldShell {...shell}>
      {/* each paragraph runs as its script does */}
      {(control) => <textarea rows={4} dir="auto" {...rest} {...control} {...field.input} />}
    </FieldShell>
  );
}
