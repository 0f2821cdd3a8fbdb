import { REGISTRATION_REDIRECT_MS } from '@vitrine/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** What follows a registration; goes on by itself (REG-06). */
export function RegistrationDone() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.userLogin.to()), REGISTRATION_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Stack gap={3} above={4}>
      <p>
        <ButtonLink to={paths.userLogin.to()} size="large">
          {m.auth_continue_to_login()}
        </ButtonLink>
      </p>
    </Stack>
  );
}
