import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PublicForm, type Send } from '#components/form/public-form.tsx';
import { MessageToSend, SenderFields } from '#components/form/sender-fields.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useApi } from '#lib/api-context.ts';
import { getLocale } from '#lib/locale.ts';
import { m } from '#messages';

const SUBJECT = 'subject';
const TARGET = { endpoint: 'contact.send' } as const;

/**
 * Writing to the company (CON-02); the subject is what the address says. The browser fills it in:
 * the server makes one page for all subjects.
 */
export function ContactForm({ label }: { label: string }) {
  const api = useApi();
  const [address, setAddress] = useSearchParams();
  const subject = useFilledIn(address.get(SUBJECT) ?? '');
  const send: Send = async (values, guards) => {
    const { name = '', email = '', subject = '', message = '' } = values;
    await api.call('contact.send', {
      body: { name, email, subject, message, ...guards, locale: getLocale() },
    });
    // After sending, a reload does not fill in the subject again.
    setAddress({}, { replace: true });
  };
  return (
    <PublicForm label={label} target={TARGET} onSubmit={send} thanks={m.contact_form_thanks}>
      <SenderFields />
      <TextField ref={subject} name={SUBJECT} label={m.contact_form_subject()} required />
      <MessageToSend />
    </PublicForm>
  );
}

/** Fills a field in, and again when the text is another; what someone typed there stays. */
function useFilledIn(text: string) {
  const element = useRef<HTMLInputElement>(null);
  const filledIn = useRef('');
  useEffect(() => {
    const field = element.current;
    if (field && text && field.value === filledIn.current) field.value = text;
    filledIn.current = text;
  }, [text]);
  return element;
}
