import { useSearchParams } from 'react-router-dom';
import { PublicForm, type Send } from '#components/form/public-form.tsx';
import { MessageToSend, SenderFields } from '#components/form/sender-fields.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useApi } from '#lib/api-context.ts';
import { m } from '#messages';

const SUBJECT = 'subject';

/** Writing to the company (CON-02); the subject is what the address says. */
export function ContactForm({ label }: { label: string }) {
  const api = useApi();
  const [address, setAddress] = useSearchParams();
  const subject = address.get(SUBJECT) ?? '';
  const send: Send = async (values, guards) => {
    const { name = '', email = '', subject = '', message = '' } = values;
    await api.call('contact.send', { body: { name, email, subject, message, ...guards } });
    // After sending, a reload does not fill in the subject again.
    setAddress({}, { replace: true });
    return m.contact_form_thanks();
  };
  return (
    <PublicForm label={label} onSubmit={send}>
      <SenderFields />
      <TextField
        // a new field for a new subject in the address, because the default value is read once
        key={subject}
        name={SUBJECT}
        label={m.contact_form_subject()}
        defaultValue={subject}
        required
      />
      <MessageToSend />
    </PublicForm>
  );
}
