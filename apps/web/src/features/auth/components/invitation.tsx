import type { Invitation as Invited, Locale } from '@vitrine/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { getLocale } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { m } from '#messages';
import { signIn, startSession } from '../api/sign-in.ts';
import { newcomerState } from '../newcomer.ts';
import { useOwnArea } from '../own-area.ts';
import { PasswordByLink, type PasswordByLinkProps } from './reset-password.tsx';
import { Enter } from './sign-in.tsx';

interface InvitationProps extends Pick<PasswordByLinkProps, 'token' | 'onEnded'> {
  invited: Invited;
}

/** The first password of someone who was invited, which signs them in. */
export function Invitation({ invited: { name, email }, ...link }: InvitationProps) {
  const api = useApi();
  const navigate = useNavigate();
  const area = useOwnArea();
  const [language, setLanguage] = useState<Locale>();
  const enter = async (password: string) => {
    session.clear();
    try {
      const outcome = await signIn(api, { email, password, remember: false });
      if ('session' in outcome) {
        setLanguage(outcome.session.language ?? getLocale());
        return startSession(outcome.session);
      }
    } catch {
      // the password is saved: signing in again is all there is to do
    }
    const state = newcomerState({ email, firstName: name });
    await navigate(paths.login.to(), { replace: true, state });
  };
  if (language && area) return <Enter area={area} language={language} />;
  return <PasswordByLink {...link} label={m.auth_invitation_accept()} onSaved={enter} />;
}

const roleNames: Readonly<Record<string, () => string>> = {
  admin: m.auth_role_admin,
  writer: m.auth_role_writer,
  desk: m.auth_role_desk,
};

/** 'Ada Mbella, you are invited as a writer (ada@north.example).' */
export function invitedAs({ name, email, role }: Invited): string {
  const roleName = roleNames[role]?.();
  return roleName
    ? m.auth_invitation_as({ name, email, role: roleName })
    : m.auth_invitation_lead({ name, email });
}
