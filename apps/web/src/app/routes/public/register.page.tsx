import { useState } from 'react';
import { AuthFrame } from '#features/auth/components/auth-frame.tsx';
import { Registration, RegistrationDone } from '#features/auth/components/registration.tsx';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.auth_register_title(),
    description: m.auth_register_description(),
    path: paths.register.to(),
  });

export function Page() {
  const [done, setDone] = useState(false);
  const words = done
    ? { title: m.auth_register_done_heading(), lead: m.auth_register_done_text() }
    : { title: m.auth_register_heading(), lead: m.auth_register_lead() };
  return (
    <AuthFrame {...words} eyebrow={m.auth_register_eyebrow()} scene="dawn">
      {done ? <RegistrationDone /> : <Registration onDone={() => setDone(true)} />}
    </AuthFrame>
  );
}
