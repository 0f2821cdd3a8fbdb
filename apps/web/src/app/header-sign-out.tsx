import { useQueryClient } from '@tanstack/react-query';
import { holds } from '@vitrine/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '#messages';
import { useToast } from '../components/feedback/toast-context.ts';
import { accountMenuItem } from '../components/layout/account-menu.tsx';
import { useApi } from '../lib/api-context.ts';
import { paths } from '../lib/paths.ts';
import { session } from '../lib/session.ts';
import type { LogoutQuestion } from './logout-question.tsx';

/**
 * Signs out from the header of the public pages, as the areas do. What it takes comes with the
 * press: most visitors are not signed in.
 */
export function HeaderSignOut() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [Question, setQuestion] = useState<typeof LogoutQuestion>();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    const { signOut } = await import('../lib/sign-out.ts');
    const signIn = holds(session.get()?.role, 'office') ? paths.adminLogin : paths.userLogin;
    setLeaving(true);
    await signOut(api, session, queries);
    setLeaving(false);
    setAsking(false);
    await navigate(signIn.to());
  };
  const ask = async () => {
    const { hasDrafts } = await import('../lib/saved-drafts.ts');
    const email = session.get()?.email;
    if (!email || !hasDrafts(email)) return leave();
    const module = await import('./logout-question.tsx');
    setQuestion(() => module.LogoutQuestion);
    setAsking(true);
  };
  const orSayWhy = (work: () => Promise<void>) => () =>
    void work().catch(() => toast({ message: m.ui_missing_code_message(), tone: 'danger' }));
  return (
    <>
      <button type="button" className={accountMenuItem} disabled={leaving} onClick={orSayWhy(ask)}>
        {m.layout_sign_out()}
      </button>
      {Question ? (
        <Question
          open={asking}
          onOpenChange={setAsking}
          onConfirm={orSayWhy(leave)}
          busy={leaving}
        />
      ) : null}
    </>
  );
}
