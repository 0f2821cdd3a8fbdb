import type { SignIn as SignInInput } from '@vitrine/contracts';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Stack } from '../../../components/layout/primitives.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/api-context.ts';
import { paths } from '../../../lib/paths.ts';
import { type Session, session } from '../../../lib/session.ts';
import { isPasswordChanged } from '../password-changed.ts';
import styles from './auth-body.module.css';
import { SignInForm } from './sign-in-form.tsx';

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
    <Stack gap={3} above={4}>
      {area ? <Navigate to={area} replace /> : null}
      {changed ? <Alert tone="success">{m.auth_password_changed()}</Alert> : null}
      <SignInForm
        leaving={area !== undefined}
        onSubmit={async (form) => session.start(await signIn(api, form))}
      />
      <p className={textStyle({ tone: 'muted' })}>
        {m.auth_new_here()}{' '}
        <Link to={paths.register.to()} className={styles.link}>
          {m.auth_register_link()}
        </Link>
      </p>
    </Stack>
  );
}
