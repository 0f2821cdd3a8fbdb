import { useState } from 'react';
import { AuthFrame } from '#features/auth/components/auth-frame.tsx';
import { NewLink, ResetPassword } from '#features/auth/components/reset-password.tsx';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { useMailedToken } from '#lib/use-mailed-token.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.auth_reset_heading(),
    description: m.auth_reset_description(),
    path: paths.resetPassword.to(),
    robots: 'noindex',
  });

export function Page() {
  const token = useMailedToken();
  const [ended, setEnded] = useState(false);
  return (
    <AuthFrame {...words(ended, token)} eyebrow={m.auth_forgot_title()} scene="night">
      {ended || token === null ? (
        <NewLink />
      ) : (
        <ResetPassword token={token ?? ''} onEnded={() => setEnded(true)} />
      )}
    </AuthFrame>
  );
}

function words(ended: boolean, token: string | null | undefined) {
  if (ended) return { title: m.mailed_link_ended(), lead: m.auth_link_ended_text() };
  if (token === null) {
    return { title: m.mailed_link_incomplete(), lead: m.auth_link_incomplete_text() };
  }
  return { title: m.auth_reset_heading(), lead: m.auth_reset_lead() };
}
