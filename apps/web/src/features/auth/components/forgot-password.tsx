import { useLocation } from 'react-router-dom';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { AuthForm } from './auth-form.tsx';
import { EmailField, OtherPage } from './auth-parts.tsx';

/** Shown for every address alike, so that nobody learns whether there is an account. */
export function ForgotPasswordSent({ onAgain }: { onAgain: () => void }) {
  return (
    <Cluster gap={2}>
      <ButtonLink to={paths.login.to()}>{m.auth_back_to_sign_in()}</ButtonLink>
      <Button variant="secondary" onClick={onAgain}>
        {m.auth_forgot_sent_again()}
      </Button>
    </Cluster>
  );
}

/** Asking for the mailed link; the answer is the same for every address (SGN-07). */
export function ForgotPassword({ onSent }: { onSent: (email: string) => void }) {
  const api = useApi();
  const email = emailIn(useLocation().state);
  return (
    <>
      <AuthForm
        schema={({ forgotPasswordSchema }) => forgotPasswordSchema}
        defaultValues={email ? { email } : {}}
        onSubmit={async (body) => {
          await api.call('auth.forgotPassword', { body });
          onSent(body.email);
        }}
      >
        <EmailField autoComplete="username" />
        <SubmitButton
          label={m.auth_forgot_send()}
          busyLabel={m.public_form_sending()}
          size="large"
          wide
        />
      </AuthForm>
      <OtherPage label={m.auth_back_to_sign_in()} to={paths.login.to()} />
    </>
  );
}

/** The address that the settings page handed over. */
function emailIn(state: unknown): string | undefined {
  const email = state && typeof state === 'object' && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : undefined;
}
