import { useId } from 'react';
import { cx } from '#components/cx.ts';
import { PublicForm, type Send } from '#components/form/public-form.tsx';
import { MessageToSend, SenderFields } from '#components/form/sender-fields.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { m } from '#messages';
import styles from './contact-section.module.css';

export const CONTACT_ID = 'contact';

interface ContactSectionProps {
  customUrl: string;
  /** Who is written to. */
  name: string;
}

/** Writing to the person, whose address stays with the server. */
export function ContactSection({ customUrl, name }: ContactSectionProps) {
  const api = useApi();
  const headingId = useId();
  const send: Send = async (values, guards) => {
    const { name: sender = '', email = '', message = '' } = values;
    await api.call('publicPortfolio.contact', {
      params: { customUrl },
      body: { name: sender, email, message, ...guards },
    });
    return m.public_portfolio_thanks({ name });
  };
  return (
    <Stack
      as="section"
      gap={4}
      id={CONTACT_ID}
      aria-labelledby={headingId}
      columns="4-8"
      className={cx('rounded screen-only', styles.contact)}
    >
      <div>
        <h2 id={headingId} className={styles.title}>
          {m.public_portfolio_contact()}
        </h2>
        <p className={textStyle({ tone: 'muted', measure: 28, above: 2 })}>
          {m.public_portfolio_contact_hint({ name })}
        </p>
      </div>
      <PublicForm label={m.public_portfolio_contact()} onSubmit={send}>
        <SenderFields />
        <MessageToSend />
      </PublicForm>
    </Stack>
  );
}
