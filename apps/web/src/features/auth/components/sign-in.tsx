import type { SignIn as SignInInput } from '@vitrine/contracts';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Alert } from '#components/feedback/alert.tsx';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { PasswordField } from '#components/form/password-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster } from '#components/layout/primitives.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { paths } from '#lib/paths.ts';
import { type Session, session } from '#lib/session.ts';
import { m } from '#messages';
import { isPasswordChanged, signInFailure } from '../api/sign-in.ts';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-frame.module.css';
import { EmailField, OtherPage } from './auth-parts.tsx';

const forgotLink = layoutClass('row', { align: 'center' }, textStyle({ size: 'small' }));

interface SignInProps {
  signIn: (api: ApiClient, form: SignInInput) => Promise<Session>;
  /** Where somebody who is signed in goes; undefined for those who may stay. */
  area: string | undefined;
}

/** Signing in, on whichever of the sign-in pages; the session itself sends the person on. */
export function SignIn({ signIn, area }: SignInProps) {
  const api = useApi();
  const changed = isPasswordChanged(useLocation().state);
  return (
    <>
      {area ? <Navigate to={area} replace /> : null}
      {changed ? <Alert tone="success">{m.auth_password_changed()}</Alert> : null}
      {/* No default values: what was typed, or filled in by the browser, before the app took over stays. */}
      <AuthForm
        schema={({ signInSchema }) => signInSchema}
        defaultValues={{}}
        onSubmit={async (form) => session.start(await signIn(api, form))}
        failure={signInFailure}
      >
        <EmailField autoComplete="username" />
        <PasswordField name="password" label={m.auth_password()} autoComplete="current-password" />
        <Cluster gap={3} rowGap={1} align="center" justify="between" className={styles.remember}>
          <CheckboxField name="remember" label={m.auth_remember_me()} />
          <Link to={paths.forgotPassword.to()} className={cx(forgotLink, 'target', textLink)}>
            {m.auth_forgot_link()}
          </Link>
        </Cluster>
        <SubmitButton
          label={m.auth_sign_in()}
          busyLabel={m.auth_signing_in()}
          busy={area !== undefined}
          size="large"
          wide
        />
      </AuthForm>
      <OtherPage
        question={m.auth_new_here()}
        label={m.auth_register_title()}
        to={paths.register.to()}
      />
    </>
  );
}
