import type { Locale, SecondStep, SignIn as SignInInput } from '@vitrine/contracts';
import { useEffect, useRef, useState } from 'react';
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
import { getLocale } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';
import { addressIn } from '#lib/site-address.ts';
import { m } from '#messages';
import {
  isPasswordChanged,
  isSessionEnded,
  type SignedIn,
  type SignInOutcome,
  sessionOf,
  signInFailure,
  startSession,
} from '../api/sign-in.ts';
import { useNewcomer } from '../newcomer.ts';
import type { SecondStep as SecondStepForm } from '../second-step/second-step.tsx';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-frame.module.css';
import { EmailField, OtherPage } from './auth-parts.tsx';
import { PasskeyButton } from './passkey-button.tsx';

const forgotLink = layoutClass('row', { align: 'center' }, textStyle({ size: 'small' }));

interface SignInProps {
  signIn: (api: ApiClient, form: SignInInput) => Promise<SignInOutcome>;
  /** Refuses a session that may not enter here. */
  accept?: ((api: ApiClient, session: SignedIn) => SignedIn) | undefined;
  /** Where someone who is signed in goes; undefined for those who may stay. */
  area: string | undefined;
}

/** The second step, and what brings it: few accounts have one. */
interface Step {
  wanted: SecondStep;
  Form: typeof SecondStepForm;
}

/** Signing in, on whichever of the sign-in pages; the session itself sends the person on. */
export function SignIn({ signIn, accept, area }: SignInProps) {
  const api = useApi();
  const [step, setStep] = useState<Step>();
  const [ended, setEnded] = useState<string>();
  const language = useRef<SignedIn['language']>(undefined);
  const begin = async (found: SignedIn) => {
    const session = accept ? accept(api, found) : found;
    language.current = session.language;
    startSession(session);
  };
  const submit = async (form: SignInInput) => {
    const outcome = await signIn(api, form);
    if ('session' in outcome) return begin(outcome.session);
    const { SecondStep: Form } = await import('../second-step/second-step.tsx');
    setEnded(undefined);
    setStep({ wanted: outcome.wanted, Form });
  };
  const startAgain = (reason?: string) => {
    setEnded(reason);
    setStep(undefined);
  };
  return (
    <>
      {area ? <Enter area={area} language={language.current ?? getLocale()} /> : null}
      {step ? (
        <step.Form wanted={step.wanted} onSession={begin} onStartAgain={startAgain} />
      ) : (
        <FirstStep ended={ended} busy={area !== undefined} onSubmit={submit} onSession={begin} />
      )}
    </>
  );
}

/** Goes on to an area, in the language of the account: another one is another document. */
export function Enter({ area, language }: { area: string; language: Locale }) {
  const isHere = language === getLocale();
  useEffect(() => {
    if (!isHere) window.location.replace(addressIn(language, area));
  }, [area, isHere, language]);
  return isHere ? <Navigate to={area} replace /> : null;
}

interface FirstStepProps {
  /** Why a sign-in that was begun could not go on. */
  ended: string | undefined;
  busy: boolean;
  onSubmit: (form: SignInInput) => Promise<void>;
  onSession: (session: SignedIn) => Promise<void>;
}

/** A password, or a passkey in its place. */
function FirstStep({ ended, busy, onSubmit, onSession }: FirstStepProps) {
  const api = useApi();
  const { state } = useLocation();
  const changed = isPasswordChanged(state);
  const newcomer = useNewcomer();
  const byPasskey = async (form: HTMLFormElement | null) => {
    const { signInWithPasskey } = await import('#lib/passkeys.ts');
    const box = form?.elements.namedItem('remember');
    const remember = box instanceof HTMLInputElement && box.checked;
    await onSession(sessionOf(await signInWithPasskey(api, { remember })));
  };
  return (
    <>
      {ended ? <Alert>{ended}</Alert> : null}
      {isSessionEnded(state) ? <Alert>{m.auth_session_ended()}</Alert> : null}
      {changed ? <Alert tone="success">{m.auth_password_changed()}</Alert> : null}
      {/* No other default values: what was typed, or filled in by the browser, before the app took over stays. */}
      <AuthForm
        schema={({ signInSchema }) => signInSchema}
        defaultValues={newcomer ? { email: newcomer.email } : {}}
        onSubmit={onSubmit}
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
          busy={busy}
          size="large"
          wide
        />
        <PasskeyButton variant="secondary" label={m.auth_passkey()} signIn={byPasskey} />
      </AuthForm>
      <OtherPage
        question={m.auth_new_here()}
        label={m.auth_register_title()}
        to={paths.register.to()}
      />
    </>
  );
}
