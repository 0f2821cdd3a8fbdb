import { type SignIn, signInSchema } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Cluster } from '../../../components/layout/primitives.tsx';
import { paths } from '../../../lib/paths.ts';
import { signInFailure } from '../api/failure.ts';
import styles from './auth-body.module.css';
import { EmailField } from './email-field.tsx';

interface SignInFormProps {
  onSubmit: (form: SignIn) => Promise<void>;
  /** Signed in, and on the way to the area. */
  leaving: boolean;
}

// No default values: what was typed, or filled in by the browser, before the app took over stays.
export function SignInForm({ onSubmit, leaving }: SignInFormProps) {
  return (
    <Form schema={signInSchema} defaultValues={{}} onSubmit={onSubmit} failure={signInFailure}>
      <EmailField autoComplete="username" />
      <PasswordField name="password" label={m.auth_password()} autoComplete="current-password" />
      <Cluster gap={3} rowGap={1} align="center" justify="between" className={styles.row}>
        <CheckboxField name="remember" label={m.auth_remember_me()} />
        <Link to={paths.forgotPassword.to()} className={styles.link}>
          {m.auth_forgot_link()}
        </Link>
      </Cluster>
      <SubmitButton
        label={m.auth_sign_in()}
        busyLabel={m.auth_signing_in()}
        busy={leaving}
        size="large"
        wide
      />
    </Form>
  );
}
