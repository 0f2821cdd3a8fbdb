import type { RegistrationForm as RegistrationInput } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Stack } from '../../../components/layout/primitives.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { useApi } from '../../../lib/api-context.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useOwnArea } from '../own-area.ts';
import styles from './auth-body.module.css';
import { RegistrationForm } from './registration-form.tsx';

/** Making an account. */
export function Registration({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const register = async ({ confirm_password, ...body }: RegistrationInput) => {
    await api.call('auth.register', { body });
    onDone();
  };
  return (
    <Stack gap={3} above={4}>
      <SignedInNotice />
      <RegistrationForm onSubmit={register} />
      <p className={textStyle({ tone: 'muted' })}>
        {m.auth_has_account()}{' '}
        <Link to={paths.login.to()} className={styles.link}>
          {m.auth_sign_in()}
        </Link>
      </p>
    </Stack>
  );
}

function SignedInNotice() {
  const email = useSession()?.email;
  const area = useOwnArea();
  if (!email || !area) return null;
  return (
    <Alert
      action={
        <Link to={area} className={styles.link}>
          {m.auth_go_to_area()}
        </Link>
      }
    >
      {m.auth_already_signed_in({ email })}
    </Alert>
  );
}
