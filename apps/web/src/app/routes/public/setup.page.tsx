import { useState } from 'react';
import { AuthFrame } from '#features/auth/components/auth-frame.tsx';
import { SetUp, SetUpEnded } from '#features/auth/set-up/set-up.tsx';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { useMailedToken } from '#lib/use-mailed-token.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.setup_heading(),
    description: m.setup_description(),
    path: paths.setup.to(),
    robots: 'noindex',
  });

/** Behind the link that a new installation shows at its start. */
export function Page() {
  const token = useMailedToken();
  const [ended, setEnded] = useState(false);
  return (
    <AuthFrame {...wordsOf(ended, token)} eyebrow={m.setup_eyebrow()} scene="dawn">
      {ended || token === null ? (
        <SetUpEnded />
      ) : (
        <SetUp token={token ?? ''} onEnded={() => setEnded(true)} />
      )}
    </AuthFrame>
  );
}

function wordsOf(ended: boolean, token: string | null | undefined) {
  if (ended) return { title: m.mailed_link_ended(), lead: m.setup_ended_lead() };
  if (token === null) {
    return { title: m.mailed_link_incomplete(), lead: m.setup_incomplete_lead() };
  }
  return { title: m.setup_heading(), lead: m.setup_lead() };
}
