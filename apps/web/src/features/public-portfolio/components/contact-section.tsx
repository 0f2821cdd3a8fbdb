import type { EndpointInput } from '@vitrine/contracts';
import { useId } from 'react';
import { cx } from '#components/cx.ts';
import type { FormTarget } from '#components/form/form-target.ts';
import { PublicForm, type Send } from '#components/form/public-form.tsx';
import { MessageToSend, SenderFields } from '#components/form/sender-fields.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { phoneLink, whatsappLink } from '#lib/contact-links.ts';
import { m } from '#messages';
import styles from './contact-section.module.css';

export const CONTACT_ID = 'contact';

/** What a visitor sends: what they wrote, and what tells them from a program. */
export type ContactForm = EndpointInput<'publicPortfolio.contact'>['body'];

export interface Sending {
  send: (form: ContactForm) => Promise<unknown>;
  target: FormTarget;
}

interface ContactSectionProps {
  /** Where it goes; undefined in a preview, which sends nothing. */
  sending: Sending | undefined;
  /** Who is written to. */
  name: string;
  /** Numbers that the person has put on the page; '' for none. */
  phone: string;
  whatsapp: string;
}

/** Writing to the person, whose address stays with the server. */
export function ContactSection({ sending, name, phone, whatsapp }: ContactSectionProps) {
  const headingId = useId();
  const send: Send = async (values, guards) => {
    const { name: sender = '', email = '', message = '' } = values;
    await sending?.send({ name: sender, email, message, ...guards });
  };
  const thanks = () =>
    sending ? m.public_portfolio_thanks({ name }) : m.public_portfolio_preview_not_sent();
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
        {phone || whatsapp ? (
          <Cluster gap={1} above={3}>
            {whatsapp ? (
              <ButtonLink to={whatsappLink(whatsapp)} rel="noopener" variant="secondary">
                {m.public_portfolio_whatsapp()}
              </ButtonLink>
            ) : null}
            {phone ? (
              <ButtonLink to={phoneLink(phone)} variant="secondary">
                {m.public_portfolio_call({ phone: phone.replaceAll(' ', '\u00a0') })}
              </ButtonLink>
            ) : null}
          </Cluster>
        ) : null}
      </div>
      <PublicForm
        label={m.public_portfolio_contact()}
        target={sending?.target}
        onSubmit={send}
        thanks={thanks}
      >
        <SenderFields />
        <MessageToSend />
      </PublicForm>
    </Stack>
  );
}
