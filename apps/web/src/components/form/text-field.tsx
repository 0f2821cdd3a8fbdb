import type { Ref } from 'react';
import { type FieldProps, FieldShell, useField } from './field-shell.tsx';

interface TextFieldProps extends FieldProps<'input'> {
  /** For a form that fills the field in by itself. */
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ ref, ...props }: TextFieldProps) {
  const { shell, input } = useField(props);
  return (
    <FieldShell {...shell}>
      {/* what is typed runs as its script does */}
      {(control) => <input type="text" dir="auto" {...(ref && { ref })} {...input} {...control} />}
    </FieldShell>
  );
}

/** How high an empty text area is: 12 for what is written at length. */
export type Rows = 3 | 4 | 5 | 12;

export function TextArea(props: FieldProps<'textarea'> & { rows?: Rows | undefined }) {
  const { shell, input } = useField(props);
  return (
    <FieldShell {...shell}>
      {/* each paragraph runs as its script does */}
      {(control) => <textarea rows={4} dir="auto" {...input} {...control} />}
    </FieldShell>
  );
}
