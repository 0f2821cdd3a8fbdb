import { signIn } from '#features/auth/api/sign-in.ts';
import { AuthFrame } from '#features/auth/components/auth-frame.tsx';
import { SignIn } from '#features/auth/components/sign-in.tsx';
import { useOwnArea } from '#features/auth/own-area.ts';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.auth_sign_in_title(),
    description: m.auth_sign_in_description(),
    path: paths.login.to(),
  });

/** Both /login and /user/login. */
export function Page() {
  const area = useOwnArea();
  return (
    <AuthFrame
      eyebrow={m.layout_your_account()}
      title={m.auth_welcome_back()}
      lead={m.auth_sign_in_lead()}
      scene="night"
    >
      <SignIn signIn={signIn} area={area} />
    </AuthFrame>
  );
}
