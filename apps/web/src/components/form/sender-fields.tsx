import { m } from '#messages';
import { FieldRow } from './field-shell.tsx';
import styles from './sender-fields.module.css';
import { SubmitButton } from './submit-button.tsx';
import { TextArea, TextField } from './text-field.tsx';

/** Who writes, and where an answer goes: what every public form asks for. */
export function SenderFields() {
  return (
    <FieldRow>
      <TextField name="name" label={m.field_name()} autoComplete="name" required />
      <TextField name="email" label={m.field_email()} type="email" autoComplete="email" required />
    </FieldRow>
  );
}

/** The end of a form that writes to someone: the message, and the button that sends it. */
export function MessageToSend() {
  return (
    <>
      <TextArea name="message" label={m.field_message()} rows={5} required />
      <div className={styles.send}>
        <SubmitButton
          label={m.public_form_send()}
          busyLabel={m.public_form_sending()}
          size="large"
        />
      </div>
    </>
  );
}
