import { PublicForm } from '#components/form/public-form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useApi } from '#lib/api-context.ts';
import { getLocale } from '#lib/locale.ts';
import { m } from '#messages';
import styles from './newsletter-form.module.css';

const TARGET = { endpoint: 'newsletter.subscribe' } as const;

/** Subscribing to the newsletter (BLG-06), which starts once the link in the mail is confirmed. */
export function NewsletterForm({ label }: { label: string }) {
  const api = useApi();
  return (
    <PublicForm
      label={label}
      target={TARGET}
      onSubmit={({ email = '' }, guards) =>
        api.call('newsletter.subscribe', { body: { email, ...guards, locale: getLocale() } })
      }
      thanks={({ email = '' }) => m.newsletter_thanks({ email })}
      className={styles.form}
    >
      <TextField name="email" label={m.field_email()} type="email" autoComplete="email" required />
      <div className={styles.button}>
        <SubmitButton label={m.newsletter_subscribe()} busyLabel={m.public_form_sending()} />
      </div>
    </PublicForm>
  );
}
