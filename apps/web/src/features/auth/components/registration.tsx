import {
  professionNames,
  professions,
  REGISTRATION_REDIRECT_MS,
  type RegistrationForm as RegistrationInput,
} from '@vitrine/contracts';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Alert } from '#components/feedback/alert.tsx';
import { FieldRow } from '#components/form/field-shell.tsx';
import { NewPasswordFields } from '#components/form/new-password-fields.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { textLink } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { after } from '#lib/clock.ts';
import { getLocale } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';
import { registrationFailure } from '../api/sign-in.ts';
import { type Newcomer, newcomerState } from '../newcomer.ts';
import { useOwnArea } from '../own-area.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField, OtherPage } from './auth-parts.tsx';

/** What follows a registration; goes on by itself (REG-06), and takes along who it was. */
export function RegistrationDone({ newcomer }: { newcomer: Newcomer }) {
  const navigate = useNavigate();
  const { email, firstName } = newcomer;
  useEffect(() => {
    const state = newcomerState({ email, firstName });
    const goOn = () => navigate(paths.userLogin.to(), { state });
    return after(REGISTRATION_REDIRECT_MS, goOn);
  }, [navigate, email, firstName]);
  return (
    <p>
      <ButtonLink to={paths.userLogin.to()} state={newcomerState(newcomer)} size="large">
        {m.auth_continue_to_login()}
      </ButtonLink>
    </p>
  );
}

/** Making an account. */
export function Registration({ onDone }: { onDone: (newcomer: Newcomer) => void }) {
  const api = useApi();
  const register = async ({ confirm_password, ...body }: RegistrationInput) => {
    const { user } = await api.call('auth.register', { body: { ...body, language: getLocale() } });
    onDone({ email: user.email, firstName: user.firstName });
  };
  return (
    <>
      <SignedInNotice />
      {/* No default values: what was typed, or filled in by the browser, before the app took over stays. */}
      <AuthForm
        schema={({ registrationFormSchema }) => registrationFormSchema}
        defaultValues={{}}
        onSubmit={register}
        failure={registrationFailure}
      >
        <FieldRow>
          <TextField name="first_name" label={m.form_first_name()} autoComplete="given-name" />
          <TextField name="last_name" label={m.form_last_name()} autoComplete="family-name" />
        </FieldRow>
        <EmailField autoComplete="email" />
        <FieldRow>
          <NewPasswordFields
            names={['password', 'confirm_password']}
            labels={[m.auth_password(), m.auth_confirm_password()]}
          />
        </FieldRow>
        <SelectField
          name="profession"
          label={m.auth_profession()}
          options={professions.map((value) => ({
            value,
            label: professionNames[getLocale()][value],
          }))}
          placeholder={m.auth_profession_choose()}
          autoComplete="organization-title"
        />
        <TextField
          name="phone"
          label={m.field_phone()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
        />
        <TextField
          name="skills"
          label={m.field_skills()}
          hint={m.auth_skills_hint()}
          autoComplete="off"
          optional
        />
        <SubmitButton label={m.auth_register()} busyLabel={m.auth_processing()} size="large" wide />
      </AuthForm>
      <OtherPage question={m.auth_has_account()} label={m.auth_sign_in()} to={paths.login.to()} />
    </>
  );
}

function SignedInNotice() {
  const email = useSession()?.email;
  const area = useOwnArea();
  if (!email || !area) return null;
  return (
    <Alert
      action={
        <Link to={area} className={textLink}>
          {m.auth_go_to_area()}
        </Link>
      }
    >
      {m.auth_already_signed_in({ email })}
    </Alert>
  );
}
