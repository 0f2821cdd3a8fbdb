import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { CheckedForm } from '#components/form/checked-form.tsx';
import { NewPasswordFields } from '#components/form/new-password-fields.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#lib/paths.ts';
import { prepareCalls } from '#lib/prepare-calls.ts';
import { m } from '#messages';
import { signInAsAdmin, startSession } from '../api/sign-in.ts';
import { EmailField } from '../components/auth-parts.tsx';

interface Chosen {
  email: string;
  password: string;
}
interface Typed extends Chosen {
  confirm_password?: string | undefined;
}

interface SetUpProps {
  token: string;
  /** The link was used before, its day is over, or there is an administrator. */
  onEnded: () => void;
}

const loadChecks = () => import('./set-up-checks.ts');

const check: Resolver<Typed, unknown, Chosen> = async (...values) => {
  const { setupFormSchema, schemaResolver } = await loadChecks();
  return schemaResolver(setupFormSchema)(...values);
};

const prepare = () => {
  prepareCalls();
  return loadChecks();
};

/** The first administrator's e-mail, and the password twice; leads into the back-office. */
export function SetUp({ token, onEnded }: SetUpProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const save = async ({ email, password }: Chosen) => {
    try {
      await api.call('setup.firstAdmin', { body: { token, email, password } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'malformed') return onEnded();
      throw error;
    }
    // stays busy until the next page is loaded: the link works only once
    setLeaving(true);
    const isSignedIn = await enter(api, { email, password });
    await navigate((isSignedIn ? paths.admin : paths.adminLogin).to(), { replace: true });
  };
  return (
    <CheckedForm resolver={check} prepare={prepare} defaultValues={{}} onSubmit={save}>
      <EmailField autoComplete="username" />
      <NewPasswordFields
        names={['password', 'confirm_password']}
        labels={[m.auth_password(), m.auth_confirm_password()]}
      />
      <SubmitButton
        label={m.setup_save()}
        busyLabel={m.form_saving()}
        busy={leaving}
        size="large"
        wide
      />
    </CheckedForm>
  );
}

/** Signs the new administrator in. Where that fails, the account is there all the same. */
async function enter(api: ApiClient, form: Chosen): Promise<boolean> {
  try {
    const outcome = await signInAsAdmin(api, { ...form, remember: false });
    if (!('session' in outcome)) return false;
    startSession(outcome.session);
    return true;
  } catch {
    return false;
  }
}

/** Instead of the form where the link cannot be used. */
export function SetUpEnded() {
  return (
    <p>
      <ButtonLink to={paths.adminLogin.to()} size="large">
        {m.setup_to_sign_in()}
      </ButtonLink>
    </p>
  );
}
