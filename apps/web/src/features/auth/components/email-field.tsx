import { TextField } from '#components/form/text-field.tsx';
import { m } from '#messages';

/** The address of an account, as phones and password managers like it. */
export function EmailField({ autoComplete }: { autoComplete: 'username' | 'email' }) {
  return (
    <TextField
      name="email"
      label={m.field_email()}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
