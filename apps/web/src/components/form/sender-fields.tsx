import { m } from '#messages';
import { FieldRow } from './field-shell.tsx';
import { TextField } from './text-field.tsx';

/** Who writes, and where an answer goes: what every public form asks for. */
export function SenderFields() {
  return (
    <FieldRow>
      <TextField name="name" label={m.field_name()} autoComplete="name" required />
      <TextField name="email" label={m.field_email()} type="email" autoComplete="email" required />
    </FieldRow>
  );
}
