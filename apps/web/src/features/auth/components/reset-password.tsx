import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NewPasswordFields } from '#components/form/new-password-fields.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { m } from '#messages';
import { passwordChanged } from '../api/sign-in.ts';
import { AuthForm } from './auth-form.tsx';

export interface PasswordByLinkProps {
  token: string;
  /** The link was used before, or its time is over. */
  onEnded: () => void;
  /** What the button says. */
  label: string;
  onSaved: (password: string) => Promise<void>;
}

/** A new password by the token of a mailed link, twice; every session ends with the old one. */
export function PasswordByLink({ token, onEnded, label, onSaved }: PasswordByLinkProps) {
  const api = useApi();
  const [leaving, setLeaving] = useState(false);
  const save = async ({ password }: { password: string }) => {
    try {
      await api.call('auth.resetPassword', { body: { token, password } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'malformed') return onEnded();
      throw error;
    }
    // Stays busy until the next page is loaded: the link works only once.
    setLeaving(true);
    await onSaved(password);
  };
  return (
    <AuthForm
      schema={({ resetPasswordFormSchema }) => resetPasswordFormSchema}
      defaultValues={{}}
      onSubmit={save}
    >
      <NewPasswordFields names={['password', 'confirm_password']} />
      <SubmitButton label={label} busyLabel={m.form_saving()} busy={leaving} size="large" wide />
    </AuthForm>
  );
}

/** In the place of a forgotten password; leads to the sign-in. */
export function ResetPassword(link: Pick<PasswordByLinkProps, 'token' | 'onEnded'>) {
  const navigate = useNavigate();
  const leave = async () => {
    session.clear();
    await navigate(paths.userLogin.to(), { replace: true, state: passwordChanged });
  };
  return <PasswordByLink {...link} label={m.auth_reset_save()} onSaved={leave} />;
}

/** Instead of the form where the link cannot be used: asks for a new one. */
export function NewLink() {
  return (
    <p>
      <ButtonLink to={paths.forgotPassword.to()} size="large">
        {m.auth_link_new()}
      </ButtonLink>
    </p>
  );
}
