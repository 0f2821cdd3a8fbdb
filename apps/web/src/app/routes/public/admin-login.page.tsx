import { signInAsAdmin } from '#features/auth/api/sign-in.ts';
import { AuthFrame } from '#features/auth/components/auth-frame.tsx';
import { SignIn } from '#features/auth/components/sign-in.tsx';
import { useOwnArea } from '#features/auth/own-area.ts';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.auth_admin_title(),
    description: m.auth_admin_description(),
    path: paths.adminLogin.to(),
    robots: 'noindex',
  });

export function Page() {
  const area = useOwnArea();
  const role = useSession()?.role;
  return (
    <AuthFrame
      eyebrow={m.app_admin_title()}
      title={m.auth_welcome_back()}
      lead={m.auth_admin_lead()}
      scene="day"
    >
      {/* Whoever is signed in as a user may still sign in here as an administrator. */}
      <SignIn signIn={signInAsAdmin} area={role === 'admin' ? area : undefined} />
    </AuthFrame>
  );
}
