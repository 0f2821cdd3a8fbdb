import { useState } from 'react';
import { AuthFrame } from '#features/auth/components/auth-frame.tsx';
import { ForgotPassword, ForgotPasswordSent } from '#features/auth/components/forgot-password.tsx';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.auth_forgot_title(),
    description: m.auth_forgot_description(),
    path: paths.forgotPassword.to(),
    robots: 'noindex',
  });

export function Page() {
  const [email, setEmail] = useState<string>();
  const words = email
    ? { title: m.auth_forgot_sent_heading(), lead: m.auth_forgot_sent_text({ email }) }
    : { title: m.auth_forgot_heading(), lead: m.auth_forgot_lead() };
  return (
    <AuthFrame {...words} eyebrow={m.auth_forgot_title()} scene="night">
      {email ? (
        <ForgotPasswordSent onAgain={() => setEmail(undefined)} />
      ) : (
        <ForgotPassword onSent={setEmail} />
      )}
    </AuthFrame>
  );
}
